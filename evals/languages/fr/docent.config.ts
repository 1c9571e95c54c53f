export default { brand: 'Bivouac', language: 'fr' }
