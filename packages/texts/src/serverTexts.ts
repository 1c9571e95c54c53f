import type { CountedText } from './fill.ts'

/**
 * What the server says to a visitor, in the panel or on the page of the search, where it gives no
 * answer. What only a programmer can do wrong it says in English.
 */
export interface ServerTexts {
  /** The language of these texts, as a BCP 47 tag. */
  readonly language: string

  /** Something of ours broke. */
  readonly failed: string
  /** The server goes while it is answering. */
  readonly leaves: string
  /** The visitor erased the conversation while an answer was written. */
  readonly erased: string
  readonly busy: string
  readonly tooManyAtOnce: string
  /** `{time}` is one of the three below. */
  readonly tooOften: string
  readonly seconds: CountedText
  readonly minutes: CountedText
  readonly hours: CountedText
  readonly messageTooLong: string
  readonly searchTooLong: string
}
