import { eachPart, FIRST_UNIT, SLUG } from '../words/skeleton.ts'
import type { WordVectors } from './table.ts'

/** How much each row counts in a text. */
export type RowCounts = ReadonlyMap<number, number>

/** A word of a title or a heading says as much as two of the text. */
const HEAD_WEIGHT = 2
/** Later words of a section say little about what it answers. */
const MOST_WORDS = 250

/** The direction of a text, with a length of 1; all zeros without a known word. */
export function sumVectors(
  { dimensions, directions, scales }: WordVectors,
  weights: Float32Array,
  counts: RowCounts,
): Float32Array {
  const sum = new Float32Array(dimensions)
  for (const [row, count] of counts) {
    const weight = count * (weights[row] ?? 0) * (scales[row] ?? 0)
    const from = row * dimensions
    for (let place = 0; place < dimensions; place++) {
      sum[place] = (sum[place] ?? 0) + weight * (directions[from + place] ?? 0)
    }
  }
  let square = 0
  for (const value of sum) square += value * value
  const length = Math.sqrt(square) || 1
  for (let place = 0; place < dimensions; place++) sum[place] = (sum[place] ?? 0) / length
  return sum
}

/** The share of words with a vector that a text in English has at least. Names and code have none. */
export const LEAST_ENGLISH = 0.5

/**
 * The words of a section by their rows: how much each counts in its vector. Undefined for a section whose words
 * mostly have no vectors, such as one in another language.
 */
export function countSection(
  skeleton: Uint32Array,
  rowOf: (number: number) => number,
): RowCounts | undefined {
  const heads = new Set<number>()
  const text: number[] = []
  let read = 0
  let known = 0
  eachPart(skeleton, (part, from, to) => {
    if (part === SLUG) return
    for (let at = from; at < to; at++) {
      if (part >= FIRST_UNIT && ++read > MOST_WORDS) return
      const row = rowOf(skeleton[at] ?? 0)
      if (row < 0) continue
      if (part >= FIRST_UNIT) known += 1
      if (part < FIRST_UNIT) heads.add(row)
      else text.push(row)
    }
  })
  if (known < LEAST_ENGLISH * Math.min(read, MOST_WORDS)) return undefined
  const counts = countRows(text)
  for (const row of heads) counts.set(row, (counts.get(row) ?? 0) + HEAD_WEIGHT)
  return counts
}

/** A word that is said again counts more, but ever less. */
export function countRows(rows: Iterable<number>): Map<number, number> {
  const counts = new Map<number, number>()
  for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1)
  for (const [row, count] of counts) if (count > 1) counts.set(row, 1 + Math.log(count))
  return counts
}
