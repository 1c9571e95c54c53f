export default { brand: 'Bivaque', language: 'pt' }
