import type { Mark } from '@docent/protocol/api'
import type { RunRules } from '../words/readRuns.ts'

/**
 * The facts about a site that a search reads: on a server from the knowledge file, in a browser from
 * `search.json`. Both give the same facts, so that the same query has the same results.
 */
export interface SiteIndex {
  readonly sections: number
  /** Mean lengths, in terms. */
  readonly sectionLength: number
  readonly pageLength: number
  readonly language: SearchLanguage
  /** The owner's names of several words, with the terms that mean the same. */
  readonly phrases: readonly NamePhrase[]
  readonly titles: readonly TitledPage[]
  /** The term of a word that is on a page, or has a similar word on one. */
  termOf(form: string): Term | undefined
  /** Such words by their beginning, in any order, with at least and at most this many letters. */
  formsFrom(beginning: string, least?: number, most?: number): readonly Form[]
  /** `term` is one that `termOf` returned. */
  readTerm(term: Term): TermFacts
  /** The terms of a text on a page. */
  readTerms(text: string): readonly Term[]
  /** The sections that have one of these terms. */
  find(terms: readonly Term[]): readonly FoundSection[]
  /** The address of a page's first section. */
  opening(route: string): string | undefined
  /**
   * The addresses of sections with this heading, or with headings that begin like it: the shortest heading
   * first, equals in the order of the addresses.
   */
  underHeading(letters: string, limit: number, isBeginning: boolean): readonly string[]
  read(url: string, asked: AskedTerms): SectionText | undefined
}

/** A term as the index knows it. */
export type Term = string | number

/** The terms of a query with their weights. */
export type AskedTerms = ReadonlyMap<Term, number>

/** The language data of a search. */
interface SearchLanguage extends Pick<RunRules, 'stopWords' | 'elisions'> {
  readonly endings: ReadonlySet<string>
}

export interface Form {
  readonly form: string
  readonly term: Term
  /** How many sections have the term. */
  readonly sections: number
}

export interface NamePhrase {
  readonly forms: readonly string[]
  readonly similar: readonly NearTerm[]
}

export type NearTerm = readonly [term: Term, strength: number]

export interface TermFacts {
  /** How many sections have it. */
  readonly sections: number
  /** The weight of the term in a query, as a share of its rarity. */
  readonly telling: number
  readonly similar: readonly NearTerm[]
}

export interface FoundSection {
  readonly url: string
  readonly page: RankedPage
  /** How many terms each part has. */
  readonly lengths: PartCounts
  /** How often each part has a term. */
  count(term: Term): PartCounts | undefined
}

/** The title, the route, the headings above, the own heading, and the text. */
export type PartCounts = readonly [
  title: number,
  slug: number,
  path: number,
  heading: number,
  text: number,
]

export interface RankedPage {
  /** The top folder that has it. */
  readonly collection: string
  /** Whether it is about one moment: news, a changelog, a blog post. */
  readonly isDated: boolean
  readonly length: number
  count(term: Term): number
}

export interface TitledPage {
  readonly route: string
  readonly title: string
}

interface SectionText {
  readonly title: string
  readonly section: string
  readonly collection: string
  readonly snippet: Snippet
}

/** A line of a section that contains words of the query. */
export interface Snippet {
  readonly text: string
  readonly marks: readonly Mark[]
}
