/** The words of a language, not stemmed, in any spelling. */
export interface WordLists {
  /** Each line has words that visitors and authors use for the same thing. */
  readonly similar: string
  /** Each entry has a word that people say, with those that pages may use where they answer: `word: other other;` */
  readonly related: string
  /** Words that a question can do without. */
  readonly light: string
  /** Everyday words that people put around the subject of any question. */
  readonly ordinary: string
}
