import type { AnswerOutcome, PageLink } from '@docent/protocol/api'
import type { Passage } from '@docent/retrieval'

/** A mark in the text for a passage; it becomes `[n]` when the answer is written. */
export interface Citation {
  readonly passage: Passage
  /** The sentence of the passage that is told, in plain text. */
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
  /** Questions to go on with, which the site answers. */
  readonly followups?: readonly string[]
  /** Where to look instead, with a refusal. */
  readonly nearest?: readonly PageLink[]
  /** The language that it is in, where that is another than the visitor's page has. */
  readonly language?: string
  /** How many pages were read for it, where that is worth telling while the visitor waits. */
  readonly reading?: number
}

/** Longer quotes are cut: they are to find a place on a page, and to be shown in a small card. */
const QUOTE_LENGTH = 300

export function cite(passage: Passage, quote: string): Citation {
  return { passage, quote: cutAtWord(quote, QUOTE_LENGTH) }
}

/** Plain text as Markdown that shows it as it is. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/([\\`*_[\]<>~|])/g, '\\$1').replaceAll(/\s+/g, ' ')
}

/** As many whole words as fit, or of one that does not, its beginning. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text
  const space = text.lastIndexOf(' ', length)
  return text.slice(0, space > length / 2 ? space : length).toWellFormed()
}
