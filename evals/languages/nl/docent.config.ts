export default { brand: 'Tentenhuis', language: 'nl' }
