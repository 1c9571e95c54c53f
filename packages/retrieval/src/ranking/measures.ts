// Measures of the ranking, shared with the browser search on hosts without our server.

import { BM25_LENGTH, BM25_SATURATION } from './tuning.ts'

/** The length feature reaches its maximum at this number of terms, which few sections exceed. */
const LONGEST = Math.log(400)

/** How well a term identifies a text: the fewer texts have it, the better. */
export function inverseFrequency(count: number, total: number): number {
  return Math.log(1 + (total - count + 0.5) / (count + 0.5))
}

/** The share of a term's weight that BM25 gives for its count in a text. */
export function saturate(count: number, relativeLength: number): number {
  return count / (count + BM25_SATURATION * (1 - BM25_LENGTH + BM25_LENGTH * relativeLength))
}

/** The logarithm of a length in terms, scaled to a share. */
export function measureLength(terms: number): number {
  return Math.min(1, Math.log(1 + terms) / LONGEST)
}

/**
 * From 0 for a small site to 1 for a large one. On larger sites, a question finds more by chance.
 *
 * @param range the numbers of pages of both, which are scaled as logarithms.
 */
export function measureSite(
  pages: number,
  { few, many }: { readonly few: number; readonly many: number },
): number {
  return Math.min(1, Math.max(0, Math.log(pages / few) / Math.log(many / few)))
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
