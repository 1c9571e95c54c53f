import type { Plugin } from 'vite'
import { SlimError } from './slimError.ts'

const GIVEN_TO_TOOLS = 'window.__SWR_DEVTOOLS_REACT__ = React;'

/** SWR without the line that puts the whole of React on the window, for its developers' tools. */
export function swrWithoutTools(): Plugin {
  return {
    name: 'docent-swr-tools',
    enforce: 'pre',
    transform: {
      filter: { id: /\/swr\/dist\/_internal\/index\.mjs$/ },
      handler(code, id) {
        if (!code.includes(GIVEN_TO_TOOLS)) throw new SlimError(id)
        return code.replace(GIVEN_TO_TOOLS, '')
      },
    },
  }
}
