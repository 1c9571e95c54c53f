import type { DatabaseSync } from 'node:sqlite'
import { quantize } from '../semantic/quantize.ts'
import type { Query } from '../ranking/query.ts'
import { CONTEXT_WEIGHT } from '../ranking/tuning.ts'
import { readTerms, textLanguage } from '../words/analyze.ts'
import {
  createLikenessReader,
  readQuestionVector,
  type Likeness,
  type OwnLikeness,
} from './likeness.ts'
import { LANGUAGE, openWordVectors } from './openWordVectors.node.ts'
import type { WordVectors } from './table.ts'
import { countSection, LEAST_ENGLISH, sumVectors } from './textVector.ts'

/** The number of passages to rank even if they share no word with the question. */
const NEAREST = 30

/** The number of questions whose comparison is kept: an answer may search several times. */
const MOST_KEPT = 8

/** Writes the vector of a passage, if its language has vectors. Undefined if the site's language has none. */
export function createVectorWriter(
  termOf: (number: number) => string,
): ((skeleton: Uint32Array) => Uint8Array | undefined) | undefined {
  if (textLanguage() !== LANGUAGE) return undefined
  const vectors = openWordVectors()
  const rowOf = remember((number) => vectors.find(termOf(number)))
  return (skeleton) => {
    const counts = countSection(skeleton, rowOf)
    if (counts === undefined) return undefined
    return new Uint8Array(quantize(sumVectors(vectors, vectors.onPages, counts)).buffer)
  }
}

/** The sections of a site compared with one question. */
export interface ComparedSections {
  /** The numbers of the passages that are most alike, the most alike first. */
  readonly nearest: readonly number[]
  /** Standard deviations above the average passage; 0 for an unknown one. */
  standing(number: number): number
  /** How alike some of them are, in the same order. */
  read(found: readonly RankedSection[]): Likeness[]
}

interface RankedSection {
  readonly number: number
  readonly skeleton: Uint32Array
  /** The number of its units. */
  readonly units: number
}

interface StoredSections {
  /** Whether most passages have a vector: others cannot be compared with them. */
  readonly isWhole: boolean
  readonly vectors: WordVectors
  readonly numbers: readonly number[]
  readonly places: ReadonlyMap<number, number>
  readonly directions: Int8Array
  readonly scales: Float32Array
  rowOf(number: number): number
}

/** Compares questions with the passages of a file. Undefined for a question that cannot be compared. */
export function openSectionVectors(
  database: DatabaseSync,
): (query: Query) => ComparedSections | undefined {
  let stored: StoredSections | undefined
  const kept = new Map<string, ComparedSections | undefined>()
  return (query) => {
    if (textLanguage() !== LANGUAGE) return undefined
    const counts = countQuestion(query)
    const key = JSON.stringify([...counts])
    if (kept.has(key)) return kept.get(key)
    stored ??= readSections(database)
    const compared = compareSections(stored, counts)
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(key, compared)
    return compared
  }
}

/** The words of a question with their corrections; those of earlier ones count less. */
function countQuestion({ text, corrected, terms }: Query): Map<string, number> {
  const counts = new Map<string, number>()
  const own = [text, ...corrected.map(({ to }) => to)].flatMap(readTerms)
  for (const term of own) counts.set(term, (counts.get(term) ?? 0) + 1)
  for (const { term, origin } of terms) {
    if (origin === 'context' && !counts.has(term)) counts.set(term, CONTEXT_WEIGHT)
  }
  return counts
}

