import type { StreamPart } from '@docent/protocol'
import type { Receipt } from './receipt.ts'

/** Writes answers. Engines know nothing about requests, rate limits or storage. */
export interface AnswerEngine {
  /** The name in annotations and in the store: `extractive`. */
  readonly name: string
  /**
   * Answers one question and yields its parts as they become available: `data` about progress, text
   * with each source right before the text that first cites it, annotations, and one
   * `finish_message` at the end.
   *
   * Ends early, without `finish_message`, once `signal` is aborted. Throws errors that it cannot
   * recover from.
   */
  answer(question: Question, context: AnswerContext): AsyncIterable<StreamPart>
  /** Whether it reads files that are attached to a question. @default false */
  readonly takesFiles?: boolean
}

export interface AnswerContext {
  readonly signal: AbortSignal
  /** Records the facts of an answer's receipt as they become known. */
  readonly note?: (facts: Partial<Receipt>) => void
}

/**
 * Identifies the visitor whose tokens are counted. A session is easy to discard, and many visitors
 * share an address.
 */
export interface Visitor {
  readonly session?: string
  readonly address: string
}

/** A file that a visitor attached to a question. It is read for the answer and not stored. */
export type QuestionFile =
  | { readonly type: 'image'; readonly mediaType: string; readonly base64: string }
  | { readonly type: 'text'; readonly name: string; readonly text: string }

export interface Question {
  readonly text: string
  /** The earlier turns, oldest first. */
  readonly history: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[]
  /** The page that the visitor is on, according to the browser. It is only a hint. */
  readonly page?: { readonly url: string; readonly title: string }
  /** The language of the page, according to the browser. The engine's own phrases use it. */
  readonly language?: string
  /** The visitor, if known. Counts per visitor use this name. */
  readonly visitor?: Visitor
  readonly files?: readonly QuestionFile[]
  /** The visitor wants an answer from the pages at once: no model is asked. */
  readonly isPlain?: boolean
  /** 0 for the first answer to this question, n for the nth regeneration. */
  readonly again: number
  /** Ids of passages that earlier answers to this question cited. */
  readonly avoid: readonly string[]
}
