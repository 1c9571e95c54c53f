// The measures of the ranking, for the server and for the browser on hosts without our server.

import { BM25_LENGTH, BM25_SATURATION } from './tuning.ts'

/** A text of this many terms, which hardly any section reaches, is as long as can be. */
const LONGEST = Math.log(400)

/** How much a term tells one text from the others: more, the fewer of them have it. */
export function inverseFrequency(count: number, total: number): number {
  return Math.log(1 + (total - count + 0.5) / (count + 0.5))
}

/** BM25's share of a term's weight that its count in a text earns. */
export function saturate(count: number, relativeLength: number): number {
  return count / (count + BM25_SATURATION * (1 - BM25_LENGTH + BM25_LENGTH * relativeLength))
}

/** The logarithm of a length in terms, as a share. */
export function measureLength(terms: number): number {
  return Math.min(1, Math.log(1 + terms) / LONGEST)
}
