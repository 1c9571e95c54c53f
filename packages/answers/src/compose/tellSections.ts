import { readTerms } from '@docent/retrieval'
import type { Query } from '@docent/retrieval'
import type { Phrases } from '@docent/texts'
import type { JudgedSection } from '../choosing/judgeSections.ts'
import type { Said } from '../contract/draft.ts'
import { SURE_SECTION } from '../tuning.ts'
import { composeCards } from './cards.ts'
import { composeAnswer } from './compose.ts'

/** Whether one section answers, or several come close. */
export type Telling = 'answer' | 'passages'

export function chooseTelling([best]: readonly JudgedSection[]): Telling {
  return best !== undefined && best.share >= SURE_SECTION ? 'answer' : 'passages'
}

export function sayTelling(
  telling: Telling,
  query: Query,
  sections: readonly JudgedSection[],
  phrases: Phrases,
): Said[] {
  const words = new Set(readTerms(query.text))
  if (telling === 'answer') return composeAnswer(sections, words, phrases)
  return composeCards(sections, words, phrases)
}
