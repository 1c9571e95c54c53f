export default { brand: 'Sacoches Mistral', language: 'fr' }
