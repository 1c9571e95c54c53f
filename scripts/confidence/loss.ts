// How wrong a network is about a question: the cross-entropy of whether the site answers it, and of which
// section does.

import { addSlopes, scoreRow, type Layers } from './layers.ts'
import type { PartName } from './scales.ts'

export type Parts = Readonly<Record<PartName, Layers>>

/** A question with inputs in standard deviations. */
export interface Example {
  /** The inputs of its sections, one section after another. */
  readonly sections: Float64Array
  readonly question: Float64Array
  /** The inputs of its words, one word after another. */
  readonly words: Float64Array
  /** Whether each section is the right one. */
  readonly isRight: readonly boolean[]
  readonly isAnswerable: boolean
  /** How much the question counts, with a mean of 1. */
  readonly weight: number
}

/** The inputs of an example. */
export type Inputs = Pick<Example, 'sections' | 'question' | 'words'>

/** How much the right section counts, compared with whether there is an answer at all. */
const CHOICE = 0.5

/** The result of the network for a question, and the values of the hidden units. */
interface Scored {
  /** The part of each section's exponential in the sum over all. */
  readonly shares: readonly number[]
  /** The logarithm of the odds that the site answers. */
  readonly odds: number
  readonly sectionUnits: readonly Float64Array[]
  readonly questionUnits: Float64Array
  readonly wordUnits: readonly Float64Array[]
}

/** The logarithm of the odds that the site answers, as `network.ts` computes it. */
export function readOdds(parts: Parts, weights: Float64Array, example: Inputs): number {
  return score(parts, weights, example).odds
}

function score({ section, question, word }: Parts, weights: Float64Array, example: Inputs): Scored {
  const count = example.sections.length / section.inputs
  const sectionUnits = Array.from({ length: count }, () => new Float64Array(section.units))
  const scores = sectionUnits.map((units, number) =>
    scoreRow(section, weights, example.sections, number * section.inputs, units),
  )
  const questionUnits = new Float64Array(question.units)
  const wordUnits = Array.from(
    { length: example.words.length / word.inputs },
    () => new Float64Array(word.units),
  )
  const whole = wordUnits.reduce(
    (sum, units, number) =>
      sum + scoreRow(word, weights, example.words, number * word.inputs, units),
    scoreRow(question, weights, example.question, 0, questionUnits),
  )
  const best = Math.max(...scores)
  const sum = scores.reduce((sum, one) => sum + Math.exp(one - best), 0)
  const shares = scores.map((one) => Math.exp(one - best) / sum)
  return { shares, odds: best + Math.log(sum) + whole, sectionUnits, questionUnits, wordUnits }
}

/** The mean loss of some questions. Its slope by each weight replaces `slopes`. */
export function readLoss(
  parts: Parts,
  weights: Float64Array,
  examples: readonly Example[],
  slopes: Float64Array,
): number {
  slopes.fill(0)
  let loss = 0
  for (const example of examples) {
    const { shares, odds, sectionUnits, questionUnits, wordUnits } = score(parts, weights, example)
    const own = (toProbability(odds) - Number(example.isAnswerable)) * example.weight
    const right = shares.reduce((sum, share, at) => sum + (example.isRight[at] ? share : 0), 0)
    loss += example.weight * softplus(example.isAnswerable ? -odds : odds)
    if (right > 0) loss -= CHOICE * Math.log(right)
    const { section, question, word } = parts
    addSlopes(question, weights, example.question, 0, questionUnits, own / examples.length, slopes)
    wordUnits.forEach((units, number) => {
      const at = number * word.inputs
      addSlopes(word, weights, example.words, at, units, own / examples.length, slopes)
    })
    sectionUnits.forEach((units, number) => {
      const share = shares[number] ?? 0
      const rightShare = example.isRight[number] ? share / right : 0
      const slope = own * share + (right > 0 ? CHOICE * (share - rightShare) : 0)
      const at = number * section.inputs
      addSlopes(section, weights, example.sections, at, units, slope / examples.length, slopes)
    })
  }
  return loss / examples.length
}

function toProbability(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}

/** log(1 + e^x), without an overflow. */
function softplus(value: number): number {
  return Math.max(0, value) + Math.log1p(Math.exp(-Math.abs(value)))
}
