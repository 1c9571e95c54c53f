// The server's annotations of an answer: `message_annotations` of the stream.

import { isObject } from '../json.ts'

const OUTCOMES = ['answer', 'passages', 'refusal'] as const

/**
 * The outcome for a visitor: an answer, a few passages that may answer, or the statement that the pages
 * do not answer.
 */
export type AnswerOutcome = (typeof OUTCOMES)[number]

/** How the answer was made. There is one for each answer. */
export interface AnswerAnnotation {
  readonly type: 'answer'
  /** `extractive`: from the pages' own sentences; `model`: written by a language model. */
  readonly engine: string
  readonly outcome: AnswerOutcome
  /** Whether the site says this; false for refusals, small talk and guesses. */
  readonly grounded: boolean
  /** How likely the answer is right, from 0 to 1. */
  readonly confidence: number
  /** A BCP 47 tag, if the answer is in another language than the visitor's page. */
  readonly language?: string
}

/** Questions that the pages answer, as suggestions for the next one. */
export interface FollowupsAnnotation {
  readonly type: 'followups'
  readonly questions: readonly string[]
}

/** A link to a page: its title, and its address relative to the assistant's site. */
export interface PageLink {
  readonly url: string
  readonly title: string
}

/** The pages that come closest to a question that no page answers. */
export interface NearestAnnotation {
  readonly type: 'nearest'
  readonly pages: readonly PageLink[]
}

export type AnswerAnnotations = readonly (
  | AnswerAnnotation
  | FollowupsAnnotation
  | NearestAnnotation
)[]

/** How many follow-up questions an answer offers. */
export const MAX_FOLLOWUPS = 3

/** The longest follow-up question in UTF-16 units: one or two lines, readable at a glance. */
export const MAX_FOLLOWUP_LENGTH = 160

/** How many nearest pages a refusal offers. */
export const MAX_NEAREST = 3

/** The annotations of an answer as a client read them: a missing or invalid value is undefined. */
export interface ReadAnnotations {
  readonly engine: string | undefined
  readonly outcome: AnswerOutcome | undefined
  readonly grounded: boolean | undefined
  readonly confidence: number | undefined
  readonly language: string | undefined
  readonly followups: readonly string[]
  readonly nearest: readonly PageLink[]
}

/** Reads the annotations of an answer. It ignores unknown annotations and invalid values. */
export function readAnswerAnnotations(annotations: readonly unknown[] = []): ReadAnnotations {
  const find = (type: string): Record<string, unknown> =>
    annotations.filter(isObject).find((note) => note['type'] === type) ?? {}
  const { engine, outcome, grounded, confidence, language } = find('answer')
  return {
    engine: typeof engine === 'string' ? engine : undefined,
    outcome: OUTCOMES.find((one) => one === outcome),
    grounded: typeof grounded === 'boolean' ? grounded : undefined,
    confidence: typeof confidence === 'number' ? confidence : undefined,
    language: isLanguageTag(language) ? language : undefined,
    followups: [...new Set(toList(find('followups')['questions']))]
      .filter(isFollowup)
      .slice(0, MAX_FOLLOWUPS),
    nearest: toList(find('nearest')['pages']).flatMap(readPageLink).slice(0, MAX_NEAREST),
  }
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Whether it has the form of a BCP 47 tag. */
function isLanguageTag(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z]{2,3}(-\w{1,8}){0,4}$/i.test(value)
}

function isFollowup(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_FOLLOWUP_LENGTH
}

/** A page without a title goes by its address. */
function readPageLink(value: unknown): PageLink[] {
  if (!isObject(value)) return []
  const { url, title } = value
  if (typeof url !== 'string') return []
  return [{ url, title: typeof title === 'string' && title !== '' ? title : url }]
}
