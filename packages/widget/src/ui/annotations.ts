import { isObject } from '@docent/protocol'
import type { ChatMessage } from '@docent/protocol'
import { readAddress } from './markdown/links.ts'
import { isSameSite } from './sources.ts'
import type { LinkBase } from './sources.ts'
import { MAX_FOLLOWUPS, MAX_FOLLOWUP_LENGTH, MAX_NEAREST } from './timing.ts'

/** What the server says about an answer, beside its text. */
export interface AnswerNotes {
  /** The language of the answer, where the server says that it is another than the panel's. */
  readonly language: string | undefined
  /** It was put together from the pages' own sentences, and from nothing else. */
  readonly isFromPages: boolean
  /** The pages that come closest to a question that none of them answers. */
  readonly nearest: readonly NearestPage[]
  /** Questions that the pages answer, to go on with. */
  readonly followUps: readonly string[]
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
  const next = records.find(({ type }) => type === 'followups')
  return {
    language: isTag(answer?.['language']) ? answer['language'] : undefined,
    isFromPages: answer?.['engine'] === 'extractive' && answer['grounded'] === true,
    nearest: listOf(nearest?.['pages'])
      .slice(0, MAX_NEAREST)
      .flatMap((page) => readPage(page, base)),
    followUps: [...new Set(listOf(next?.['questions']))].filter(isQuestion).slice(0, MAX_FOLLOWUPS),
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Whether it has the form of a BCP 47 tag. */
function isTag(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z]{2,3}(-\w{1,8}){0,4}$/i.test(value)
}

function isQuestion(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_FOLLOWUP_LENGTH
}

function readPage(page: unknown, base: LinkBase): NearestPage[] {
  if (!isObject(page) || typeof page['url'] !== 'string') return []
  const address = readAddress(page['url'], base.assistant)
  if (address === undefined) return []
  const title = typeof page['title'] === 'string' && page['title'] ? page['title'] : page['url']
  return [{ title, address, isHere: isSameSite(address, base.page) }]
}
