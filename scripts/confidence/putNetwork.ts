import type { Network } from '../../packages/answers/src/refusal/networkWeights.ts'
import type { NetworkPart } from '../../packages/answers/src/scorePart.ts'
import type { FittedNetwork } from './fitNetwork.ts'
import { findOutput } from './layers.ts'
import type { PartName } from './scales.ts'

const BEFORE_NETWORK = /^[\s\S]*^export const NETWORK\b[^=]*= /m

/**
 * Puts a network into the source of `networkWeights.ts`, and keeps everything above it. The result still
 * needs `oxfmt`.
 *
 * @throws {Error} if the source has no network.
 */
export function putNetwork(source: string, network: Network): string {
  const [before] = BEFORE_NETWORK.exec(source) ?? []
  if (before === undefined) {
    throw new Error('Cannot write the weights: the file has no "export const NETWORK".')
  }
  return `${before}${writeValue(network)}\n`
}

/** The network as `network.ts` reads it, with rounded numbers. */
export function toNetwork(fitted: FittedNetwork): Network {
  return {
    section: toPart(fitted, 'section'),
    question: toPart(fitted, 'question'),
    word: toPart(fitted, 'word'),
  }
}

function toPart({ scales, parts, weights }: FittedNetwork, name: PartName): NetworkPart {
  const { means, spreads } = scales[name]
  const { inputs, units, from } = parts[name]
  const output = findOutput(parts[name])
  const cut = (start: number, count: number): number[] =>
    [...weights.subarray(start, start + count)].map(round)
  return {
    means: [...means].map(round),
    spreads: [...spreads].map(round),
    hidden: Array.from({ length: units }, (_, unit) => {
      const base = from + unit * (inputs + 1)
      return { weights: cut(base, inputs), bias: round(weights[base + inputs] ?? 0) }
    }),
    output: cut(output, units),
    bias: round(weights[output + units] ?? 0),
  }
}

/** Three significant digits, with at least three decimals and at most five. */
export function round(value: number): number {
  const decimals = 2 - Math.floor(Math.log10(Math.abs(value)))
  // Not -0.
  return Number(value.toFixed(Math.max(3, Math.min(5, decimals)))) || 0
}

/** As in JSON, but without quotes around names. */
export function writeValue(value: unknown): string {
  return JSON.stringify(value, undefined, 1).replaceAll(/"(\w+)":/g, '$1:')
}
