import { decodePath, isReservedRoute, toRoute } from '@docent/content'

/** Finds the address of a file that Docent shows itself; undefined for any other file. */
export type FindAddress = (file: string) => string | undefined

export interface ShownFiles {
  readonly pages: readonly string[]
  /** Pictures and documents, which keep the names of their files. */
  readonly others: readonly string[]
  /** A README that is not the first page. */
  readonly readme?: string | undefined
}

/** Folders of a built site, whose files are cached forever or written by Docent. */
const SITE_FOLDERS: ReadonlySet<string> = new Set(['assets', 'pictures', 'tags'])

/** Files at the root of a built site. */
const SITE_FILES: readonly string[] = [
  '/404.html',
  '/apple-touch-icon.png',
  '/atom.xml',
  '/favicon.svg',
  '/feed.json',
  '/rss.xml',
]

/**
 * The addresses of files that Docent shows as a part of its site. Those of pages look like those of an owner's own
 * pages: without an ending, and with a hyphen for each space. No two files have the same, whatever their names are, and
 * none is a folder in the address of another.
 *
 * @param base the path of the source: `/docs/`.
 */
export function createSiteAddresses(
  base: string,
  { pages, others, readme }: ShownFiles,
): FindAddress {
  const root = decodePath(base).replace(/\/+$/, '')
  const tree = createTree(root === '' ? SITE_FILES : [])
  const take = (path: string, listFiles: (address: string) => readonly string[]): string => {
    // Each page is such a file in its folder.
    const renamed = path.replaceAll(/\/index\.html(?=\/|$)/gi, '$&-2')
    const wanted = tree.leaveFiles(root === '' ? leaveReserved(renamed) : `${root}${renamed}`)
    // The first page of a source is at its root.
    const [first, next] = path === '/' ? [root || '/', `${root}/page`] : ([wanted, wanted] as const)
    let free = first
    for (let place = 2; !tree.isFree(listFiles(free)); place++) free = `${next}-${place}`
    tree.add(listFiles(free))
    return free
  }
  // The ending of a file says what it is, so a page with the same name gets another one.
  const addresses = new Map(
    others.map((file) => [file, encodePath(take(`/${file}`, (address) => [address]))]),
  )
  // The first page of a folder is its index, if there is a README too.
  const ordered = pages.toSorted((a, b) => Number(isReadme(a)) - Number(isReadme(b)))
  for (const file of ordered) {
    const path = file === readme ? file : toPagePath(file).replace(/\/$/, '')
    addresses.set(file, take(toRoute(path), listPageFiles))
  }
  return (file) => addresses.get(file)
}

/** The files of a page in the built site. */
function listPageFiles(route: string): readonly string[] {
  return route === '/' ? ['/index.html', '/index.md'] : [`${route}/index.html`, `${route}.md`]
}

/** The files and folders of a built site. Some disks ignore the case of names. */
interface Tree {
  add(paths: readonly string[]): void
  /** Whether these files can be added. */
  isFree(paths: readonly string[]): boolean
  /** The path, with other names for folders that are files already. */
  leaveFiles(path: string): string
}

function createTree(known: readonly string[]): Tree {
  const files = new Set<string>()
  const folders = new Set<string>()
  const isFile = (path: string): boolean => files.has(path.toLowerCase())
  /** The folders around a path in lower case that are not known yet. Those around a known one are known too. */
  function* listNewFolders(path: string): Generator<string> {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end)
      if (folders.has(folder)) return
      yield folder
    }
  }
  const tree: Tree = {
    add(paths) {
      for (const path of paths.map((one) => one.toLowerCase())) {
        files.add(path)
        for (const folder of listNewFolders(path)) folders.add(folder)
      }
    },
    isFree: (paths) =>
      paths.every((one) => {
        const path = one.toLowerCase()
        return !folders.has(path) && ![path, ...listNewFolders(path)].some(isFile)
      }),
    leaveFiles(path) {
      if (folders.has(path.slice(0, path.lastIndexOf('/')).toLowerCase())) return path
      const [name = '', ...parents] = path.split('/').toReversed()
      const folder = parents.toReversed().reduce((above, one) => {
        let free = one
        for (let place = 2; isFile(`${above}/${free}`); place++) free = `${one}-${place}`
        return `${above}/${free}`
      })
      return `${folder}/${name}`
    },
  }
  tree.add(known)
  return tree
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
  // A page of the site may have its copy there.
  const isCopy = rest !== '' && /\.md$/i.test(first)
  const isReserved = isCopy || SITE_FOLDERS.has(first.toLowerCase()) || isReservedRoute(`/${first}`)
  return isReserved ? `/${first}-2${rest}` : path
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
