import { decodePath, isReservedRoute, toRoute } from '@docent/content'

/** Finds the address of a file that Docent shows itself; undefined for any other file. */
export type FindAddress = (file: string) => string | undefined

export interface ShownFiles {
  readonly pages: readonly string[]
  /** Pictures and documents, which keep the names of their files. */
  readonly others: readonly string[]
}

/** Folders of a built site, whose files are cached forever or written by Docent. */
const SITE_FOLDERS: ReadonlySet<string> = new Set(['assets', 'pictures', 'tags'])

/**
 * The addresses of files that Docent shows as a part of its site. Those of pages look like those of an owner's own
 * pages: without an ending, and with a hyphen for each space. No two files have the same, whatever their names are.
 *
 * @param base the path of the source: `/docs/`.
 */
export function createSiteAddresses(base: string, { pages, others }: ShownFiles): FindAddress {
  const root = decodePath(base).replace(/\/+$/, '')
  const taken = new Set<string>()
  const take = (path: string): string => {
    const route = root === '' ? leaveReserved(path) : `${root}${path === '/' ? '' : path}`
    let free = route
    for (let place = 2; taken.has(free.toLowerCase()); place++)
      free = path === '/' ? `${root}/page-${place}` : `${route}-${place}`
    taken.add(free.toLowerCase())
    return free
  }
  // The ending of a file says what it is, so a page with the same name gets another one.
  const addresses = new Map(others.map((file) => [file, encodePath(take(`/${file}`))]))
  // The first page of a folder is its index, if there is a README too.
  const ordered = pages.toSorted((a, b) => Number(isReadme(a)) - Number(isReadme(b)))
  for (const file of ordered)
    addresses.set(file, take(toRoute(toPagePath(file).replace(/\/$/, ''))))
  return (file) => addresses.get(file)
}

/** `guide/README.md` and Hugo's `guide/_index.md` are at `guide/`, `guide/install.mdx` at `guide/install`. */
export function toPagePath(file: string): string {
  return file
    .replace(/\.(?:md|mdx|markdown|docx)$/i, '')
    .replace(/(^|\/)(?:_?index|readme)$/i, '$1')
}

function isReadme(file: string): boolean {
  return /(?:^|\/)readme\.[^./]+$/i.test(file)
}

/** At the root of a site, some folders have other files. */
function leaveReserved(path: string): string {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(path) ?? []
  const isReserved = SITE_FOLDERS.has(first.toLowerCase()) || isReservedRoute(`/${first}`)
  return isReserved ? `/${first}-2${rest}` : path
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
