import { findMost } from '../findMost.ts'
import { scorePart } from '../scorePart.ts'
import type { Evidence } from './evidence.ts'
import { NETWORK, type Network } from './networkWeights.ts'

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
