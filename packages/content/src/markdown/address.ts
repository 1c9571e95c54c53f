import { decodeEntities } from './entities.ts'

/** The address of a link on this site in its parts, decoded. */
export interface LinkParts {
  /** Empty for an anchor of the page itself. */
  readonly path: string
  /** With its `?`, or empty. */
  readonly query: string
  /** Without its `#`. */
  readonly anchor: string
}

/** An address with a scheme, or one without that a browser would look up on another host. */
export function isElsewhere(to: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(to)
}

export function splitAddress(to: string): LinkParts {
  const [, path = '', query = '', anchor = ''] =
    /^([^?#]*)(\?[^#]*)?#?(.*)$/s.exec(decodeEntities(to).trim()) ?? []
  return { path: decodePath(path).normalize('NFC'), query, anchor: decodePath(anchor) }
}

/**
 * The paths that a link may mean, the likeliest first, from the content folder and without their
 * first slash. One from the root is tried from each folder above the page too, outermost first:
 * the documentation of another site, put into a folder of this one, was written for its own root.
 *
 * @param file the page that holds the link.
 */
export function listPaths(path: string, file: string): string[] {
  const folders = file.split('/').slice(0, -1)
  const bases = path.startsWith('/') ? folders.map((_, depth) => folders.slice(0, depth)) : []
  return [...bases, folders].map((base) => joinPath(base, path)).filter((one) => one !== undefined)
}

/** The anchor as the end of an address; empty without one. */
export function toHash(anchor: string): string {
  return anchor === '' ? '' : `#${encodeURI(anchor)}`
}

/** A file of the content folder as an address from the site's root. */
export function toFileAddress(file: string): string {
  return `/${file.split('/').map(encodeURIComponent).join('/')}`
}

/** The path of a file by its address, decoded and without query and anchor. */
export function toFilePath(address: string): string {
  return decodePath(address.replace(/[?#].*$/s, ''))
}

/** Decodes a part of an address. A stray `%` means itself. */
export function decodePath(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

/** Undefined for a path that leaves the content folder. */
function joinPath(base: readonly string[], path: string): string | undefined {
  const parts = [...base]
  for (const part of path.split('/')) {
    if (part === '..' && parts.pop() === undefined) return undefined
    if (part !== '' && part !== '.' && part !== '..') parts.push(part)
  }
  return parts.join('/')
}
