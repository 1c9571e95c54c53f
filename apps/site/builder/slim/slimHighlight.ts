import type { Plugin } from 'vite'
import { SlimError } from './slimError.ts'

const EXPORTED = 'module.exports = highlight;'

/**
 * The core of highlight.js as a module: all else of it is one. Else the bundler brings a file along
 * that turns the one form into the other, and the chat would wait for it.
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
