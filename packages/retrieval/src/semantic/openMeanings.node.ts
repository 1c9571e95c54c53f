import type { DatabaseSync } from 'node:sqlite'
import { quantize } from './quantize.ts'
import type { Embedder } from './types.ts'
import { hasVectors, readVectors } from './vectorTable.node.ts'
import type { StoredVectors } from './vectorTable.node.ts'

/** The maximum wait for the vector of a question. Without one, only the words count. */
const PATIENCE_MS = 400
/** The number of questions whose neighbours are cached: the search needs them moments later. */
const MOST_KEPT = 200
/** The number of passages that the ranking by meaning returns. */
const NEAREST = 30

/** The ranking by meaning. */
export interface Meanings {
  /** Finds the passages near a question. Never rejects: after a failure there are none. */
  prepare(question: string, signal: AbortSignal): Promise<void>
  /** The numbers of the passages near a prepared question, the nearest first. */
  near(question: string): readonly number[]
}

const NO_MEANINGS: Meanings = { prepare: async () => undefined, near: () => [] }

/** Compares questions with the vectors of an index. Without vectors of the same model it does nothing. */
export function openMeanings(database: DatabaseSync, embedder: Embedder | undefined): Meanings {
  if (embedder === undefined || !hasVectors(database, embedder.model)) return NO_MEANINGS
  const kept = new Map<string, readonly number[]>()
  let stored: StoredVectors | undefined

  return {
    async prepare(question, signal) {
      if (kept.has(question)) return
      const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
      try {
        const [vector] = await embedder.embed([question], patience)
        stored ??= readVectors(database)
        if (kept.size >= MOST_KEPT) kept.clear()
        if (vector !== undefined) kept.set(question, findNearest(quantize(vector), stored))
      } catch {
        // The endpoint is down or too slow: a visitor gets the answer by words, and no error.
      }
    },
    near: (question) => kept.get(question) ?? [],
  }
}

function findNearest(question: Int8Array, { numbers, vectors }: StoredVectors): number[] {
  return vectors
    .map((vector, place) => ({ number: numbers[place] ?? 0, likeness: compare(question, vector) }))
    .filter(({ likeness }) => likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, NEAREST)
    .map(({ number }) => number)
}

/** The cosine of the angle between two vectors; 0 if they cannot be compared. */
function compare(one: Int8Array, other: Int8Array): number {
  if (one.length !== other.length) return 0
  let product = 0
  let oneLength = 0
  let otherLength = 0
  // The one loop that runs over all numbers of all vectors.
  for (let place = 0; place < one.length; place++) {
    const a = one[place] ?? 0
    const b = other[place] ?? 0
    product += a * b
    oneLength += a * a
    otherLength += b * b
  }
  return product === 0 ? 0 : product / Math.sqrt(oneLength * otherLength)
}
