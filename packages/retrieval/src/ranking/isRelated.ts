import type { SimilarTerm } from './lexicon.ts'
import { RELATED_STRENGTH } from './tuning.ts'

/** Whether a term does not mean the same as the visitor's word, but is often where that is answered. */
export function isRelated({ strength }: Pick<SimilarTerm, 'strength'>): boolean {
  return strength <= RELATED_STRENGTH
}
