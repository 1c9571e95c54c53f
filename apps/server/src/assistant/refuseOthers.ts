import { answerPlainly } from '../http/answerPlainly.ts'
import { refuseWrongTokens } from './operatorCheck.ts'
import type { OperatorCheck } from './operatorCheck.ts'

/** The refusal of a request without the token of a check; undefined for a request that has it. */
export function refuseOthers(
  check: OperatorCheck,
  { headers }: Request,
  address: string,
): Response | undefined {
  const asker = check.read(headers, address)
  if (asker === 'operator') return undefined
  if (asker === 'other') {
    return answerPlainly(401, 'The token is missing or wrong.', { 'www-authenticate': 'Bearer' })
  }
  const { sentence, retryAfter } = refuseWrongTokens(asker.waitMs)
  return answerPlainly(429, sentence, { 'retry-after': retryAfter })
}
