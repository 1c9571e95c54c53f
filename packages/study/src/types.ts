import type { Passage } from '@docent/retrieval'

/** A section of a page that a model may read. */
export interface StudySection {
  /** A hash of its text and its place: headings repeat, and texts change. */
  readonly key: string
  readonly passage: Passage
  /** The page's file, relative to the content folder. */
  readonly file: string
}

/** A note as a model, or a person, writes it. */
export interface WrittenNote {
  readonly questions: readonly string[]
  /** Markdown of one paragraph, in whole sentences; empty if the whole section is the answer. */
  readonly answer: string
  readonly words: readonly string[]
  /** Whether no page answers its questions. */
  readonly isMissing?: boolean
}

/** A line of a file of notes: a note, or the mark of a section that nobody would ask about. */
export type NoteLine = KeptNote | NoNote

export interface KeptNote extends WrittenNote {
  readonly key: string
  /** Where the section is, for the people who read the file. */
  readonly section: string
  /** The sentences of the page that the answer rests on. */
  readonly rests: readonly string[]
}

/** Questions that no page answers; without a question, a mark that somebody has looked for some on its page. */
export interface MissingNote extends KeptNote {
  readonly isMissing: true
}

interface NoNote {
  readonly key: string
  readonly section: string
  readonly none: true
}

/** The instructions and the text that a model gets. */
export interface ModelRequest {
  readonly system: string
  readonly user: string
}

/** A note that was left out, and why. */
export interface DroppedNote {
  readonly section: string
  readonly answer: string
  readonly reason: string
}
