export { createId, digest, toBase64Url } from './ids.ts'
