import type { Judgement } from './judge.ts'
import { UNANSWERABLE, type EvalQuestion } from './question.ts'
import type { Ranks } from './ranks.ts'

/** Why an answer counts as wrong, in the order in which things go wrong. */
export type FailureReason =
  | 'broken answer'
  | 'said what it must not'
  | 'answered wrongly'
  | 'refused wrongly'
  | 'right page not found'
  | 'right page found below'
  | 'right page, fact not said'

/** The reason for which an answer is not correct; undefined for one that is. */
export function findReason(
  { kind }: EvalQuestion,
  judgement: Judgement,
  { page }: Ranks,
): FailureReason | undefined {
  const { isBroken, isCorrect, isRefused, saysForbidden, sourceInThree } = judgement
  if (isCorrect) return undefined
  if (isBroken) return 'broken answer'
  if (saysForbidden) return 'said what it must not'
  if (kind === UNANSWERABLE) return 'answered wrongly'
  if (isRefused) return 'refused wrongly'
  if (sourceInThree === true) return 'right page, fact not said'
  return page.first === undefined ? 'right page not found' : 'right page found below'
}
