import type { NoteHit } from './notes/types.ts'
import type { Features } from './ranking/features.ts'
import type { Likeness } from './wordVectors/likeness.ts'
import type { Query, QueryOptions } from './ranking/query.ts'
import type { ProductPrice } from '@docent/content'
import type { SearchResults } from '@docent/protocol/api'

/** The searchable contents of a site. Read-only, and safe to share between requests. */
export interface Knowledge {
  /** The hash of the content that it was built from. */
  readonly hash: string
  /** Reads a question in the terms of these pages. Never throws. */
  readQuery(question: string, options?: QueryOptions): Query
  /**
   * Prepares the ranking by meaning, if the site uses it, for a later search with the same
   * question. Never rejects.
   */
  prepare?(question: string, signal: AbortSignal): Promise<void>
  /** The passages that fit best, best first. Never throws. */
  search(question: string | Query, options?: SearchOptions): Hit[]
  /**
   * The notes that fit a question best, best first. Never throws.
   *
   * @param context the earlier questions, if this one depends on them.
   */
  notes(question: string, limit: number, context?: string): NoteHit[]
  passage(id: string): Passage | undefined
  /** The opening passage of a page. */
  opening(route: string): Passage | undefined
  /** The questions in headings that ask nearly the same, the most similar first. Never throws. */
  alike(question: string): readonly AlikeQuestion[]
  /** Whether a passage has the words of a phrase side by side, in any form. */
  mentions(phrase: string): boolean
  /** The text of a page, from its beginning; empty for an unknown route. */
  page(route: string): Passage[]
  /** All pages, sorted by route. */
  pages(): readonly PageInfo[]
  /** The results of the search of visitors. Never throws, whatever the query. */
  findSections(typed: string, limit: number): SearchResults
  close(): void
}

interface SearchOptions {
  /** The maximum number of hits. @default 10 */
  readonly limit?: number
  /** The route of the visitor's page. It breaks ties. */
  readonly near?: string
  /** The ids of passages to rank and return in any case. */
  readonly also?: readonly string[]
}

/** A question that an author wrote above a section. */
export interface AlikeQuestion {
  readonly question: string
  /** The id of its passage. */
  readonly passage: string
  /** How much of both questions is the same, from 0 to 1. */
  readonly fit: number
}

/** A found passage, with the ranking's features. */
export interface Hit {
  readonly passage: Passage
  /** The higher, the better. Comparable only within one search. */
  readonly score: number
  readonly features: Features
  /**
   * How well the best note of the passage fits the question; 0 if the passage has no notes, or no note
   * of any passage fits.
   */
  readonly noted: number
  /** Its likeness to the question; undefined on a site in a language without word vectors. */
  readonly likeness?: Likeness
}

/** An author's facts about a page, for questions about the site itself. */
export interface PageInfo {
  readonly route: string
  readonly title: string
  readonly summary: string
  readonly collection: string
  /** The language of its folder; absent for the language at the root. */
  readonly language?: string
  /** Of documentation that has several versions; empty if its name is not known. */
  readonly version?: string
  readonly for: readonly string[]
  readonly notFor: readonly string[]
  readonly tags: readonly string[]
  readonly date?: string
  readonly order?: number
  readonly price?: ProductPrice
  readonly questions: readonly string[]
}

/** A section of a page: the target of one citation. */
export interface Passage {
  /** Stable while the page's route and the section's anchor do not change. */
  readonly id: string
  /** The page's route, followed by the section's anchor. */
  readonly url: string
  readonly route: string
  /** The page's title. */
  readonly title: string
  /** The section's own heading; empty for the text above the first one. */
  readonly heading: string
  /** Its headings, from the outermost to its own. */
  readonly path: readonly string[]
  /** The same on one line: `Install › On Windows`. */
  readonly section: string
  readonly units: readonly Unit[]
  /** The units in plain text, one per line. */
  readonly text: string
}

/** The smallest piece of a passage. An answer keeps it whole or leaves it out. */
export interface Unit {
  readonly kind: 'sentence' | 'item' | 'step' | 'code' | 'row'
  /** Units of one paragraph, list or table share its number. */
  readonly block: number
  /** Its depth in lists; 0 outside lists. */
  readonly depth: number
  readonly text: string
  /** Markdown that works anywhere: links are absolute or removed, and it contains no `[1]`. */
  readonly markdown: string
  /** The number of a step. */
  readonly number?: number
  /** The table head above a row, in Markdown: two lines. */
  readonly head?: string
}
