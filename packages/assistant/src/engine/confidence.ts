import type { Query } from '../knowledge/query.ts'
import type { Hit } from '../knowledge/types.ts'
import { CONFIDENCE } from './tuning.ts'

/** The names of the signals, in the order of the sum. */
export const SIGNALS = ['passage', 'page', 'window', 'pairs', 'unknown'] as const

/** What the model looks at: each from 0 to 1. */
export type Signals = Readonly<Record<(typeof SIGNALS)[number], number>>

/** The best hits, one of which holds the answer if the site has it. */
const LOOKED_AT = 3

/**
 * How likely the site answers a question, from 0 to 1.
 *
 * A logistic model over a handful of signals. What counts most is how much of the question's weight
 * lies in words that no page knows: they are nearly always what it is about.
 */
export function judgeConfidence(query: Query, hits: readonly Hit[]): number {
  const signals = readSignals(query, hits)
  if (signals === undefined) return 0
  let sum = CONFIDENCE.bias
  for (const name of SIGNALS) sum += CONFIDENCE[name] * signals[name]
  return 1 / (1 + Math.exp(-sum))
}

/** The signals; none where nothing was found. */
export function readSignals(query: Query, hits: readonly Hit[]): Signals | undefined {
  const [best] = hits
  if (best === undefined) return undefined
  const known = readKnownShare(query)
  const window = Math.max(...hits.slice(0, LOOKED_AT).map(({ features }) => features.window))
  const { passage, page, pairs } = best.features
  return {
    passage: passage * known,
    page: page * known,
    window: window * known,
    pairs,
    unknown: 1 - known,
  }
}

/** How much of a question's weight lies in words that some page knows. */
export function readKnownShare({ terms, unknownWeight }: Query): number {
  const weight = terms.reduce((sum, term) => sum + term.weight, 0)
  return weight === 0 ? 0 : weight / (weight + unknownWeight)
}
