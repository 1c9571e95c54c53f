import type { Query, Hit } from '@docent/retrieval'
import { CONFIDENCE, SITE_PAGES } from '../tuning.ts'

/** The names of the signals, in the order of the sum. */
export const SIGNALS = [
  'passage',
  'page',
  'window',
  'pairs',
  'ordinary',
  'other',
  'name',
  'size',
] as const

/** What the model looks at: each from 0 to 1. */
export type Signals = Readonly<Record<(typeof SIGNALS)[number], number>>

/** The best hits, one of which holds the answer if the site has it. */
const LOOKED_AT = 3

/**
 * How likely the site answers a question, from 0 to 1.
 *
 * A logistic model over a handful of signals. What counts most is how much of the question's weight
 * lies in words that no page knows, by their kind, and how much the best passage and page hold.
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
  const { ordinary, other, name } = query.unknownWeights
  const whole = weighTerms(query) + weighUnknown(query) || 1
  return {
    passage: passage * known,
    page: page * known,
    window: window * known,
    pairs: pairs * known,
    ordinary: ordinary / whole,
    other: other / whole,
    name: name / whole,
    size: readSize(query.pages),
  }
}

/** How much of a question's weight lies in words that some page knows. */
export function readKnownShare(query: Query): number {
  const weight = weighTerms(query)
  return weight === 0 ? 0 : weight / (weight + weighUnknown(query))
}

function weighTerms({ terms }: Query): number {
  return terms.reduce((sum, { weight }) => sum + weight, 0)
}

function weighUnknown({ unknownWeights: { ordinary, other, name } }: Query): number {
  return ordinary + other + name
}

/** 0 for a site of a few pages, 1 for one of a thousand: the more, the more is found by chance. */
function readSize(pages: number): number {
  const { few, many } = SITE_PAGES
  return Math.min(1, Math.max(0, Math.log(pages / few) / Math.log(many / few)))
}
