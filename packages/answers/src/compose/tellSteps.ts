// "How do I add a product page?" finds the opening of a tutorial. Its numbered sections are the
// answer.

import { allowSpellings, readTerms } from '@docent/retrieval'
import type { Knowledge, Passage } from '@docent/retrieval'
import type { Phrases } from '@docent/texts'
import type { JudgedSection } from '../choosing/judgeSections.ts'
import { readForms } from '../choosing/readForms.ts'
import { escapeMarkdown, type Said } from '../contract/draft.ts'
import { BEFORE_STEPS, MAX_STEPS, MIN_STEPS } from '../tuning.ts'
import { chooseCards } from './cards.ts'
import { sayOthers, saySection } from './compose.ts'
import { excerpt } from './excerpt.ts'

const HOW = allowSpellings(/\bwie\b|كيف/iu)
const STEP = allowSpellings(/^(?:(?:step|schritt|الخطوة)\s+)?(\d+)\s*[.:)–—-]\s*(?=\S)/iu)

/**
 * Answers a how-to question from the opening of a page whose sections are numbered: the opening
 * sentences, then the steps as links. Undefined for other questions and other sections.
 */
export function tellSteps(
  text: string,
  [best, ...others]: readonly JudgedSection[],
  knowledge: Knowledge,
  phrases: Phrases,
): Said[] | undefined {
  const steps = findAskedSteps(text, best, knowledge)
  if (!best || !steps) return undefined
  const isElsewhere = ({ hit }: JudgedSection) => hit.passage.route !== best.hit.passage.route
  return [
    ...saySection(best, excerpt(best.hit.passage, best.worths, BEFORE_STEPS)),
    `\n\n${steps.slice(0, MAX_STEPS).map(sayStep).join('\n')}`,
    ...sayOthers(chooseCards(others.filter(isElsewhere)), new Set(readTerms(text)), true, phrases),
  ]
}

/** The steps of a page, if a question asks how and the opening of the page answers it. */
export function findAskedSteps(
  text: string,
  best: JudgedSection | undefined,
  knowledge: Knowledge,
): Passage[] | undefined {
  if (best?.hit.passage.heading !== '' || !asksHow(text)) return undefined
  const steps = findSteps(knowledge.page(best.hit.passage.route))
  return steps.length < MIN_STEPS ? undefined : steps
}

function asksHow(text: string): boolean {
  return readForms(text).how === 1 || HOW.test(text)
}

/** The sections of a page that are numbered from 1 without gaps. */
function findSteps(passages: readonly Passage[]): Passage[] {
  const steps: Passage[] = []
  for (const passage of passages) {
    const [, number] = STEP.exec(passage.heading) ?? []
    if (Number(number) === steps.length + 1) steps.push(passage)
  }
  return steps
}

function sayStep({ heading, url }: Passage, place: number): string {
  return `${place + 1}. [${escapeMarkdown(heading.replace(STEP, ''))}](${url})`
}
