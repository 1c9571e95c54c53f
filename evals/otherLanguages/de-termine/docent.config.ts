export default { brand: 'Kalendula', language: 'de' }
