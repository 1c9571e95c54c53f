export default { brand: 'Casa Tueste', language: 'es' }
