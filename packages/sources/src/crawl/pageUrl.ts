import { MAX_URL_LENGTH } from '../limits.ts'

/** Which addresses belong to a crawl. */
export interface CrawlScope {
  readonly origin: string
  /** Pages are below this path, which ends with a slash. */
  readonly folder: string
}

/** A start address means everything below its folder: `/guide/intro` means `/guide/`. */
export function createScope(start: URL): CrawlScope {
  const { origin, pathname } = start
  const isFile = /\.[a-z\d]{1,5}$/i.test(pathname) || !pathname.endsWith('/')
  return { origin, folder: isFile ? pathname.slice(0, pathname.lastIndexOf('/') + 1) : pathname }
}

const MAX_FOLDERS = 20
/** A path that repeats a folder more often comes from a link that leads deeper and deeper. */
const MAX_REPEATS = 3

/** Files that are not pages, by their extensions. */
const NO_PAGE =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|css|m?js|map|json|xml|rss|atom|zip|gz|tgz|bz2|xz|7z|tar|rar|dmg|exe|msi|deb|rpm|pdf|docx?|xlsx?|pptx?|epub|mobi|mp[34]|m4[av]|webm|ogg|wav|avi|mov|woff2?|ttf|eot|otf|inv|whl|jar|wasm|ya?ml|toml|csv|ics)$/i

/** The address of a page as the crawl knows it; undefined for one outside the crawl. */
export function toPageUrl(
  link: string,
  base: string,
  { origin, folder }: CrawlScope,
): string | undefined {
  if (link.length > MAX_URL_LENGTH) return undefined
  const url = URL.parse(link, base)
  if (!url || url.origin !== origin || url.username !== '' || url.password !== '') return undefined
  // Pages of documentation have no query; a calendar or a filter has endless ones.
  if (url.search !== '' || url.href.length > MAX_URL_LENGTH) return undefined
  if (!url.pathname.startsWith(folder) || NO_PAGE.test(url.pathname)) return undefined
  if (isEndless(url.pathname)) return undefined
  url.hash = ''
  return url.href
}

function isEndless(path: string): boolean {
  const folders = path.split('/').filter((name) => name !== '')
  if (folders.length > MAX_FOLDERS) return true
  const counts = new Map<string, number>()
  for (const name of folders) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Math.max(0, ...counts.values()) > MAX_REPEATS
}
