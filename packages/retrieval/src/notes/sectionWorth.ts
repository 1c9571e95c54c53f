// How likely the notes of a section have the words of a question. One note has only a few questions; all notes
// of a section together tell which words visitors use for it.

import { readNoteTerms } from './noteTerms.ts'
import { SECTION } from './tuning.ts'

/** How many of some questions have a term. */
type QuestionCounts = ReadonlyMap<string, number>

export function countQuestions(questions: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const question of questions) {
    for (const term of new Set(readNoteTerms(question))) {
      counts.set(term, (counts.get(term) ?? 0) + 1)
    }
  }
  return counts
}

/** The questions of all notes of a section. */
export interface AskedSection {
  readonly questions: number
  readonly counts: QuestionCounts
}

/**
 * How much likelier a question about this section has these terms than one about any other, as the logarithm of the
 * ratio. `share` is the share of all notes that have a term.
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
