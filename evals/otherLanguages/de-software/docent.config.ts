export default { brand: 'Aktenfuchs', language: 'de' }
