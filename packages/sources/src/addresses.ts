import type { HtmlEntry } from './types.ts'

/** The canonical address of a page, as the page writes it. */
export interface CanonicalOf {
  readonly path: string
  readonly canonical: string
}

/** Finds the public address of each page of a site. */
export interface Addresses {
  /** The address of the site's root, with a slash at its end; undefined if it is unknown. */
  readonly base: string | undefined
  find(entry: Pick<HtmlEntry, 'path' | 'url'>, canonical: string): string
}

/**
 * A page has the address of its canonical link if most pages have one that fits their path: a template
 * that names the front page on every page does not. All other pages are below the site's root by their
 * path.
 *
 * @param given the root of the site, if its owner names it.
 */
export function createAddresses(canonicals: readonly CanonicalOf[], given?: string): Addresses {
  const roots = canonicals.flatMap(({ path, canonical }) => readRoot(path, canonical) ?? [])
  const voted = mostFrequent(roots.map(({ root }) => root))
  const named = canonicals.filter(({ canonical }) => isWebPage(canonical))
  const isTrusted = roots.length > named.length / 2
  const base = given === undefined ? (isTrusted ? voted : undefined) : withSlash(given)
  const isClean =
    isTrusted &&
    roots.filter(({ ending }) => ending === 'without').length >
      roots.filter(({ ending }) => ending === 'with').length
  return {
    base,
    find({ path, url }, canonical) {
      if (isTrusted && given === undefined && isWebPage(canonical)) return withoutHash(canonical)
      if (url !== undefined) return url
      const name = path.replace(/(?:^|(?<=\/))index\.html?$/i, '')
      const shown = isClean ? name.replace(/\.html?$/i, '') : name
      return (base ?? '/') + shown.split('/').map(encodeURIComponent).join('/')
    },
  }
}

interface Root {
  readonly root: string
  /** Whether its address has the ending of its file; an index page has neither. */
  readonly ending: 'with' | 'without' | undefined
}

/** The root of the site that a canonical link implies, if it ends with the page's own path. */
function readRoot(path: string, canonical: string): Root | undefined {
  if (!isWebPage(canonical)) return undefined
  const url = withoutHash(canonical)
  const bare = path.replace(/\.html?$/i, '')
  const folder = bare.replace(/(?:^|(?<=\/))index$/i, '')
  for (const end of new Set([path, bare, `${bare}/`, folder, folder.replace(/\/$/, '')])) {
    const encoded = end.split('/').map(encodeURIComponent).join('/')
    const isAtEnd = url.endsWith(`/${encoded}`)
    if (!isAtEnd) continue
    const root = url.slice(0, url.length - encoded.length)
    const isIndex = folder !== bare
    return { root, ending: isIndex ? undefined : end === path ? 'with' : 'without' }
  }
  return undefined
}

function isWebPage(address: string): boolean {
  return /^https?:\/\//.test(address) && URL.canParse(address)
}

function withoutHash(address: string): string {
  const url = new URL(address)
  url.hash = ''
  return url.href
}

function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`
}

function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}
