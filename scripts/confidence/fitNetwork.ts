import { createRandom, type Random } from '../../bench/search/random.ts'
import type { Evidence } from '../../packages/answers/src/refusal/evidence.ts'
import { scaleEvidence, toExamples } from './examples.ts'
import type { JudgedQuestion } from './judgedQuestion.ts'
import { createAdam } from '../adam.ts'
import { countWeights } from './layers.ts'
import { readLoss, readOdds, type Example, type Parts } from './loss.ts'
import { measureScales, type Scales } from './scales.ts'
import { readStepSize } from './stepSize.ts'
import { drawWeights, shrinkWeights } from './weights.ts'

export interface FittedNetwork {
  readonly scales: Scales
  readonly parts: Parts
  /** The weights of all parts. */
  readonly weights: Float64Array
}

export interface FitSchedule {
  /** How often all questions are read. */
  readonly rounds: number
  /** About this many questions are read between two steps. */
  readonly batch: number
  /** The size of the largest step. */
  readonly top: number
}

const SCHEDULE: FitSchedule = { rounds: 10, batch: 256, top: 0.004 }
const UNITS = { section: 16, question: 8, word: 12 }
const SEED = 1
const DECAY = 0.01
/** The share of the inputs of sections and words that are left out by chance, so that no input is relied on. */
const LEFT_OUT = 0.1

/**
 * Fits a network to questions. An answerable question whose page was not found is left out, because
 * its evidence looks like that of an unanswerable one. The same questions always give the same network.
 *
 * @throws {Error} if no answerable or no unanswerable question is left.
 */
export function fitNetwork(
  questions: readonly JudgedQuestion[],
  schedule: FitSchedule = SCHEDULE,
): FittedNetwork {
  const used = questions.filter(({ isAnswerable, isFound }) => isFound || !isAnswerable)
  const scales = measureScales(used.map(({ evidence }) => evidence))
  const examples = toExamples(used, scales)
  const random = createRandom(SEED)
  const parts = layOut(scales)
  const weights = createWeights(parts, scales, random)
  const count = Math.max(1, Math.round(examples.length / schedule.batch))
  const steps = schedule.rounds * count
  const adam = createAdam(weights, weights.length)
  for (let step = 0; step < steps;) {
    for (const batch of cutBatches(examples, count, random)) {
      readLoss(
        parts,
        weights,
        batch.map((example) => leaveOut(example, random)),
        adam.slopeOf(0),
      )
      const size = readStepSize(step, steps, schedule.top)
      shrinkWeights(weights, size * DECAY)
      adam.step(size)
      step += 1
    }
  }
  return { scales, parts, weights }
}

/** The logarithm of the odds that the site answers the question with this evidence. */
export function judgeByNetwork(network: FittedNetwork, evidence: Evidence): number {
  return readOdds(network.parts, network.weights, scaleEvidence(evidence, network.scales))
}

function layOut(scales: Scales): Parts {
  const section = { inputs: scales.section.means.length, units: UNITS.section, from: 0 }
  const asked = scales.question.means.length
  const question = { inputs: asked, units: UNITS.question, from: countWeights(section) }
  const from = question.from + countWeights(question)
  return { section, question, word: { inputs: scales.word.means.length, units: UNITS.word, from } }
}

function createWeights(
  { section, question, word }: Parts,
  scales: Scales,
  random: Random,
): Float64Array {
  return Float64Array.from([
    ...drawWeights(section, scales.section, random),
    ...drawWeights(question, scales.question, random),
    ...drawWeights(word, scales.word, random),
  ])
}

/** All examples in random order, in `count` batches of about the same size. */
function cutBatches(examples: readonly Example[], count: number, random: Random): Example[][] {
  const mixed = [...examples]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = random.between(0, last)
    const [a, b] = [mixed[last], mixed[other]]
    if (a && b) [mixed[last], mixed[other]] = [b, a]
  }
  const cut = (number: number): number => Math.round((number * mixed.length) / count)
  return Array.from({ length: count }, (_, number) => mixed.slice(cut(number), cut(number + 1)))
}

/** The others are raised, so that their sum stays about the same. */
function leaveOut(example: Example, random: Random): Example {
  const leave = (input: number): number => (random.happens(LEFT_OUT) ? 0 : input / (1 - LEFT_OUT))
  return { ...example, sections: example.sections.map(leave), words: example.words.map(leave) }
}
