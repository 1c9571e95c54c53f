/**
 * The schemes that an answer may link to. Anything else is not a link, above all `javascript:` and
 * `data:`.
 */
const PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * The address that a browser would go to, or nothing if it must not.
 *
 * The resolved address is checked and returned, after the browser has handled tabs, line breaks,
 * backslashes and missing slashes.
 */
export function readHref(written: string, base: string): string | undefined {
  if (!URL.canParse(written, base)) return undefined
  const { href, protocol } = new URL(written, base)
  return PROTOCOLS.has(protocol) ? href : undefined
}
