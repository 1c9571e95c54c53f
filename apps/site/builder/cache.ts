import { join, sep } from 'node:path'

const MODULES = `${sep}node_modules${sep}`

/**
 * What may be deleted at any time. Installed as a package, Docent keeps it beside the packages of the
 * site; in the repository beside its own.
 */
export const CACHE: string = findCache(import.meta.dirname)

/** Where the cache of a Docent is whose modules are in `folder`. */
export function findCache(folder: string): string {
  const at = folder.lastIndexOf(MODULES)
  const modules =
    at < 0 ? join(folder, '../../../node_modules') : folder.slice(0, at + MODULES.length)
  return join(modules, '.cache/docent-site')
}
