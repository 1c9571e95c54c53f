import type { Query, Hit } from '@docent/retrieval'
import { readHolding, readOwnTerms, weighUnknown } from './holding.ts'
import { CONFIDENCE, SITE_PAGES } from '../tuning.ts'

/** The names of the signals, in the order of the sum. */
export const SIGNALS = [
  'share',
  'passage',
  'terms',
  'tail',
  'foreign',
  'other',
  'name',
  'size',
] as const

/** The inputs of the model, each from 0 to about 1. */
export type Signals = Readonly<Record<(typeof SIGNALS)[number], number>>

/** More terms than these make a question no longer. */
const MOST_TERMS = 10
/** A term of less than this share of the heaviest one's weight is not what a question is about. */
const HEAVY_SHARE = 0.25

/**
 * How likely the site answers a question, from 0 to 1.
 *
 * A logistic model. The most important signal is how much of the question one section holds: on a large
 * site each word occurs somewhere and means little.
 */
export function judgeConfidence(query: Query, hits: readonly Hit[]): number {
  const signals = readSignals(query, hits)
  if (signals === undefined || isMostlyUnknown(query)) return 0
  let sum = CONFIDENCE.bias
  for (const name of SIGNALS) sum += CONFIDENCE[name] * signals[name]
  return 1 / (1 + Math.exp(-sum))
}

/**
 * "How do I fix a flat tyre" on a site that only says how to fix something else: one known word among
 * several unknown ones occurs everywhere and means little.
 */
function isMostlyUnknown(query: Query): boolean {
  return query.unknown.length > 1 && readOwnTerms(query).length <= 1
}

/** The signals; undefined where nothing was found. */
export function readSignals(query: Query, hits: readonly Hit[]): Signals | undefined {
  const [best] = hits
  if (best === undefined) return undefined
  const known = readKnownShare(query)
  const whole = weighTerms(query) + weighUnknown(query) || 1
  const { other, name } = query.unknownWeights
  return {
    ...readHolding(query, hits, weighUnknown(query)),
    passage: best.features.passage * known,
    terms: Math.min(1, countTerms(query) / MOST_TERMS),
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

function weighTerms(query: Query): number {
  return readOwnTerms(query).reduce((sum, { weight }) => sum + weight, 0)
}

/** How many words a question is about. */
function countTerms(query: Query): number {
  const weights = readOwnTerms(query).map(({ weight }) => weight)
  const heavy = HEAVY_SHARE * Math.max(0, ...weights)
  return weights.filter((weight) => weight > heavy).length + query.unknown.length
}

/** 0 for a site of a few pages, 1 for one of a thousand: the more, the more is found by chance. */
function readSize(pages: number): number {
  const { few, many } = SITE_PAGES
  return Math.min(1, Math.max(0, Math.log(pages / few) / Math.log(many / few)))
}
