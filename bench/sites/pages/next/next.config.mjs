import { fileURLToPath } from 'node:url'

export default {
  output: 'export',
  distDir: 'build',
  // The folders above have lock files of their own; the packages stand one above.
  turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) },
}
