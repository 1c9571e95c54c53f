import type { Plugin } from 'vite'
import { SlimError } from './slimError.ts'

const GIVEN_TO_TOOLS = 'window.__SWR_DEVTOOLS_REACT__ = React;'
const PROVIDER = '= OBJECT.defineProperty(SWRConfig'

/**
 * SWR without the line that puts the whole of React on the window, for its developers' tools, and
 * without its provider where nobody imports that: a bundler cannot know that to make it does nothing
 * else.
 */
export function swrWithoutTools(): Plugin {
  return {
    name: 'docent-swr-tools',
    enforce: 'pre',
    transform: {
      filter: { id: /\/swr\/dist\/(?:_internal\/index|use-swr-\w+)\.mjs$/ },
      handler(code, id) {
        const [found, slim] = id.includes('_internal')
          ? [GIVEN_TO_TOOLS, '']
          : [PROVIDER, PROVIDER.replace('=', '= /* @__PURE__ */')]
        if (!code.includes(found)) throw new SlimError(id)
        return code.replace(found, slim)
      },
    },
  }
}
