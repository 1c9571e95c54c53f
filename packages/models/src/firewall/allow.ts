export interface AllowOptions {
  /** The routes of the site's own pages. */
  readonly routes: Iterable<string>
  /** The address of the site, for absolute links to it. */
  readonly siteUrl?: string
  /**
   * Other allowed links: a host (`docs.example.com`), the beginning of an address
   * (`https://github.com/acme`), or a mail address.
   */
  readonly allowList?: readonly string[]
}

/** The address of a site whose configuration has none. */
const NOWHERE = 'https://site.invalid'

/** Judges where a link may lead: to pages that exist, and to what the owner lists. */
export function createAllow({
  routes,
  siteUrl,
  allowList = [],
}: AllowOptions): (address: string) => string | undefined {
  const own = new Map([...routes].map((route) => [toKey(route), route]))
  const base = new URL(siteUrl || NOWHERE)
  const listed = allowList.map(readListed)

  return (address) => {
    const written = address.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim()
    // An anchor alone belongs to the page that it was written on.
    if (written === '' || /^[#?]/.test(written)) return undefined
    const url = URL.parse(written, base)
    if (!url || url.username !== '' || url.password !== '') return undefined
    if (url.origin === base.origin) {
      const route = own.get(toKey(url.pathname))
      return route === undefined ? undefined : encodeURI(route) + url.hash
    }
    return listed.some((isListed) => isListed(url)) ? url.href : undefined
  }
}

/** Decodes a path and drops the slash at its end, so that equal paths compare as equal. */
function toKey(path: string): string {
  const bare = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path
  try {
    return decodeURI(bare)
  } catch {
    // A stray `%` means itself.
    return bare
  }
}

function readListed(entry: string): (url: URL) => boolean {
  if (/^https?:\/\//i.test(entry) && URL.canParse(entry)) {
    const { origin, pathname } = new URL(entry)
    const path = pathname.replace(/(?<!\/)\/+$/, '')
    return (url) =>
      url.origin === origin && (url.pathname === path || url.pathname.startsWith(`${path}/`))
  }
  const name = entry.replace(/^mailto:/i, '').toLowerCase()
  // A link with a subject or a text would write a mail in the reader's name.
  if (name.includes('@')) {
    return (url) => url.protocol === 'mailto:' && url.pathname.toLowerCase() === name && !url.search
  }
  return (url) => /^https?:$/.test(url.protocol) && url.hostname === name
}
