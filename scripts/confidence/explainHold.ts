import type { JudgedQuestion } from './judgedQuestion.ts'
import { canMeasure } from './measureRefusals.ts'

/** Says why a network cannot be fitted without these sites and measured on them. Undefined if it can. */
export function explainHold(
  hold: readonly string[],
  questions: readonly JudgedQuestion[],
  folder: string,
): string | undefined {
  const sites = [...new Set(questions.filter(isOfOneSite).map(({ site }) => site))].toSorted()
  const tell = (reason: string): string =>
    `Cannot fit the network without ${hold.join(', ')}: ${reason}.`
  const read = 'npm run confidence -- read FOLDER OUT --sites SITE,SITE'
  if (sites.length === 0) return tell(`${folder} has no questions, so read them with ${read}`)
  const unknown = hold.filter((site) => !sites.includes(site))
  if (unknown.length > 0) {
    return tell(
      `${folder} has no questions about ${unknown.join(', ')}. Pass sites that it has: ${sites.join(', ')}`,
    )
  }
  const held = questions.filter((one) => isOfOneSite(one) && hold.includes(one.site))
  if (!canMeasure(held)) {
    const missing = held.some(({ isAnswerable }) => isAnswerable) ? 'unanswerable' : 'answerable'
    return tell(
      `${folder} has no ${missing} questions about these sites, so nothing can be measured. Add another site to --hold, or read them again with ${read}`,
    )
  }
  if (!canMeasure(questions.filter(({ site }) => !hold.includes(site)))) {
    return tell(
      'the other sites do not have both answerable and unanswerable questions to fit on. Hold fewer sites out',
    )
  }
  return undefined
}

/** A group of several sites is never held out. */
function isOfOneSite({ part }: JudgedQuestion): boolean {
  return part !== 'several sites'
}
