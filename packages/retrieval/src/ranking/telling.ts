import { isLight, WEAK_TERMS } from '../words/lists/lightWords.ts'
import { LIGHT_WEIGHT, WEAK_WEIGHT } from './tuning.ts'

/** The share of a term's rarity that counts towards the subject of a question. */
export function readTelling(term: string): number {
  if (isLight(term)) return LIGHT_WEIGHT
  return WEAK_TERMS.has(term) ? WEAK_WEIGHT : 1
}
