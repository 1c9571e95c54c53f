/** A note on a section of a page: likely questions of visitors, and the answer. */
export interface StudyNote {
  /** The key of the section as it was read: it changes with its text and its place. */
  readonly key: string
  /** The id of the passage that the note is about. */
  readonly passage: string
  /** In visitors' words. */
  readonly questions: readonly string[]
  /** Words that visitors use and the page does not. */
  readonly words: readonly string[]
  /** The answer, sentence by sentence, each with the sentence of the passage that supports it. */
  readonly answer: readonly NoteSentence[]
}

export interface NoteSentence {
  /** Markdown of one paragraph, without links. */
  readonly markdown: string
  readonly quote: string
}

/** A note that was found for a question. */
export interface NoteHit {
  readonly note: StudyNote
  /** How well it fits, from 0 to 1: 1 where the question is one of the note's. */
  readonly fit: number
}
