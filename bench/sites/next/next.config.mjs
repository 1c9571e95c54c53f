import { fileURLToPath } from 'node:url'

export default {
  output: 'export',
  distDir: process.env.OUT_DIR,
  // The folders above have their own lock files.
  turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) },
}
