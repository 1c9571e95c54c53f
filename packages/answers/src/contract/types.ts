import type { StreamPart } from '@docent/protocol'
import type { Receipt } from './receipt.ts'

/** Writes answers. Engines know nothing of requests, rates or storage. */
export interface AnswerEngine {
  /** The name in annotations and in the store: `extractive`. */
  readonly name: string
  /**
   * Answers one question, in parts as they come: `data` about what it does, then sources, each right
   * before the text that first cites it, text, annotations, and last one `finish_message`.
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
  /** Takes down, as they come to be known, the facts of an answer's receipt. */
  readonly note?: (facts: Partial<Receipt>) => void
}

/** Whose tokens are counted: a session is easily given up, an address is shared by many. */
export interface Visitor {
  readonly session?: string
  readonly address: string
}

/** A file that a visitor attached to a question: it is read for its answer, and not kept. */
export type QuestionFile =
  | { readonly type: 'image'; readonly mediaType: string; readonly base64: string }
  | { readonly type: 'text'; readonly name: string; readonly text: string }

export interface Question {
  readonly text: string
  /** The turns before, oldest first. */
  readonly history: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[]
  /** The page that the visitor is on, as their browser says: a hint, no more. */
  readonly page?: { readonly url: string; readonly title: string }
  /** The language of the page, as its browser says: the engine's own phrases are said in it. */
  readonly language?: string
  /** The visitor, as far as known: counts for each visitor use this name. */
  readonly visitor?: Visitor
  readonly files?: readonly QuestionFile[]
  /** The visitor wants it from the pages, and now: no model is asked. */
  readonly isPlain?: boolean
  /** 0 for the first answer to this question, n for the nth regeneration. */
  readonly again: number
  /** Ids of passages that earlier answers to this question cited. */
  readonly avoid: readonly string[]
}
