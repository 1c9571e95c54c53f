// The terms of one site, with which a question is compared.

import type { Synonyms } from '../words/synonyms.ts'

export interface IndexedTerm {
  readonly term: string
  readonly number: number
  /** The number of passages and pages that have it. */
  readonly passages: number
  readonly pages: number
}

/** A term that may replace another one. */
export interface SimilarTerm extends IndexedTerm {
  /** Its weight compared with the other: from 0 to 1. */
  readonly strength: number
}

/** The terms of a site. */
export interface Lexicon {
  readonly passages: number
  readonly pages: number
  readonly collections: ReadonlySet<string>
  /** The start of the routes of the pages, if they are in the folder of a language. */
  readonly base?: string
  find(term: string): IndexedTerm | undefined
  /** The owner's synonyms. */
  readonly synonyms: Synonyms
  /** The most common terms that begin like an incomplete word. */
  complete(beginning: string): readonly IndexedTerm[]
  /** Corrects a word that no page has to a word of the pages or an everyday word. */
  correct(word: string, around: SpellingContext): string | undefined
  /**
   * For a word that no page has: its parts if it is a compound, or the compounds of the pages that
   * contain it.
   */
  compounds(term: string): readonly string[]
  /** The compounds of the pages that begin or end with a term, in languages that join words. */
  compoundsWith(term: string): readonly string[]
}

export interface SpellingContext {
  /** Whether the word looks like a name, which rarely replaces another word. */
  readonly isName: boolean
  /** The other terms of the question that pages have. */
  readonly company: readonly IndexedTerm[]
}
