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

/** Reads such pages from an annotation, without those that the answer links and malformed ones. */
export function readNearest(pages: unknown, answer: string, base: LinkBase): NearestPage[] {
  if (!Array.isArray(pages)) return []
  return pages.slice(0, MAX_NEAREST).flatMap((page) => readPage(page, answer, base))
}

function readPage(page: unknown, answer: string, base: LinkBase): NearestPage[] {
  if (!isObject(page) || typeof page['url'] !== 'string') return []
  if (answer.includes(`](${page['url']})`)) return []
  const address = readHref(page['url'], base.assistant)
  if (address === undefined) return []
  const title = typeof page['title'] === 'string' && page['title'] ? page['title'] : page['url']
  return [{ title, address, isHere: isSameSite(address, base.page) }]
}
