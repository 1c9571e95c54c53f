export default { brand: 'Albarán', language: 'es' }
