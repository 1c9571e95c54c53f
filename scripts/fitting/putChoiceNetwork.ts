import type { ChoiceNetwork } from '../../packages/answers/src/choosing/choiceNetwork.ts'
import { round, writeValue } from '../confidence/putNetwork.ts'

const BEFORE_NETWORK = /^[\s\S]*^export const CHOICE_NETWORK\b[^=]*= /m

/**
 * Puts hidden units into the source of `choiceNetwork.ts`, rounded, and keeps everything above them. The result still
 * needs `oxfmt`.
 *
 * @throws {Error} if the source has no network.
 */
export function putChoiceNetwork(source: string, network: ChoiceNetwork): string {
  const [before] = BEFORE_NETWORK.exec(source) ?? []
  if (before === undefined) {
    throw new Error('Cannot write the hidden units: the file has no "export const CHOICE_NETWORK".')
  }
  const { means, spreads, hidden, output } = network
  const rounded: ChoiceNetwork = {
    means: means.map(round),
    spreads: spreads.map(round),
    hidden: hidden.map(({ weights, bias }) => ({ weights: weights.map(round), bias: round(bias) })),
    output: output.map(round),
  }
  return `${before}${writeValue(rounded)}\n`
}
