import type { ModelChoice, TokenCounts } from '@docent/models'
import type { Estimate } from '@docent/study'
import { CommandError } from '../commandError.ts'
import { formatMoney } from './formatMoney.ts'

/** The tokens that a request is expected to take. */
export type Expected = Pick<Estimate, 'prompt' | 'completion'>

export interface Spending {
  /** Whether another request fits within the spending limit. */
  allows(expected: Expected): boolean
  reserve(expected: Expected): (tokens: TokenCounts) => void
  spent(): number
  readonly isPriced: boolean
}

/** @param maxCost the spending limit, in the currency of the prices. */
export function createSpending({ price }: ModelChoice, maxCost: number | undefined): Spending {
  const toMoney = ({ prompt, completion }: TokenCounts): number => {
    return ((price?.prompt ?? 0) * prompt + (price?.completion ?? 0) * completion) / 1e6
  }
  if (maxCost !== undefined && price === undefined) {
    throw new CommandError(
      '--max-cost needs to know what the model costs: set its price in the configuration.',
    )
  }
  let spent = 0
  let reserved = 0
  return {
    isPriced: price !== undefined,
    spent: () => spent,
    allows: (expected) => maxCost === undefined || spent + reserved + toMoney(expected) <= maxCost,
    reserve(expected) {
      reserved += toMoney(expected)
      return ({ prompt, completion }) => {
        reserved -= toMoney(expected)
        spent += toMoney({
          prompt: Number.isNaN(prompt) ? expected.prompt : prompt,
          completion: Number.isNaN(completion) ? expected.completion : completion,
        })
      }
    },
  }
}

/** ", 0.02 USD", or nothing without prices. */
export function formatSpent({ isPriced, spent }: Spending, currency: string): string {
  return isPriced ? `, ${formatMoney(spent(), currency)}` : ''
}
