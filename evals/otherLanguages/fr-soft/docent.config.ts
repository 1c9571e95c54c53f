export default { brand: 'Lucarne', language: 'fr' }
