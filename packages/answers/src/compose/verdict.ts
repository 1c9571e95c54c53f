import type { Unit } from '@docent/retrieval'
import { readForms } from '../choosing/readForms.ts'
import { capitalize } from './connectives.ts'

/** "Yes." or "Not yet.": a section that begins with it was written as an answer. */
const VERDICT = /^\p{L}{1,12}(?: \p{L}{1,12})?\.(?= |$)/u

/** The verdict at the beginning of a text; empty if it has none. */
export function readVerdict(text: string): string {
  return VERDICT.exec(text)?.[0] ?? ''
}

/** A verdict that answers "What?" or "How much?", and not a question to which the answer is yes or no. */
const NO_THING = /^(?:nothing|none|nobody|nowhere)\.$/i

const YES = /^(?:yes|ja|oui|sí|sì|sim)\.$/i

/**
 * The text without a verdict that does not fit a question: "Do I have to pay?" is not answered by "Nothing.", and
 * "How do I add a logo?" not by "Yes."
 */
export function dropUnfitVerdict(text: string, question: string): string {
  const verdict = readVerdict(text)
  const rest = text.slice(verdict.length).trimStart()
  const unfit = readForms(question).yesNo === 1 ? NO_THING : YES
  return unfit.test(verdict) && rest !== '' ? rest : text
}

/** "Yes, with Redis:" at the beginning of a sentence that answers the question in its heading. */
const OPENING = /^(?:yes|no|ja|nein|oui|non|sí|sì|sim|não|nee)[,:]\s+(?=\S)/iu

/** "With Postgres." says nothing without the question that it answers. */
const SHORTEST = 50

/** The sentence without the "Yes," that answers another question than the visitor's; none if little is left. */
export function dropOpeningVerdict(unit: Unit): Unit[] {
  if (unit.kind !== 'sentence' || !OPENING.test(unit.text)) return [unit]
  const text = cutOpeningVerdict(unit.text)
  return text.length < SHORTEST
    ? []
    : [{ ...unit, text, markdown: cutOpeningVerdict(unit.markdown) }]
}

/** The text without "Yes," at its beginning. Other texts stay as they are: "npm start" has no capital. */
export function cutOpeningVerdict(text: string): string {
  const rest = text.replace(OPENING, '')
  return rest === text ? text : capitalize(rest)
}

/** Whether a sentence is only a verdict. */
export function isVerdict(unit: Unit | undefined): boolean {
  return unit?.kind === 'sentence' && unit.text !== '' && readVerdict(unit.text) === unit.text
}
