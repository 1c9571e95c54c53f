import { NETWORK, type Network, type NetworkPart } from './networkWeights.ts'
import type { Evidence } from './evidence.ts'
import { findMost } from '../findMost.ts'

/** An input further from its mean is as certain as this many standard deviations. */
export const FURTHEST = 4

/**
 * The fit gives questions with an answer and questions without one the same weight, but visitors ask more
 * questions with one. The number keeps the thresholds of the confidence where they were before the last fit.
 */
export const MORE_ANSWERED = 0.68

/**
 * The probability that one of the sections answers, from 0 to 1.
 *
 * A small network gives a score to each section, to the question as a whole, and to each of its words. The scores of
 * the sections are added as probabilities, because one that answers is enough. Those of the words are added as they
 * are, so that one word can decide.
 */
export function judgeEvidence(
  { question, sections, words }: Evidence,
  network: Network = NETWORK,
): number {
  const scores = sections.map((section) => scorePart(network.section, section))
  const best = findMost(scores)
  const joined = best + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - best), 0))
  const whole = words.reduce(
    (sum, word) => sum + scorePart(network.word, word),
    scorePart(network.question, question),
  )
  return 1 / (1 + Math.exp(-joined - whole - MORE_ANSWERED))
}

function scorePart(
  { means, spreads, hidden, output, bias }: NetworkPart,
  inputs: readonly number[],
): number {
  const read = inputs.map((input, place) => {
    const apart = (input - (means[place] ?? 0)) / (spreads[place] ?? 1)
    return Math.max(-FURTHEST, Math.min(FURTHEST, apart))
  })
  let score = bias
  for (const [unit, { weights, bias: base }] of hidden.entries()) {
    let sum = base
    for (const [place, input] of read.entries()) sum += input * (weights[place] ?? 0)
    score += Math.max(0, sum) * (output[unit] ?? 0)
  }
  return score
}
