import { readTerms } from '@docent/retrieval'
import type { Unit } from '@docent/retrieval'
import type { JudgedSection } from '../choosing/judgeSections.ts'
import { findMost } from '../findMost.ts'
import { FACT_GAP, LISTED_GAP } from '../tuning.ts'
import { findPlaces } from './places.ts'

/** "Weight: 13.9 kg with battery". */
const FACT = /^[^:\n]{1,40}: \S[^\n]{0,100}$/
/** So few facts are read at a glance. */
const FEW = 3

/**
 * Each fact of a product says something by itself. So for a question about its weight, an answer leaves out its colours.
 * The facts are the list at the end of a page's opening.
 *
 * @param words the terms of the question.
 */
export function leaveOtherFacts(
  { hit, worths }: Pick<JudgedSection, 'hit' | 'worths'>,
  kept: readonly Unit[],
  words: ReadonlySet<string>,
): readonly Unit[] {
  const { heading, units } = hit.passage
  const begin = units.findLastIndex(({ kind, text }) => kind !== 'item' || !FACT.test(text)) + 1
  const places = findPlaces(units, kept)
  const shown = places?.filter((place) => place >= begin) ?? []
  if (heading !== '' || places === undefined || shown.length <= FEW) return kept
  const best = findMost(shown.map((place) => worths[place] ?? 0))
  const named = new Set(shown.filter((place) => isNamed(units[place], words)))
  // "How heavy is it, and how long does it charge?" names only the second fact.
  const gap = named.size > 0 ? LISTED_GAP : FACT_GAP
  const left = new Set(
    shown.filter((place) => !named.has(place) && (worths[place] ?? 0) < best - gap),
  )
  return kept.filter((_, index) => !left.has(places[index] ?? -1))
}

/** Whether the label of a fact has a word of the question. */
function isNamed(unit: Unit | undefined, words: ReadonlySet<string>): boolean {
  const [label = ''] = unit?.text.split(':') ?? []
  return readTerms(label).some((term) => words.has(term))
}
