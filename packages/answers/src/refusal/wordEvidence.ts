// Reads for each word of a question how alike the most alike word of the pages is. In a sum over all words, the one that
// was asked for may count little.

import type { ClosestWords, Hit } from '@docent/retrieval'
import type { JudgedSection } from '../choosing/judgeSections.ts'
import { findMost } from '../findMost.ts'

/** The most likely sections, which are read one by one. */
const READ_SECTIONS = 3
/** The third best section, counted from 0. */
const THIRD = 2

/**
 * The inputs for each word that has a vector, the most important first.
 *
 * @param sections the most likely first.
 * @param hits all sections that were found.
 */
export function readWordEvidence(
  sections: readonly JudgedSection[],
  hits: readonly Hit[],
): number[][] {
  const all = hits.flatMap(({ likeness }) => likeness?.closest ?? [])
  const best = Array.from({ length: READ_SECTIONS }, (_, place) => findParts(sections[place]))
  const shares = all[0]?.shares ?? []
  return shares.map((share, word) => [
    share,
    ...best.flatMap((parts) => parts.map((part) => part?.[word] ?? 0)),
    ...summarise(all.map(({ whole }) => whole[word] ?? 0)),
  ])
}

type Part = ClosestWords['whole'] | undefined

/** The section as a whole, its headings, and the unit that answers best. */
function findParts(section: JudgedSection | undefined): [whole: Part, headings: Part, unit: Part] {
  const closest = section?.hit.likeness?.closest
  if (section === undefined || closest === undefined) return [undefined, undefined, undefined]
  const unit = section.worths.indexOf(findMost(section.worths))
  return [closest.whole, closest.headings, closest.units[unit]]
}

function summarise(values: readonly number[]): [best: number, third: number, mean: number] {
  const sorted = values.toSorted((a, b) => b - a)
  const mean = values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
  return [sorted[0] ?? 0, sorted[THIRD] ?? 0, mean]
}
