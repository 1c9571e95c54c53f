// A vector for each term, and two weights: one in questions and one in pages. The vector of a text is the
// weighted sum of its terms, with a length of 1. Training turns the vectors of questions towards the sections
// that answer them, and away from the other sections of a batch: a softmax over the batch, whose slope Adam
// follows for the terms that occur.

import { createAdam } from '../adam.ts'

/** The terms of a text, and how much each counts, apart from its own weight. */
export interface Bag {
  readonly terms: readonly number[]
  readonly counts: readonly number[]
}

/** Where a text comes from: a term may weigh differently in questions and in pages. */
export type Side = 'question' | 'page'

export interface Model {
  readonly dimensions: number
  /** The numbers of all vectors, one vector after another. */
  readonly vectors: Float32Array
  /** The logarithm of each term's weight. */
  readonly weights: Readonly<Record<Side, Float32Array>>
  /** The logarithm of the sharpness of the softmax. */
  readonly sharpness: Float32Array
}

export interface Steps {
  readonly vectors: number
  readonly weights: number
}

const FIRST_SHARPNESS = 2.7
const SPREAD = 0.1

/** A model with small vectors of chance, and the weights that terms have before anything is learned. */
export function createModel(
  rarities: ArrayLike<number>,
  dimensions: number,
  random: () => number,
): Model {
  const weights = Float32Array.from(rarities, (rarity) => Math.log(rarity + 0.05))
  return {
    dimensions,
    vectors: Float32Array.from({ length: rarities.length * dimensions }, () => {
      return SPREAD * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    }),
    weights: { question: weights.slice(), page: weights.slice() },
    sharpness: Float32Array.of(FIRST_SHARPNESS),
  }
}

/** The vectors of some texts, each with a length of 1, one after another. */
export function readVectors(model: Model, side: Side, bags: readonly Bag[]): Float32Array {
  return readTexts(model, side, bags).vectors
}

interface Texts {
  readonly vectors: Float32Array
  /** The lengths before they were made 1. */
  readonly lengths: Float64Array
}

function readTexts(model: Model, side: Side, bags: readonly Bag[]): Texts {
  const { dimensions, vectors: table } = model
  const weights = model.weights[side]
  const vectors = new Float32Array(bags.length * dimensions)
  const lengths = new Float64Array(bags.length)
  bags.forEach(({ terms, counts }, place) => {
    const at = place * dimensions
    terms.forEach((term, index) => {
      const weight = (counts[index] ?? 0) * Math.exp(weights[term] ?? 0)
      const from = term * dimensions
      for (let d = 0; d < dimensions; d++)
        vectors[at + d] = (vectors[at + d] ?? 0) + weight * (table[from + d] ?? 0)
    })
    let square = 0
    for (let d = 0; d < dimensions; d++) square += (vectors[at + d] ?? 0) ** 2
    const length = Math.sqrt(square) || 1
    lengths[place] = length
    for (let d = 0; d < dimensions; d++) vectors[at + d] = (vectors[at + d] ?? 0) / length
  })
  return { vectors, lengths }
}

/** Questions and the texts that answer them, in the same order. */
export interface Batch {
  readonly questions: readonly Bag[]
  readonly pages: readonly Bag[]
  /** Equal for texts of the same section, which are not wrong answers to each other's questions. */
  readonly keys: readonly string[]
}

