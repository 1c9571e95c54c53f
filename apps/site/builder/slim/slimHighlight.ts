import type { Plugin } from 'vite'
import { SlimError } from './slimError.ts'

const EXPORTED = 'module.exports = highlight;'

/**
 * Turns the core of highlight.js into a module, like the rest of it. Otherwise the bundler adds a
 * file that converts one form into the other, and the chat would wait for it.
 */
export function highlightAsModule(): Plugin {
  return {
    name: 'docent-highlight-module',
    enforce: 'pre',
    transform: {
      filter: { id: /\/highlight\.js\/lib\/core\.js$/ },
      handler(code, id) {
        if (!code.includes(EXPORTED)) throw new SlimError(id)
        return code.replace(EXPORTED, 'export default highlight;')
      },
    },
  }
}
