import { LIGHT_TERMS, WEAK_TERMS } from '../words/lists/lightWords.ts'
import { LIGHT_WEIGHT, WEAK_WEIGHT } from './tuning.ts'

/** How much of its rarity a term tells about what a question is about. */
export function readTelling(term: string): number {
  if (LIGHT_TERMS.has(term)) return LIGHT_WEIGHT
  return WEAK_TERMS.has(term) ? WEAK_WEIGHT : 1
}
