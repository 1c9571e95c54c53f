// The words of a question, and what they are, whatever the pages say of them.

import { readWords, type Word } from '../words/analyze.ts'
import { joinSeparated } from '../words/languages/separableVerbs.ts'
import { findKindred } from '../words/lists/kindred.ts'
import { isLight } from '../words/lists/lightWords.ts'
import { findRelatedWords } from '../words/lists/relatedWords.ts'
import { findSimilar } from '../words/lists/thesaurus.ts'
import { WORLD_NAMES } from '../words/lists/worldNames.ts'
import type { IndexedTerm, Lexicon } from './lexicon.ts'
import { SimilarWords } from './similarWords.ts'

/** The words of a question, with the separated verbs that pages have or have other words for. */
export function readAskedWords(text: string, lexicon: Lexicon): readonly Word[] {
  const similar = new SimilarWords(lexicon)
  const isHeld = (term: string): boolean => lexicon.find(term) !== undefined
  const isUseful = (term: string): boolean => isHeld(term) || similar.replace(term).length > 0
  return joinSeparated(text, readWords(text), isHeld, isUseful)
}

/** Whether an identifier is a product: pages that mention SQL may know nothing about MySQL. */
export function isProduct(whole: string | undefined): boolean {
  return whole !== undefined && WORLD_NAMES.has(whole)
}

export function isTelling({ term }: IndexedTerm): boolean {
  return !isLight(term)
}

/** Whether the thesaurus or the list of related words has a word. */
export function isEverydayTerm(term: string): boolean {
  return findSimilar(term).length > 0 || findKindred(term).length > 0
}

/** Whether the list of related words has a word, which is then no typing error. */
export function isSpeltRight(term: string): boolean {
  return findRelatedWords(term).length > 0
}

/** The last word of a text if nothing follows it, as `readWords` reads it. */
export function findTypedWord(text: string): string {
  return /[\p{L}\p{N}\p{M}]$/u.test(text) ? (readWords(text).at(-1)?.raw ?? '') : ''
}

export function findCollections(text: string, collections: ReadonlySet<string>): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_-]+/gu) ?? []
  return new Set(words.filter((word) => collections.has(word)))
}
