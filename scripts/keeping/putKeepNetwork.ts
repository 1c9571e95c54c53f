import type { NetworkPart } from '../../packages/answers/src/scorePart.ts'
import { round, writeValue } from '../confidence/putNetwork.ts'

const BEFORE_NETWORK = /^[\s\S]*^export const KEEP_NETWORK\b[^=]*= /m

/**
 * Puts a network into the source of `keepNetwork.ts`, rounded, and keeps everything above it. The result still needs
 * `oxfmt`.
 *
 * @throws {Error} if the source has no network.
 */
export function putKeepNetwork(source: string, network: NetworkPart): string {
  const [before] = BEFORE_NETWORK.exec(source) ?? []
  if (before === undefined) {
    throw new Error('Cannot write the network: the file has no "export const KEEP_NETWORK".')
  }
  const { means, spreads, hidden, output, bias } = network
  return `${before}${writeValue({
    means: means.map(round),
    spreads: spreads.map(round),
    hidden: hidden.map((unit) => ({ weights: unit.weights.map(round), bias: round(unit.bias) })),
    output: output.map(round),
    bias: round(bias),
  })}\n`
}
