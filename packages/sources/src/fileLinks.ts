import { decodePath } from '@docent/content'
import { toPagePath } from './siteAddresses.ts'

const FILE = /\.(?:md|mdx|markdown)$/i

type Resolve = (href: string, from: string) => string | undefined

/**
 * Finds the addresses of links to files of a folder of Markdown, which are relative to their page. Docusaurus also takes
 * a path from the root of the documentation. Undefined for any other link.
 */
export function createFileLinks(
  files: readonly string[],
  findAddress: (file: string) => string | undefined,
): Resolve {
  const known = new Set(files)
  return (href, from) => {
    const { path, end } = splitLink(href)
    if (path === undefined || !FILE.test(path)) return undefined
    const file = listPlaces(path, from).find((one) => known.has(one))
    const address = file === undefined ? undefined : findAddress(file)
    return address === undefined ? undefined : address + end
  }
}

/** Folders whose files are at the root of the site that other tools build. */
const PUBLIC_FOLDERS = ['static', 'public', 'assets']

/**
 * The same for pages and files that Docent shows itself: also for links that other tools resolve when they build a
 * site, such as `../install/` and `/img/menu.png`.
 */
export function createSiteLinks(
  files: readonly string[],
): (href: string, from: string) => SiteLink | undefined {
  const known = new Map(files.map((file) => [file, file]))
  // An index page comes first in its folder, and has the name of the folder.
  for (const file of files) {
    const path = trimSlashes(toPagePath(file))
    if (!known.has(path)) known.set(path, file)
  }
  const slugs = new Map([...known].toReversed().map(([path, file]) => [toSlugPath(path), file]))
  return (href, from) => {
    const { path, end } = splitLink(href)
    if (path === undefined || path === '') return undefined
    const places = [...listPlaces(path, from), ...listBuiltPlaces(path, from)].flatMap((place) => [
      place,
      trimSlashes(toPagePath(place.replace(/\.html?$/i, ''))),
    ])
    const found = places.find((place) => known.has(place))
    const file =
      found === undefined ? findSlug(places, (place) => slugs.get(place)) : known.get(found)
    return file === undefined ? undefined : { file, end }
  }
}

/** Tools make addresses of the names of files by different rules: "Process Model.md" is at `/process-model`. */
function toSlugPath(path: string): string {
  const plain = path.toLowerCase().replaceAll(/(^|\/)\d+[-_. ]+(?=[^\d/])/g, '$1')
  return plain.replaceAll(/[^\p{L}\p{M}\p{N}/.]+/gu, '-').replaceAll(/-?\/-?/g, '/')
}

function findSlug(
  places: readonly string[],
  find: (slug: string) => string | undefined,
): string | undefined {
  for (const place of places) {
    const file = place === '' ? undefined : find(toSlugPath(place))
    if (file !== undefined) return file
  }
  return undefined
}

/** The file that a link means, and what follows its path: a query or an anchor. */
interface SiteLink {
  readonly file: string
  readonly end: string
}

interface SplitLink {
  /** Undefined for an address elsewhere. */
  readonly path: string | undefined
  /** The query and the anchor. */
  readonly end: string
}

function splitLink(href: string): SplitLink {
  const [, written = '', end = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  // Names of folders that a build replaces: `@site/static/a.png`, `~/assets/a.png`, `@assets/a.png`.
  const path = written.replace(/^(?:@site|[@~])\/|^@(?=assets\/)/, '/')
  return { path: /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(path) ? undefined : path, end }
}

/** The files that a link may mean, the likeliest first. */
function listPlaces(path: string, from: string): string[] {
  const decoded = decodePath(path)
  const folder = decoded.startsWith('/') ? [] : from.split('/').slice(0, -1)
  return [folder, []].map((base) => joinPath(base, decoded))
}

/** The files that it may mean in the site that another tool builds of them. */
function listBuiltPlaces(path: string, from: string): string[] {
  const decoded = decodePath(path)
  // A page of its own folder, such as `install/`, links from there, or from the root of the site.
  if (!decoded.startsWith('/')) {
    const here = joinPath(trimSlashes(toPagePath(from)).split('/'), decoded)
    return [here, ...PUBLIC_FOLDERS.map((name) => joinPath([name], decoded))]
  }
  // The path of a site often begins with the name of its documentation: "/docs/install".
  const inDocs = decoded.replace(/^\/[^/]*(?=\/)/, '')
  const paths = decoded === inDocs ? [decoded] : [decoded, inDocs]
  const inPublic = paths.flatMap((one) => PUBLIC_FOLDERS.map((name) => joinPath([name], one)))
  return [...inPublic, joinPath([], inDocs)]
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '')
}

function joinPath(base: readonly string[], path: string): string {
  const parts = [...base]
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}
