/** What an answer may lead to. All else, `javascript:` and `data:` first of all, is no link. */
const PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * The address that a browser would go to, or nothing where it must not.
 *
 * It is the resolved address that is checked and returned: what a browser makes of tabs, line
 * breaks, backslashes and missing slashes has then happened already.
 */
export function readHref(written: string, base: string): string | undefined {
  if (!URL.canParse(written, base)) return undefined
  const { href, protocol } = new URL(written, base)
  return PROTOCOLS.has(protocol) ? href : undefined
}
