import type { NoteHit } from './notes/types.ts'
import type { Features } from './ranking/features.ts'
import type { Query, QueryOptions } from './ranking/query.ts'

/** The contents of a site, ready to be searched. Read-only, and safe to share between requests. */
export interface Knowledge {
  /** The hash of the content that it was built from. */
  readonly hash: string
  /** A question in the terms of these pages. Never throws. */
  readQuery(question: string, options?: QueryOptions): Query
  /**
   * Gets ready to rank by meaning too, where the site does that: a search for the same question uses it.
   * Never rejects.
   */
  prepare?(question: string, signal: AbortSignal): Promise<void>
  /** The passages that fit best, best first. Never throws, whatever the question. */
  search(question: string | Query, options?: SearchOptions): Hit[]
  /** The notes that fit a question best, best first. Never throws, whatever the question. */
  notes(question: string, limit: number): NoteHit[]
  passage(id: string): Passage | undefined
  /** The passage that a page opens with. */
  opening(route: string): Passage | undefined
  /** The text of a page, from its beginning; empty for an unknown route. */
  page(route: string): Passage[]
  /**
   * The passages under headings that begin with these words and have no search terms, such as "What it
   * does": the shortest heading first, up to `limit`.
   */
  underSilent(beginning: string, limit: number): Passage[]
  /** The passages under this heading, in the order of the pages, up to `limit`. */
  underHeading(heading: string, limit: number): Passage[]
  /** Every page, in the order of their routes. */
  pages(): readonly PageInfo[]
  close(): void
}

interface SearchOptions {
  /** How many hits at most; 10 when not given. */
  readonly limit?: number
  /** The route of the page that the visitor is on: it decides between equals. */
  readonly near?: string
}

/** A found passage, with the ranking's features. */
export interface Hit {
  readonly passage: Passage
  /** The higher the better; comparable within one search only. */
  readonly score: number
  readonly features: Features
}

/** An author's facts about a page, for questions about the site itself. */
export interface PageInfo {
  readonly route: string
  readonly title: string
  readonly summary: string
  readonly collection: string
  readonly for: readonly string[]
  readonly notFor: readonly string[]
  readonly tags: readonly string[]
  readonly date?: string
  readonly order?: number
  readonly questions: readonly string[]
}

/** A section of a page: the target of one citation. */
export interface Passage {
  /** Stable as long as the page's route and the section's anchor are. */
  readonly id: string
  /** The page's route with the section's anchor. */
  readonly url: string
  readonly route: string
  /** The page's title. */
  readonly title: string
  /** The section's own heading; empty for the text above the first one. */
  readonly heading: string
  /** Its headings, the outermost first, its own last. */
  readonly path: readonly string[]
  /** The same as one line: `Install › On Windows`. */
  readonly section: string
  readonly units: readonly Unit[]
  /** The units in plain text, a line each. */
  readonly text: string
}

/** The smallest piece of a passage that an answer may hold: it is kept whole or left out. */
export interface Unit {
  readonly kind: 'sentence' | 'item' | 'step' | 'code' | 'row'
  /** Units of one paragraph, list or table share its number. */
  readonly block: number
  /** Its depth in lists; 0 outside of them. */
  readonly depth: number
  readonly text: string
  /** Markdown that works anywhere: links are absolute or removed, and it contains no `[1]`. */
  readonly markdown: string
  /** A step's own number. */
  readonly number?: number
  /** A row's table head, in Markdown: two lines. */
  readonly head?: string
}
