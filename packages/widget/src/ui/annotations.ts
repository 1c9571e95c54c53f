import { isObject } from '@docent/protocol'
import type { ChatMessage } from '@docent/protocol'
import { readAddress } from './markdown/links.ts'
import { isSameSite } from './sources.ts'
import type { LinkBase } from './sources.ts'
import { MAX_NEAREST } from './timing.ts'

/** What the server says about an answer, beside its text. */
export interface AnswerNotes {
  /** It was put together from the pages' own sentences, and from nothing else. */
  readonly isFromPages: boolean
  /** The pages that come closest to a question that none of them answers. */
  readonly nearest: readonly NearestPage[]
}

export interface NearestPage {
  readonly title: string
  readonly address: string
  readonly isHere: boolean
}

/** Reads the annotations of an answer; those that are not known, or not whole, are passed over. */
export function readAnswerNotes(
  { annotations = [] }: Pick<ChatMessage, 'annotations'>,
  base: LinkBase,
): AnswerNotes {
  const records = annotations.flatMap((note): Record<string, unknown>[] =>
    isObject(note) ? [{ ...note }] : [],
  )
  const answer = records.find(({ type }) => type === 'answer')
  const nearest = records.find(({ type }) => type === 'nearest')
  const pages = Array.isArray(nearest?.['pages']) ? nearest['pages'] : []
  return {
    isFromPages: answer?.['engine'] === 'extractive' && answer['grounded'] === true,
    nearest: pages.slice(0, MAX_NEAREST).flatMap((page: unknown) => readPage(page, base)),
  }
}

function readPage(page: unknown, base: LinkBase): NearestPage[] {
  if (!isObject(page) || typeof page['url'] !== 'string') return []
  const address = readAddress(page['url'], base.assistant)
  if (address === undefined) return []
  const title = typeof page['title'] === 'string' && page['title'] ? page['title'] : page['url']
  return [{ title, address, isHere: isSameSite(address, base.page) }]
}
