import { fileURLToPath } from 'node:url'

export default {
  output: 'export',
  distDir: 'build',
  // The folders above have their own lock files; the packages are one above.
  turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) },
}
