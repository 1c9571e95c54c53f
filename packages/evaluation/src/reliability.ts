import type { Evaluated } from './evaluate.ts'
import { UNANSWERABLE } from './question.ts'

/** The questions whose answers claim about the same confidence, and whether they are right to. */
export interface ReliabilityBand {
  /** From this on, and below that; one itself belongs to the highest band. */
  readonly from: number
  readonly to: number
  readonly questions: number
  /** The mean confidence. */
  readonly claimed: number
  /** The share that the pages answer, which is what the confidence claims. */
  readonly answerable: number
  /** The share for which the search found the answer's page among the first three. */
  readonly found: number
}

const BANDS = 10
/** An answer is made of the first few passages. */
const LOOKED_FOR = 3

/**
 * Whether the confidence means what it says, by tenths, those without a question left out.
 *
 * Refusals count: their confidence is low. Answers without a search do not count: their form makes them
 * certain.
 */
export function readReliability(results: readonly Evaluated[]): ReliabilityBand[] {
  const searched = results.filter(({ form }) => form === 'pages')
  const bands = Map.groupBy(searched, ({ confidence }) =>
    Math.min(BANDS - 1, Math.floor(confidence * BANDS)),
  )
  return [...bands]
    .toSorted(([a], [b]) => a - b)
    .map(([band, some]) => ({
      from: band / BANDS,
      to: (band + 1) / BANDS,
      questions: some.length,
      claimed: some.reduce((sum, { confidence }) => sum + confidence, 0) / some.length,
      answerable: some.filter(isAnswerable).length / some.length,
      found: some.filter(isFound).length / some.length,
    }))
}

function isAnswerable({ question }: Evaluated): boolean {
  return question.kind !== UNANSWERABLE
}

function isFound({ ranks }: Evaluated): boolean {
  return (ranks.page.first ?? Infinity) <= LOOKED_FOR
}
