import { readTerms } from '@docent/retrieval'
import type { Knowledge, Query } from '@docent/retrieval'
import type { Phrases } from '@docent/texts'
import type { JudgedSection } from '../choosing/judgeSections.ts'
import type { Said } from '../contract/draft.ts'
import { LEADING_SECTION, SURE_PAGE, SURE_SECTION } from '../tuning.ts'
import { composeCards } from './cards.ts'
import { composeAnswer } from './compose.ts'
import { findSolution } from './findSolution.ts'
import { asksHow } from './procedure.ts'

/** Whether one section answers, or several come close. */
export type Telling = 'answer' | 'passages'

export function chooseTelling(sections: readonly JudgedSection[]): Telling {
  const [best] = sections
  if (best === undefined) return 'passages'
  return best.share >= SURE_SECTION || isOfSurePage(best, sections) ? 'answer' : 'passages'
}

/** Several sections of one page share its probability: the answer is on it, and likeliest in the best. */
function isOfSurePage(best: JudgedSection, sections: readonly JudgedSection[]): boolean {
  const { route } = best.hit.passage
  const onPage = sections.filter(({ hit }) => hit.passage.route === route)
  const share = onPage.reduce((sum, section) => sum + section.share, 0)
  return best.share >= LEADING_SECTION && share >= SURE_PAGE
}

export function sayTelling(
  telling: Telling,
  query: Query,
  sections: readonly JudgedSection[],
  phrases: Phrases,
  knowledge?: Knowledge,
  close: readonly JudgedSection[] = [],
): Said[] {
  const words = new Set(readTerms(query.text))
  const [best] = sections
  if (telling === 'answer') {
    const solution = best && knowledge && findSolution(query.text, best.hit.passage, knowledge)
    return composeAnswer(sections, words, phrases, { solution, isHow: asksHow(query.text), close })
  }
  return composeCards(sections, words, phrases, false)
}