function compareSections(
  stored: StoredSections,
  counts: ReadonlyMap<string, number>,
): ComparedSections | undefined {
  const { vectors, numbers, places, rowOf } = stored
  const rows = [...counts]
    .map(([term, count]): [number, number] => [vectors.find(term), count])
    .filter(([row]) => row >= 0)
  const isKnown = rows.length > 0 && rows.length >= LEAST_ENGLISH * counts.size
  if (!isKnown || !stored.isWhole) return undefined
  const question = readQuestionVector(vectors, new Map(rows))
  const cosines = compareAll(stored, question.vector)
  const { mean, spread } = measure(cosines)
  const standings = cosines.map((cosine) => (cosine - mean) / spread)
  const readOwn = createLikenessReader(vectors, question, rowOf)
  const known = new Map<number, OwnLikeness>()

  const placeOf = (number: number): number => places.get(number) ?? -1
  return {
    nearest: findMost(standings, NEAREST).map((place) => numbers[place] ?? 0),
    standing: (number) => standings[placeOf(number)] ?? 0,
    read(found) {
      const own = found.map(({ number }) => cosines[placeOf(number)] ?? 0)
      const best = Math.max(...own)
      return found.map(({ number, skeleton, units }, place) => {
        const parts = known.get(number) ?? readOwn(skeleton, units)
        known.set(number, parts)
        const section = own[place] ?? 0
        return {
          ...parts,
          standing: standings[placeOf(number)] ?? 0,
          section,
          behind: section - best,
        }
      })
    },
  }
}

function compareAll(
  { vectors, directions, scales }: StoredSections,
  question: Float32Array,
): Float32Array {
  const { dimensions } = vectors
  const cosines = new Float32Array(scales.length)
  // The one loop that runs over all numbers of all sections.
  for (let section = 0; section < cosines.length; section++) {
    const from = section * dimensions
    let product = 0
    for (let place = 0; place < dimensions; place++) {
      product += (directions[from + place] ?? 0) * (question[place] ?? 0)
    }
    cosines[section] = product * (scales[section] ?? 0)
  }
  return cosines
}

function measure(values: Float32Array): { mean: number; spread: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length || 1)
  return { mean, spread: Math.sqrt(square) || 1 }
}

/** The places of the greatest values, the greatest first. A list of all values is not sorted for a few of them. */
function findMost(values: Float32Array, count: number): number[] {
  const most: number[] = []
  const valueOf = (rank: number): number => values[most[rank] ?? -1] ?? -Infinity
  for (let place = 0; place < values.length; place++) {
    const value = values[place] ?? 0
    if (most.length === count && value <= valueOf(count - 1)) continue
    let rank = most.length
    while (rank > 0 && valueOf(rank - 1) < value) rank -= 1
    most.splice(rank, 0, place)
    if (most.length > count) most.pop()
  }
  return most
}

function readSections(database: DatabaseSync): StoredSections {
  const vectors = openWordVectors()
  const { dimensions } = vectors
  const rows = database
    .prepare('SELECT number, vector FROM passages WHERE vector IS NOT NULL ORDER BY number')
    .all()
    .filter(({ vector }) => (vector as Uint8Array).length === dimensions)
  const directions = new Int8Array(rows.length * dimensions)
  const scales = new Float32Array(rows.length)
  rows.forEach(({ vector }, place) => {
    const own = new Int8Array((vector as Uint8Array).slice().buffer)
    directions.set(own, place * dimensions)
    let square = 0
    for (const value of own) square += value * value
    scales[place] = square === 0 ? 0 : 1 / Math.sqrt(square)
  })
  const numbers = rows.map(({ number }) => Number(number))
  const count = Number(database.prepare('SELECT COUNT(*) AS count FROM passages').get()?.['count'])
  return {
    isWhole: rows.length > 0 && rows.length >= LEAST_ENGLISH * count,
    vectors,
    numbers,
    places: new Map(numbers.map((number, place) => [number, place])),
    directions,
    scales,
    rowOf: readRows(database, vectors),
  }
}

/** The rows of the terms of a site, by their numbers. */
function readRows(database: DatabaseSync, vectors: WordVectors): (number: number) => number {
  const rows = new Map<number, number>()
  for (const { term, number } of database.prepare('SELECT term, number FROM terms').iterate()) {
    const row = vectors.find(String(term))
    if (row >= 0) rows.set(Number(number), row)
  }
  return (number) => rows.get(number) ?? -1
}

/** Terms are numbered from 0, so a list finds them faster than a map. */
function remember(read: (number: number) => number): (number: number) => number {
  const known: number[] = []
  return (number) => (known[number] ??= read(number))
}
