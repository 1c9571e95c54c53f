export default { brand: 'Vivac', language: 'es' }
