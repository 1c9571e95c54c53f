export default { brand: 'Mühlengrund', language: 'de' }
