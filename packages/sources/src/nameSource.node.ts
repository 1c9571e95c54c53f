import { basename } from 'node:path'

/** The name in messages of a source that its owner has not named. */
export function nameSource(from: string): string {
  if (/^https?:\/\//i.test(from) && URL.canParse(from)) return new URL(from).host
  // The name of a build folder says nothing, unless the path has no other: `docs/.vitepress/dist`.
  const names = from
    .replace(DOCUMENT, '')
    .split(/[\\/]/)
    .filter((name) => name !== '')
  return names.findLast((name) => !BUILD_FOLDER.test(name)) ?? basename(from)
}

const DOCUMENT = /\.(?:pdf|docx)$/i

/**
 * The name of a product by the whole path of its documentation: `lamps` for `/home/me/lamps/docs`. If the folder around
 * it says nothing either, the name of the source.
 */
export function nameProduct(path: string): string {
  const names = path
    .replace(DOCUMENT, '')
    .split(/[\\/]/)
    .filter((name) => name !== '')
  const place = names.findLastIndex((name) => !BUILD_FOLDER.test(name) && !DOCS_FOLDER.test(name))
  const name = names[place]
  const isHome = ['home', 'users'].includes(names[place - 1]?.toLowerCase() ?? '')
  return name === undefined || isHome || SYSTEM_FOLDER.test(name) ? nameSource(path) : name
}

const DOCS_FOLDER = /^(?:docs?|documentation|content|pages|src|website)$/i

const SYSTEM_FOLDER =
  /^(?:app|data|desktop|documents|downloads|home|mnt|opt|private|repo|root|srv|te?mp|users|usr|var|volumes|work|workspaces?)$/i

const BUILD_FOLDER = /^(?:build|dist|out|public|site|html|_site|_build|\..*)$/
