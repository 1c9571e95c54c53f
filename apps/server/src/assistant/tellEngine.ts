import type { Receipt } from '@docent/answers'
import type { ModelChoice } from '@docent/models'

/** Why no model wrote the answer, if the outcome of a call does not say so. */
const REASONS: Readonly<Partial<Record<NonNullable<Receipt['fallback']>, string>>> = {
  budget: "today's budget is spent",
  counter: 'its cost cannot be counted',
  open: 'it failed too often in the last minutes',
  slow: 'it was too slow',
  'no answer': 'it found no answer in the passages',
}

/** One sentence that says who wrote an answer, and why it was not the configured model. */
export function tellEngine(receipt: Partial<Receipt>, models: readonly ModelChoice[]): string {
  if (receipt.studied !== undefined) {
    return 'Answered from a note that was written when the page was studied: no model was needed.'
  }
  const [first] = models
  if (first === undefined) return 'Answered from the pages: no language model is configured.'

  const name = `${first.provider}:${first.id}`
  const failed = receipt.calls?.findLast(({ outcome }) => outcome !== 'ok')
  if (receipt.engine === 'model') {
    const writer = receipt.model ?? name
    const standsIn = failed !== undefined && failed.model !== writer
    const why = standsIn ? `, because ${failed.model} did not answer (${failed.outcome})` : ''
    return `Written by ${writer} from the passages of the pages${why}.`
  }
  if (receipt.fallback === undefined) {
    return `Answered from the pages: ${name} was not asked, because no passage answers the question.`
  }
  const reason = REASONS[receipt.fallback] ?? failed?.outcome ?? receipt.fallback
  return `Answered from the pages: ${failed?.model ?? name} did not answer (${reason}).`
}
