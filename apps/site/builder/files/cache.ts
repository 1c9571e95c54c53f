import { join, sep } from 'node:path'

const MODULES = `${sep}node_modules${sep}`

/**
 * The folder of files that may be deleted at any time. The installed package keeps it next to the
 * site's packages, the repository next to its own.
 */
export const CACHE: string = findCache(import.meta.dirname)

/** Where the cache of a Docent is whose modules are in `folder`. */
export function findCache(folder: string): string {
  const at = folder.lastIndexOf(MODULES)
  const modules =
    at < 0 ? join(folder, '../../../../node_modules') : folder.slice(0, at + MODULES.length)
  return join(modules, '.cache/docent-site')
}
