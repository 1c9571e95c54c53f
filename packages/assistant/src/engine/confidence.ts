import type { Query } from '../knowledge/query.ts'
import type { Hit } from '../knowledge/types.ts'
import { CONFIDENCE } from './tuning.ts'

/** The best hits, one of which holds the answer if the site has it. */
const LOOKED_AT = 3

/**
 * How likely the site answers a question, from 0 to 1.
 *
 * A logistic model over a handful of signals. What counts most is how much of the question's weight
 * lies in words that no page knows: they are nearly always what it is about.
 */
export function judgeConfidence(query: Query, hits: readonly Hit[]): number {
  const [best] = hits
  if (best === undefined) return 0
  const known = readKnownShare(query)
  const window = Math.max(...hits.slice(0, LOOKED_AT).map(({ features }) => features.window))
  const { passage, page, pairs } = best.features
  const sum =
    CONFIDENCE.bias +
    CONFIDENCE.passage * passage * known +
    CONFIDENCE.page * page * known +
    CONFIDENCE.window * window * known +
    CONFIDENCE.pairs * pairs +
    CONFIDENCE.unknown * (1 - known)
  return 1 / (1 + Math.exp(-sum))
}

/** How much of a question's weight lies in words that some page knows. */
export function readKnownShare({ terms, unknownWeight }: Query): number {
  const weight = terms.reduce((sum, term) => sum + term.weight, 0)
  return weight === 0 ? 0 : weight / (weight + unknownWeight)
}
