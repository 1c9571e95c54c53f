export default { brand: 'Zelthaus', language: 'de' }
