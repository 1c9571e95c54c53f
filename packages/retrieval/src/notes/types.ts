/** A note on a section of a page: likely questions of visitors, and the answer. */
export interface StudyNote {
  /** The key of the section that was read. It changes with the section's text and place. */
  readonly key: string
  /** The id of the passage that the note is about. */
  readonly passage: string
  /** In the words of visitors. */
  readonly questions: readonly string[]
  /** Words that visitors use but the page does not. */
  readonly words: readonly string[]
  /**
   * The answer, sentence by sentence, each with the sentence of the passage that supports it. Empty
   * if the whole passage is the answer.
   */
  readonly answer: readonly NoteSentence[]
  /** Whether no page answers its questions, although this section is close to them. It has no answer then. */
  readonly isMissing?: boolean
}

export interface NoteSentence {
  /** Markdown of one paragraph, without links. */
  readonly markdown: string
  readonly quote: string
}

/** A note that was found for a question. */
export interface NoteHit {
  readonly note: StudyNote
  /** How likely it answers, from 0 to 1: 1 for one of its own questions. */
  readonly fit: number
  /** How well it fits compared with other notes: about 1 if it has all words. */
  readonly worth: number
}
