import { isObject } from '@docent/protocol'
import { isPending } from '@docent/chat'
import type { ChatState } from '@docent/chat'
import type { ChatMessage } from '@docent/protocol'
import { MAX_FOLLOWUPS, MAX_FOLLOWUP_LENGTH } from '../timing.ts'

/** What the server says about an answer, beside its text. */
export interface AnswerNotes {
  /** The language of the answer, where the server says that it is another than the panel's. */
  readonly language: string | undefined
  /** It was put together from the pages' own sentences, and from nothing else. */
  readonly isFromPages: boolean
  /** A model wrote it, and none of what it says is known to stand on a page. */
  readonly isUngrounded: boolean
  /** What it says of the pages that come closest to a question that none of them answers. */
  readonly nearest: unknown
  /** Questions that the pages answer, to go on with. */
  readonly followUps: readonly string[]
}

/** Reads the annotations of an answer; those that are not known, or not whole, are passed over. */
export function readAnswerNotes({
  annotations = [],
}: Pick<ChatMessage, 'annotations'>): AnswerNotes {
  const records = annotations.flatMap((note): Record<string, unknown>[] =>
    isObject(note) ? [{ ...note }] : [],
  )
  const answer = records.find(({ type }) => type === 'answer')
  const nearest = records.find(({ type }) => type === 'nearest')
  const next = records.find(({ type }) => type === 'followups')
  return {
    language: isTag(answer?.['language']) ? answer['language'] : undefined,
    isFromPages: answer?.['engine'] === 'extractive' && answer['grounded'] === true,
    isUngrounded: answer?.['engine'] === 'model' && answer['grounded'] === false,
    nearest: nearest?.['pages'],
    followUps: [...new Set(listOf(next?.['questions']))].filter(isQuestion).slice(0, MAX_FOLLOWUPS),
  }
}

/** The questions that follow from the last answer, once it is complete. */
export function readFollowUps(state: ChatState): readonly string[] {
  const last = isPending(state) ? undefined : state.messages.at(-1)
  return last ? readAnswerNotes(last).followUps : []
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
