import {
  decodePath,
  decodeEntities,
  type Document,
  toDarkPath,
  toDensePath,
  toPhonePath,
} from '@docent/content'
import { IDS } from '../shell/ids.ts'
import type { ImageSize, Site } from '../site.ts'

/** The target of a link that is known to be harmless. */
export interface LinkTarget {
  readonly href: string
  /** On another site. */
  readonly external: boolean
}

/** The accessible text of a link to another site: the sheet draws an arrow, and this puts it in words. */
export function markLink({ external }: LinkTarget): { rel?: string; 'aria-describedby'?: string } {
  return external ? EXTERNAL : {}
}

const EXTERNAL = { rel: 'external noopener', 'aria-describedby': IDS.away }

const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:'])

// Any host works, as long as it differs from the hosts that authors name.
const HERE = 'http://docent.invalid'

/**
 * Where a link of a document leads; undefined for an address that no link may have, such as
 * `javascript:…`. The browser's own parser decides what is ours, because it has its own idea of
 * addresses like `/\example.org`.
 */
export function resolveLink(site: Site, document: Document, to: string): LinkTarget | undefined {
  const known = findTarget(document, to)
  const url = parseAddress(site, document, known ?? decodeEntities(to))
  if (!url || !SAFE_PROTOCOLS.has(url.protocol)) return undefined
  if (url.origin !== HERE) return { href: url.href, external: url.protocol.startsWith('http') }
  return { href: to.startsWith('#') && known === undefined ? to : toPath(url), external: false }
}

/** A picture of the site. */
export interface ResolvedImage {
  readonly src: string
  /** The version for screens of twice the density, if there is one next to it, or smaller copies. */
  readonly srcSet: string | undefined
  /** How wide it is shown, for a browser to choose among the copies. */
  readonly sizes?: string | undefined
  readonly size: ImageSize | undefined
  /** The version for phones, if there is one next to it. */
  readonly phone?: Omit<ResolvedImage, 'dark' | 'phone'> | undefined
  /** The version for the dark theme, if there is one next to it. */
  readonly dark?: Omit<ResolvedImage, 'dark'> | undefined
}

/** A picture of the site, and its size if it is known; undefined for any other. */
export function resolveImage(
  site: Site,
  document: Document,
  to: string,
): ResolvedImage | undefined {
  const url = parseAddress(site, document, findTarget(document, to) ?? decodeEntities(to))
  if (!url || url.origin !== HERE) return undefined
  const image = readWithPhone(site, url.pathname)
  const dark = toDarkPath(url.pathname)
  return {
    ...image,
    src: toPath(url),
    ...(isThere(site, dark) && { dark: readWithPhone(site, dark) }),
  }
}

function readWithPhone(site: Site, pathname: string): Omit<ResolvedImage, 'dark'> {
  const phone = toPhonePath(pathname)
  const image = readDensities(site, pathname)
  return isThere(site, phone) ? { ...image, phone: readDensities(site, phone) } : image
}

/** The version of a picture for phones, in each theme; the picture itself if there is none. */
export function toPhoneImage({ dark, ...image }: ResolvedImage): ResolvedImage {
  return { ...(image.phone ?? image), dark: dark && (dark.phone ?? dark) }
}

function isThere(site: Site, pathname: string): boolean {
  return site.sizeOf(decodePath(pathname)) !== undefined
}

/** A picture by its path, as in addresses, and its version for dense screens. */
function readDensities(site: Site, pathname: string): Omit<ResolvedImage, 'dark' | 'phone'> {
  const src = pathname.replace(/^\/+/, '/')
  const dense = toDensePath(src)
  const size = site.sizeOf(decodePath(src))
  if (isThere(site, dense)) return { src, srcSet: `${src} 1x, ${dense} 2x`, size }
  const copies = site.copiesOf(decodePath(src))
  if (copies.length === 0) return { src, srcSet: undefined, size }
  const srcSet = copies.map((copy) => `${copy.src} ${copy.width}w`).join(', ')
  return { src, srcSet, sizes: SIZES, size }
}

/** The column of a page, or all of a narrow window; browsers that can measure lazy pictures do so. */
const SIZES = 'auto, min(100vw, 1152px)'

function findTarget({ links }: Document, to: string): string | undefined {
  return links.find((link) => link.to === to)?.target
}

/** Reads an address as the current page would, with our own public addresses made local. */
function parseAddress(site: Site, { file }: Document, to: string): URL | undefined {
  const url = URL.parse(to, `${HERE}/${file.split('/').map(encodeURIComponent).join('/')}`)
  const own = site.config.url === '' ? null : URL.parse(site.config.url)
  if (!url || !own || url.origin !== own.origin) return url ?? undefined
  return URL.parse(toPath(url), HERE) ?? undefined
}

/** One slash at its start, or a browser would take `//name` for another host. */
function toPath({ pathname, search, hash }: URL): string {
  return pathname.replace(/^\/+/, '/') + search + hash
}
