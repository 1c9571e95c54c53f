import type { PageLink } from '@docent/protocol/api'
import { readHref } from '../markdown/links.ts'
import { isSameSite } from '../sources/sources.ts'
import type { LinkBase } from '../sources/sources.ts'

/** A page that comes close to a question that no page answers. */
export interface NearestPage {
  readonly title: string
  readonly address: string
  readonly isHere: boolean
}

/**
 * Resolves the pages that the server names, without those that the answer links and those without a safe
 * address.
 */
export function readNearest(
  pages: readonly PageLink[],
  answer: string,
  base: LinkBase,
): NearestPage[] {
  return pages.flatMap(({ url, title }) => {
    const address = readHref(url, base.assistant)
    if (address === undefined || answer.includes(`](${url})`)) return []
    return [{ title, address, isHere: isSameSite(address, base.page) }]
  })
}
