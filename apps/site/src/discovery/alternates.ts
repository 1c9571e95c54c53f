import { listSamePages } from '../languages.ts'
import type { Site } from '../site.ts'
import { toAddress } from './addresses.ts'

/** The address of a page in one language, for `hreflang`. */
export interface Alternate {
  /** A BCP 47 tag; `x-default` for readers of any other language. */
  readonly language: string
  readonly address: string
}

/**
 * A page in each language that has it, its own too, and the one for readers of any other language.
 * None for a page in one language, or if the address of the site is unknown, because a path is not
 * a valid alternate.
 */
export function listAlternates(site: Site, route: string): Alternate[] {
  const same = listSamePages(site, route)
  const alternates = same.flatMap((one): Alternate[] => {
    const address = toAddress(one.site, one.route)
    return address === undefined ? [] : [{ language: one.site.config.language, address }]
  })
  const [first] = same[0]?.site.base === '' ? alternates : []
  return first === undefined
    ? alternates
    : [...alternates, { language: 'x-default', address: first.address }]
}
