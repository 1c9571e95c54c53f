// How likely the notes of a section have the words of a question. One note has only a few questions; all notes
// of a section together tell which words visitors use for it.

import type { TermCounts } from './packedTerms.ts'
import { SECTION } from './tuning.ts'

/** The questions of all notes of a section. */
export interface AskedSection {
  readonly questions: number
  /** How many of them have a term. */
  readonly counts: TermCounts
}

/**
 * How well some terms fit the questions about a section, as the logarithm of a ratio. `share` is the share of whole notes
 * that have a term, so most sections are below 0: only the differences between sections matter.
 */
export function weighSection(
  terms: Iterable<string>,
  { questions, counts }: AskedSection,
  share: (term: string) => number,
): number {
  let sum = 0
  for (const term of terms) {
    const usual = share(term)
    const here = (counts.get(term) ?? 0) + SECTION.doubt * usual
    sum += Math.log(here / (questions + SECTION.doubt) / usual)
  }
  return sum
}
