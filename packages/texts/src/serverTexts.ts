import type { CountedText } from './fill.ts'

/**
 * The messages of the server to a visitor, in the panel or on the search page, when it cannot answer.
 * Errors that only a programmer can cause are in English.
 */
export interface ServerTexts {
  /** The language of these texts, as a BCP 47 tag. */
  readonly language: string

  /** An internal error. */
  readonly failed: string
  /** The server shuts down while it is answering. */
  readonly leaves: string
  /** The visitor deleted the conversation while the server was answering. */
  readonly erased: string
  readonly busy: string
  /** The owner has turned the chat off. */
  readonly switchedOff: string
  readonly tooManyAtOnce: string
  /** `{time}` is filled with one of the next three texts. */
  readonly tooOften: string
  readonly seconds: CountedText
  readonly minutes: CountedText
  readonly hours: CountedText
  readonly messageTooLong: string
  readonly searchTooLong: string
  /** Above a result of the search that answers what was typed. */
  readonly quickAnswer: string
}
