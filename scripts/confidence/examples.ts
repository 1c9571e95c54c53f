import type { Evidence } from '../../packages/answers/src/refusal/evidence.ts'
import type { JudgedQuestion, TrialKind } from './judgedQuestion.ts'
import type { Example, Inputs } from './loss.ts'
import { scaleRows, type Scales } from './scales.ts'

/** Everyday questions and those of other sites are easier to refuse than visitors' real ones. */
const KIND_WEIGHTS: Readonly<Record<TrialKind, number>> = {
  answered: 1,
  near: 1,
  other: 1,
  everyday: 0.7,
  elsewhere: 0.7,
}

/** The weight of the parts of one size, or of several sites together, when the whole sites weigh 1. */
const PART_WEIGHT = 0.15

/**
 * Puts questions into the form that a fit needs.
 *
 * @throws {Error} if none of them is answerable, or all of them are.
 */
export function toExamples(questions: readonly JudgedQuestion[], scales: Scales): Example[] {
  const weights = weighQuestions(questions)
  return questions.map(({ evidence, places, isAnswerable }, number) => ({
    ...scaleEvidence(evidence, scales),
    isRight: places.map((place) => place === 2),
    isAnswerable,
    weight: weights[number] ?? 0,
  }))
}

export function scaleEvidence({ sections, question, words }: Evidence, scales: Scales): Inputs {
  return {
    sections: scaleRows(sections, scales.section),
    question: scaleRows([question], scales.question),
    words: scaleRows(words, scales.word),
  }
}

/**
 * Answerable and unanswerable questions weigh the same in sum, on whole sites, on parts of each size, and on
 * several sites together. Otherwise the fit would learn that a small site answers less, only because it was
 * asked less.
 */
function weighQuestions(questions: readonly JudgedQuestion[]): number[] {
  const groupOf = ({ part, isAnswerable }: JudgedQuestion): string => `${part} ${isAnswerable}`
  const groups = Map.groupBy(questions, groupOf)
  const sums = new Map(
    [...groups].map(([group, own]) => [
      group,
      own.reduce((sum, { kind }) => sum + KIND_WEIGHTS[kind], 0),
    ]),
  )
  for (const { part } of questions) {
    if (sums.has(`${part} true`) && sums.has(`${part} false`)) continue
    throw new Error('Cannot fit the confidence without both answerable and unanswerable questions.')
  }
  const weights = questions.map(
    (one) => (KIND_WEIGHTS[one.kind] * weighPart(one)) / (sums.get(groupOf(one)) ?? 1),
  )
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length
  return weights.map((weight) => weight / mean)
}

function weighPart({ part }: JudgedQuestion): number {
  return part === 'whole' ? 1 : PART_WEIGHT
}