/** Learns from batches, one step for each. Returns the mean loss of a batch before its step. */
export function createTrainer(model: Model): (batch: Batch, steps: Steps) => number {
  const vectors = createAdam(model.vectors, model.dimensions)
  const weights = {
    question: createAdam(model.weights.question, 1),
    page: createAdam(model.weights.page, 1),
  }
  const sharpness = createAdam(model.sharpness, 1)

  /** Passes the slopes of the vectors of texts on to the terms. */
  function passOn(side: Side, bags: readonly Bag[], texts: Texts, slopes: Float32Array): void {
    const { dimensions, vectors: table } = model
    const inward = new Float64Array(dimensions)
    bags.forEach(({ terms, counts }, place) => {
      const at = place * dimensions
      let along = 0
      for (let d = 0; d < dimensions; d++)
        along += (slopes[at + d] ?? 0) * (texts.vectors[at + d] ?? 0)
      const length = texts.lengths[place] ?? 1
      for (let d = 0; d < dimensions; d++) {
        inward[d] = ((slopes[at + d] ?? 0) - along * (texts.vectors[at + d] ?? 0)) / length
      }
      terms.forEach((term, index) => {
        const weight = (counts[index] ?? 0) * Math.exp(model.weights[side][term] ?? 0)
        const from = term * dimensions
        const slope = vectors.slopeOf(term)
        let product = 0
        for (let d = 0; d < dimensions; d++) {
          slope[d] = (slope[d] ?? 0) + weight * (inward[d] ?? 0)
          product += (inward[d] ?? 0) * (table[from + d] ?? 0)
        }
        const own = weights[side].slopeOf(term)
        own[0] = (own[0] ?? 0) + weight * product
      })
    })
  }

  return ({ questions, pages, keys }, steps) => {
    const asked = readTexts(model, 'question', questions)
    const told = readTexts(model, 'page', pages)
    const { loss, questionSlopes, pageSlopes, sharpnessSlope } = compare(model, asked, told, keys)
    passOn('question', questions, asked, questionSlopes)
    passOn('page', pages, told, pageSlopes)
    sharpness.slopeOf(0)[0] = sharpnessSlope
    vectors.step(steps.vectors)
    weights.question.step(steps.weights)
    weights.page.step(steps.weights)
    sharpness.step(steps.weights)
    return loss
  }
}

interface Comparison {
  readonly loss: number
  readonly questionSlopes: Float32Array
  readonly pageSlopes: Float32Array
  readonly sharpnessSlope: number
}

/** Compares each question with each text. The loss is the negative logarithm of the right one's share. */
function compare(
  { dimensions, sharpness }: Model,
  asked: Texts,
  told: Texts,
  keys: readonly string[],
): Comparison {
  const size = keys.length
  const sharp = Math.exp(sharpness[0] ?? 0)
  const questionSlopes = new Float32Array(asked.vectors.length)
  const pageSlopes = new Float32Array(told.vectors.length)
  const products = new Float64Array(size)
  let loss = 0
  let sharpnessSlope = 0
  for (let row = 0; row < size; row++) {
    const from = row * dimensions
    let most = -Infinity
    for (let column = 0; column < size; column++) {
      if (column !== row && keys[column] === keys[row]) {
        products[column] = -Infinity
        continue
      }
      const at = column * dimensions
      let product = 0
      for (let d = 0; d < dimensions; d++)
        product += (asked.vectors[from + d] ?? 0) * (told.vectors[at + d] ?? 0)
      products[column] = product
      most = Math.max(most, product)
    }
    let whole = 0
    for (let column = 0; column < size; column++)
      whole += Math.exp(sharp * ((products[column] ?? 0) - most))
    loss += (Math.log(whole) - sharp * ((products[row] ?? 0) - most)) / size
    for (let column = 0; column < size; column++) {
      const product = products[column] ?? 0
      if (product === -Infinity) continue
      const share = Math.exp(sharp * (product - most)) / whole
      const slope = (share - Number(column === row)) / size
      sharpnessSlope += slope * sharp * product
      const at = column * dimensions
      const step = slope * sharp
      if (Math.abs(step) < 1e-9) continue
      for (let d = 0; d < dimensions; d++) {
        questionSlopes[from + d] =
          (questionSlopes[from + d] ?? 0) + step * (told.vectors[at + d] ?? 0)
        pageSlopes[at + d] = (pageSlopes[at + d] ?? 0) + step * (asked.vectors[from + d] ?? 0)
      }
    }
  }
  return { loss, questionSlopes, pageSlopes, sharpnessSlope }
}
