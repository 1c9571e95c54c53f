export default { brand: 'Stehwerk', language: 'de' }
