// Reads for each word of a question how alike the most alike word of the pages is. A site may have all words of the
// question and no section that has them together.

import type { ClosestWords, Hit } from '@docent/retrieval'
import type { JudgedSection } from '../choosing/judgeSections.ts'
import { findMost } from '../findMost.ts'

/** The number of words that are read. */
const MOST_WORDS = 10
/** The most likely sections, which are read one by one. */
const READ_SECTIONS = 3
/** All sections together are read by their best value, this one, and their mean. */
const LATER = 2

/**
 * The inputs for each word, the most important first.
 *
 * @param sections the most likely first.
 * @param hits all sections that were found.
 */
export function readWordEvidence(
  sections: readonly JudgedSection[],
  hits: readonly Hit[],
): number[][] {
  const all = hits.flatMap(({ likeness }) => likeness?.closest ?? [])
  const best = sections.slice(0, READ_SECTIONS)
  const shares = all[0]?.shares ?? []
  const words = shares.map((share, word) => [
    share,
    ...Array.from({ length: READ_SECTIONS }, (_, place) => readSection(best[place], word)).flat(),
    ...summarise(all.map((closest) => readWhole(closest, word))),
  ])
  return words.toSorted(([a = 0], [b = 0]) => b - a).slice(0, MOST_WORDS)
}

/** How alike the section's closest word is: anywhere, in the headings, and in the unit that answers best. */
function readSection(section: JudgedSection | undefined, word: number): [number, number, number] {
  const closest = section?.hit.likeness?.closest
  if (section === undefined || closest === undefined) return [0, 0, 0]
  const unit = closest.units[section.worths.indexOf(findMost(section.worths))]
  return [readWhole(closest, word), closest.headings[word] ?? 0, unit?.[word] ?? 0]
}

function readWhole({ headings, units }: ClosestWords, word: number): number {
  return findMost([headings[word] ?? 0, ...units.map((unit) => unit[word] ?? 0)])
}

function summarise(values: readonly number[]): [best: number, later: number, mean: number] {
  const sorted = values.toSorted((a, b) => b - a)
  const mean = values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
  return [sorted[0] ?? 0, sorted[LATER] ?? 0, mean]
}
