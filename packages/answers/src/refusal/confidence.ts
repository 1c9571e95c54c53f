import { measureSite, readTerms } from '@docent/retrieval'
import type { Query, Hit } from '@docent/retrieval'
import { readHolding, readOwnTerms, weighUnknown } from './holding.ts'
import { readAskedThings } from './askedThings.ts'
import { missProducts } from './missProducts.ts'
import { judgeEvidence } from './network.ts'
import { findJudged, readEvidence, type Evidence } from './evidence.ts'
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
  'pair',
] as const

/** The inputs of the model, each from 0 to about 1. */
export type Signals = Readonly<Record<(typeof SIGNALS)[number], number>>

/** Terms beyond this number do not make a question longer. */
const MOST_TERMS = 10
/** A term below this share of the heaviest weight is not a subject of the question. */
const HEAVY_SHARE = 0.25
/** The most for a question about a named thing that no page has: the closest passages may help, an answer may not. */
const MISSING_PAIR = 0.3
/** The best sections, of which one may name the subject in its heading. */
const NAMED_AMONG = 4

/**
 * The probability that the site answers a question, from 0 to 1.
 *
 * The words alone give a first judgement. On a site with word vectors, a network reads it together with the best
 * sections, the single words and the things that are asked for. If the question names one product, both count half. By the words alone, a question in which
 * almost no word is known has no answer.
 */
export function judgeConfidence(
  query: Query,
  hits: readonly Hit[],
  missingPairs: readonly string[],
  isNamed = false,
): number {
  const signals = readSignals(query, hits, missingPairs)
  if (signals === undefined) return 0
  const byWords = isMostlyUnknown(query) ? 0 : judgeByWords(signals)
  const evidence = readWholeEvidence(query, hits, signals)
  if (evidence === undefined) return byWords
  const bySections = judgeEvidence(evidence)
  const confidence = isNamed ? (byWords + bySections) / 2 : bySections
  return missingPairs.length > 0 ? Math.min(confidence, MISSING_PAIR) : confidence
}

/** The things that a question asks for and none of the best sections writes about. Without word vectors, they do not count. */
export function listUnwritten(query: Query, hits: readonly Hit[]): readonly string[] {
  if (hits.every(({ likeness }) => likeness === undefined)) return []
  return readAskedThings(query.text, findJudged(query, hits)).unwritten
}

/** The inputs of the network; undefined on a site without word vectors. */
export function readWholeEvidence(
  query: Query,
  hits: readonly Hit[],
  signals: Signals,
): Evidence | undefined {
  if (hits.every(({ likeness }) => likeness === undefined)) return undefined
  const values = SIGNALS.map((name) => signals[name])
  return readEvidence(query, hits, [...values, sumSignals(signals)])
}

/**
 * The same probability by the words alone: a logistic model. The most important signal is the share of the
 * question that one section contains, because on a large site every word occurs somewhere and means
 * little.
 */
export function judgeByWords(signals: Signals): number {
  return 1 / (1 + Math.exp(-sumSignals(signals)))
}

function sumSignals(signals: Signals): number {
  let sum = CONFIDENCE.bias
  for (const name of SIGNALS) sum += CONFIDENCE[name] * signals[name]
  return sum
}

/**
 * "How do I fix a flat tyre" on a site about fixing other things: one common word among several
 * unknown ones means little.
 */
function isMostlyUnknown(query: Query): boolean {
  return query.unknown.length > 1 && readOwnTerms(query).length <= 1
}

/** The signals; undefined if nothing was found. */
export function readSignals(
  asked: Query,
  hits: readonly Hit[],
  missingPairs: readonly string[],
): Signals | undefined {
  const [best] = hits
  if (best === undefined) return undefined
  const query = missProducts(asked, hits)
  const known = readKnownShare(query)
  const whole = weighTerms(query) + weighUnknown(query) || 1
  const { other, name } = query.unknownWeights
  return {
    ...readHolding(query, hits, weighUnknown(query)),
    passage: readPassage(query, hits) * known,
    terms: Math.min(1, countTerms(query) / MOST_TERMS),
    other: other / whole,
    name: name / whole,
    size: measureSite(query.pages, SITE_PAGES),
    pair: Number(missingPairs.length > 0),
  }
}

/**
 * How well the words of a section fit: the best one, or one of the next with the rarest word of the
 * question in its heading. "Does it work with Shopify?" is short, so a longer section may score higher.
 */
function readPassage(query: Query, hits: readonly Hit[]): number {
  const [rarest] = readOwnTerms(query).toSorted((a, b) => b.weight - a.weight)
  const isNamed = ({ passage }: Hit): boolean =>
    rarest !== undefined && readTerms(passage.heading).includes(rarest.term)
  const fitting = hits.slice(0, NAMED_AMONG).filter((hit, rank) => rank === 0 || isNamed(hit))
  return Math.max(...fitting.map(({ features }) => features.passage))
}

/** The share of a question's weight in words that some page has. */
export function readKnownShare(query: Query): number {
  const weight = weighTerms(query)
  return weight === 0 ? 0 : weight / (weight + weighUnknown(query))
}

function weighTerms(query: Query): number {
  return readOwnTerms(query).reduce((sum, { weight }) => sum + weight, 0)
}

/** The number of subject words in a question. */
function countTerms(query: Query): number {
  const weights = readOwnTerms(query).map(({ weight }) => weight)
  const heavy = HEAVY_SHARE * Math.max(0, ...weights)
  return weights.filter((weight) => weight > heavy).length + query.unknown.length
}
