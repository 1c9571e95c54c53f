import { createRequire } from 'node:module'
import { readErrorCode } from '@docent/content/readErrorCode'

const TOOLS = ['sharp', 'subset-font']

/**
 * The optional packages that are installed. They make pictures and fonts smaller, so a build from
 * before their installation is stale. They are only looked for here: loading them takes longer.
 */
export function listInstalledTools(from: string | URL = import.meta.url): string[] {
  const { resolve } = createRequire(from)
  return TOOLS.filter((name) => {
    try {
      resolve(name)
      return true
    } catch (cause) {
      // A package that only `import` can load is installed too.
      return readErrorCode(cause) !== 'MODULE_NOT_FOUND'
    }
  })
}
