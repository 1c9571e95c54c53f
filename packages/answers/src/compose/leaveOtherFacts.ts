import type { Passage, Unit } from '@docent/retrieval'
import { findMost } from '../findMost.ts'
import { FACT_GAP } from '../tuning.ts'
import { findPlaces } from './places.ts'

/** "Weight: 13.9 kg with battery". */
const FACT = /^[^:\n]{1,40}: \S[^\n]{0,100}$/
/** So few facts are read at a glance. */
const FEW = 3

/**
 * Each fact of a product says something by itself. So for a question about its weight, an answer leaves out its colours.
 * The facts are the list at the end of a page's opening.
 *
 * @param worths one for each unit of the section.
 */
export function leaveOtherFacts(
  { heading, units }: Passage,
  kept: readonly Unit[],
  worths: readonly number[],
): readonly Unit[] {
  const begin = units.findLastIndex(({ kind, text }) => kind !== 'item' || !FACT.test(text)) + 1
  const places = findPlaces(units, kept)
  const shown = places?.filter((place) => place >= begin) ?? []
  if (heading !== '' || places === undefined || shown.length <= FEW) return kept
  const best = findMost(shown.map((place) => worths[place] ?? 0))
  const left = new Set(shown.filter((place) => (worths[place] ?? 0) < best - FACT_GAP))
  return kept.filter((_, index) => !left.has(places[index] ?? -1))
}
