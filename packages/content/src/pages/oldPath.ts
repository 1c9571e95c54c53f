import { decodePath } from '../markdown/address.ts'

/** The description of a valid old address, for messages. */
export const OLD_PATH = 'an old path of the site such as /old-lamp'

/**
 * An old address as redirects compare it, decoded and without a slash at its end. Undefined for what is
 * not a path of this site, and for wildcards, which our pages do not need.
 */
export function toOldPath(written: string): string | undefined {
  if (!/^\/(?![/\\])[^?#*\s\\]+$/.test(written)) return undefined
  const path = decodePath(written).replace(/\/+$/, '')
  const hasOddPart = path.split('/').some((part, at) => at > 0 && /^\.{0,2}$/.test(part))
  return path === '' || hasOddPart || /[?#]/.test(path) ? undefined : path
}

export function isOldPath(written: string): boolean {
  return toOldPath(written) !== undefined
}
