import { fileURLToPath } from 'node:url'

export default {
  output: 'export',
  distDir: process.env.OUT_DIR,
  // The folders above have lock files of their own.
  turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) },
}
