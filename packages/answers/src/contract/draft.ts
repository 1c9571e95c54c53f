import type { AnswerOutcome, PageLink } from '@docent/protocol/api'
import { readCells } from '@docent/retrieval'
import type { Passage } from '@docent/retrieval'

/** A citation of a passage in the text; it becomes `[n]` when the answer is written. */
export interface Citation {
  readonly passage: Passage
  /** The quoted sentence of the passage, in plain text. */
  readonly quote: string
}

/** The content of an answer: runs of Markdown, with citations where they belong. */
export type Said = string | Citation

/** An answer before it is written to the wire. */
export interface Draft {
  readonly said: readonly Said[]
  /** The kind of answer. Without it: an answer, or with `nearest` a refusal. */
  readonly outcome?: AnswerOutcome
  /** Whether the site says this; false for refusals, small talk and guesses. */
  readonly grounded: boolean
  /** How likely the answer is right, from 0 to 1. */
  readonly confidence: number
  /** Follow-up questions that the site answers. */
  readonly followups?: readonly string[]
  /** Pages to look at instead, with a refusal. */
  readonly nearest?: readonly PageLink[]
  /** The language of the answer, if the visitor's page has another. */
  readonly language?: string
  /** The number of pages read for it, if the visitor should see it while waiting. */
  readonly reading?: number
}

/** Longer quotes are cut: they only locate a place on a page and appear in a small card. */
const QUOTE_LENGTH = 300

export function cite(passage: Passage, quote: string): Citation {
  const row = passage.units.find(({ kind, text }) => kind === 'row' && text === quote)
  return { passage, quote: cutAtWord(row ? readCells(row) : quote, QUOTE_LENGTH) }
}

/** Escapes plain text so that Markdown shows it unchanged. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/([\\`*_[\]<>~|])/g, '\\$1').replaceAll(/\s+/g, ' ')
}

/** As many whole words as fit, or the beginning of a first word that is too long. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text
  const space = text.lastIndexOf(' ', length)
  return text.slice(0, space > length / 2 ? space : length).toWellFormed()
}
