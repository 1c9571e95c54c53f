export default { brand: 'Bivacco', language: 'it' }
