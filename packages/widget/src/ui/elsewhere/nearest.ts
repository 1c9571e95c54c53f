import { isObject } from '@docent/protocol'
import { readHref } from '../markdown/links.ts'
import { isSameSite } from '../sources/sources.ts'
import type { LinkBase } from '../sources/sources.ts'
import { MAX_NEAREST } from '../timing.ts'

/** A page that comes close to a question that none answers. */
export interface NearestPage {
  readonly title: string
  readonly address: string
  readonly isHere: boolean
}

/** Reads what the server says of such pages; one that is none is passed over. */
export function readNearest(pages: unknown, base: LinkBase): NearestPage[] {
  if (!Array.isArray(pages)) return []
  return pages.slice(0, MAX_NEAREST).flatMap((page) => readPage(page, base))
}

function readPage(page: unknown, base: LinkBase): NearestPage[] {
  if (!isObject(page) || typeof page['url'] !== 'string') return []
  const address = readHref(page['url'], base.assistant)
  if (address === undefined) return []
  const title = typeof page['title'] === 'string' && page['title'] ? page['title'] : page['url']
  return [{ title, address, isHere: isSameSite(address, base.page) }]
}
