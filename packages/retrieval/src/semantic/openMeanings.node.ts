import type { DatabaseSync } from 'node:sqlite'
import { compareVectors, measureCloseness } from './closeness.ts'
import { quantize } from './quantize.ts'
import type { Embedder } from './types.ts'
import { hasVectors, readVectors } from './vectorTable.node.ts'
import type { StoredVectors } from './vectorTable.node.ts'

/** The maximum wait for the vector of a question. Without one, only the words count. */
const PATIENCE_MS = 400
/** The number of questions whose neighbours are cached: the search needs them moments later. */
const MOST_KEPT = 200
/** The number of passages to rank even if they share no word with the question. */
const NEAREST = 30

/** How close the passages of a site are to a question. */
interface Closeness {
  /** The numbers of the closest passages, the closest first. */
  readonly nearest: readonly number[]
  /** Standard deviations above the average passage; 0 for the average and below. */
  of(number: number): number
}

/** The comparison by meaning. */
export interface Meanings {
  /** Compares a question with all passages. Never rejects: after a failure none is close. */
  prepare(question: string, signal: AbortSignal): Promise<void>
  /** How close the passages are to a prepared question. */
  near(question: string): Closeness
}

const NOTHING_NEAR: Closeness = { nearest: [], of: () => 0 }
const NO_MEANINGS: Meanings = { prepare: async () => undefined, near: () => NOTHING_NEAR }

/** Compares questions with the vectors of an index. Without vectors of the same model it does nothing. */
export function openMeanings(database: DatabaseSync, embedder: Embedder | undefined): Meanings {
  if (embedder === undefined || !hasVectors(database, embedder.model)) return NO_MEANINGS
  const kept = new Map<string, Closeness>()
  let stored: StoredVectors | undefined

  return {
    async prepare(question, signal) {
      if (kept.has(question)) return
      const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
      try {
        const [vector] = await embedder.embed([question], patience)
        stored ??= readVectors(database)
        if (kept.size >= MOST_KEPT) kept.clear()
        if (vector !== undefined) kept.set(question, readCloseness(quantize(vector), stored))
      } catch {
        // The endpoint is down or too slow: a visitor gets the answer by words, and no error.
      }
    },
    near: (question) => kept.get(question) ?? NOTHING_NEAR,
  }
}

function readCloseness(
  question: Int8Array,
  { numbers, places, vectors }: StoredVectors,
): Closeness {
  const likeness = Float32Array.from(vectors, (vector) => compareVectors(question, vector))
  const closeness = measureCloseness(likeness)
  const of = (number: number): number => closeness[places.get(number) ?? -1] ?? 0
  const nearest = numbers
    .filter((number) => of(number) > 0)
    .toSorted((a, b) => of(b) - of(a))
    .slice(0, NEAREST)
  return { nearest, of }
}
