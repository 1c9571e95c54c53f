import type { IndexedTerm } from '../ranking/lexicon.ts'
import type { QueryTerm } from '../ranking/query.ts'
import { FIRST_STAGE, MAX_FIRST_PASSAGES, MIN_FIRST_TERMS } from '../ranking/tuning.ts'

/**
 * Chooses the terms that find candidates, rarest first, while few enough passages have them. The
 * index takes time in proportion to that number, and a term that half of all passages have does not
 * help.
 *
 * Such a term is left out if another term finds enough by itself: its weight in BM25 is close to
 * zero, and scoring it takes most of the time.
 */
export function chooseFirstTerms(
  terms: readonly Pick<QueryTerm, 'term' | 'passages' | 'similar'>[],
  allPassages: number,
): string[] {
  const all = terms.flatMap((term): Pick<IndexedTerm, 'term' | 'passages'>[] => [
    term,
    ...term.similar,
  ])
  const rarestFirst = all.toSorted((a, b) => a.passages - b.passages)
  const chosen = new Set<string>()
  let passages = 0
  let mostHeld = 0
  for (const term of rarestFirst) {
    if (chosen.size >= MIN_FIRST_TERMS && passages + term.passages > MAX_FIRST_PASSAGES) break
    if (term.passages * 2 > allPassages && mostHeld >= FIRST_STAGE) break
    chosen.add(term.term)
    passages += term.passages
    mostHeld = term.passages
  }
  return [...chosen]
}
