// How many texts have each term, as numbers. Hundreds of notes are compared with each question, and reading the
// words of them all would take longer than comparing them.

import { hashWord } from '@docent/content'
import { packCounts, unpack } from '../words/skeleton.ts'

/** The packed counts of a text. Unlike the words of a page, those of notes have no numbers, so these are hashes. */
export function packTerms(counts: ReadonlyMap<string, number>): Uint8Array {
  const hashed = new Map([...counts].map(([term, count]) => [hashTerm(term), count]))
  return packCounts([...hashed.keys()], (hash) => hashed.get(hash) ?? 0)
}

/** Reads the counts of some terms from packed counts. */
export function createTermReader(terms: Iterable<string>): (packed: Uint8Array) => TermCounts {
  const wanted = new Map([...terms].map((term) => [hashTerm(term), term]))
  return (packed) => {
    const numbers = unpack(packed)
    const counts = new Map<string, number>()
    for (let place = 0; place < numbers.length; place += 2) {
      const term = wanted.get(numbers[place] ?? 0)
      if (term !== undefined) counts.set(term, numbers[place + 1] ?? 0)
    }
    return counts
  }
}

/** How many of some texts have a term. */
export type TermCounts = ReadonlyMap<string, number>

/** Of a thousand terms, two have the same hash once in ten thousand times. */
function hashTerm(term: string): number {
  return hashWord(term) >>> 0
}
