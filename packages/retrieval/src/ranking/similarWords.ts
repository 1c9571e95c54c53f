// The words of a site that may answer for a word of a question.

import { wordLanguage } from '../words/analyze.ts'
import { findStandards } from '../words/lists/openStandards.ts'
import { findLoose } from '../words/lists/everydayGroups.ts'
import { findKindred } from '../words/lists/kindred.ts'
import { findRelatedWords } from '../words/lists/relatedWords.ts'
import { findSimilar } from '../words/lists/thesaurus.ts'
import type { IndexedTerm, Lexicon, SimilarTerm } from './lexicon.ts'
import {
  COMPOUND_STRENGTH,
  LONGEST_WIDENED,
  LOOSE_STRENGTH,
  MOST_WIDENED_PAGES,
  RELATED_STRENGTH,
  SIMILAR_STRENGTH,
  SYNONYM_STRENGTH,
} from './tuning.ts'

/** The number of a term that no page has. */
export const NO_NUMBER = 0

export class SimilarWords {
  readonly #lexicon: Lexicon

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon
  }

  /** The terms to search for in addition to a term, or in place of one that is on no page. */
  find(word: IndexedTerm): SimilarTerm[] {
    const { term, number } = word
    const near = number === NO_NUMBER ? this.replace(term) : this.#findSynonyms(term)
    const related = this.rate(findRelatedWords(term), RELATED_STRENGTH)
    return joinDistinct(near, related, this.#widen(word))
  }

  /** The compounds with a German word that few pages have: "Garantiezeiten" for "Garantie". */
  #widen({ term, number, pages }: IndexedTerm): SimilarTerm[] {
    if (wordLanguage() !== 'de' || number === NO_NUMBER) return []
    if (pages > MOST_WIDENED_PAGES || term.length > LONGEST_WIDENED) return []
    return this.rate(this.#lexicon.compoundsWith(term), COMPOUND_STRENGTH)
  }

  /** The terms to search for in place of a word that is on no page. */
  replace(term: string): SimilarTerm[] {
    const similar = this.#findSynonyms(term)
    if (similar.length > 0) return similar
    const kindred = this.rate(findKindred(term), SIMILAR_STRENGTH)
    if (kindred.length > 0) return kindred
    const standards = this.rate(findStandards(term), SIMILAR_STRENGTH)
    if (standards.length > 0) return standards
    const joined = this.rate(this.#lexicon.compounds(term), SIMILAR_STRENGTH)
    return joined.length > 0 ? joined : this.rate(findLoose(term), LOOSE_STRENGTH)
  }

  /** Whether only words of loose groups can replace a word. */
  isLoose(term: string): boolean {
    const closer = [...findKindred(term), ...findStandards(term), ...this.#lexicon.compounds(term)]
    return this.#findSynonyms(term).length + findKnownTerms(closer, this.#lexicon).length === 0
  }

  /** Whether a term is a product that no page names, and only words for its kind replace it. */
  isStandIn({ term, number }: IndexedTerm): boolean {
    if (number !== NO_NUMBER || findStandards(term).length === 0) return false
    return this.#findSynonyms(term).length === 0
  }

  rate(terms: readonly string[], strength: number): SimilarTerm[] {
    const found = findKnownTerms([...new Set(terms)], this.#lexicon)
    return found.map((term) => ({ ...term, strength }))
  }

  #findSynonyms(term: string): SimilarTerm[] {
    const same = this.rate(this.#lexicon.synonyms.ofTerm(term), SYNONYM_STRENGTH)
    const similar = this.rate(findSimilar(term), SIMILAR_STRENGTH)
    return joinDistinct(same, similar)
  }
}

/** The terms of several lists, each as the first list rates it. */
function joinDistinct(...lists: readonly (readonly SimilarTerm[])[]): SimilarTerm[] {
  const all = new Map<string, SimilarTerm>()
  for (const one of lists.flat()) if (!all.has(one.term)) all.set(one.term, one)
  return [...all.values()]
}

/** The terms that pages have. */
export function findKnownTerms(terms: readonly string[], lexicon: Lexicon): IndexedTerm[] {
  return terms.map((term) => lexicon.find(term)).filter((found) => found !== undefined)
}
