// Fits the weights and the hidden units of the choice so that the units that answer get the largest share of the sum
// over all units, as `judgeSections` computes it.

import { createRandom, type Random } from '../../bench/search/random.ts'
import type { ChoiceNetwork } from '../../packages/answers/src/choosing/choiceNetwork.ts'
import { FURTHEST_SIGN } from '../../packages/answers/src/choosing/network.ts'
import { createAdam } from '../adam.ts'
import { readStepSize } from '../confidence/stepSize.ts'
import type { Example } from './examples.ts'

export interface FitOptions {
  /** The fit starts from these weights and is drawn towards them. @default zeros */
  readonly prior?: readonly number[]
  /** The columns whose weights stay as the prior has them. */
  readonly kept?: ReadonlySet<number>
  /** How strongly they are drawn. @default 0.0003 */
  readonly pull?: number
  /** How often all questions are read. @default 10 */
  readonly rounds?: number
  /** The hidden units of each fit. @default 16 */
  readonly hidden?: number
  /**
   * How fast the hidden units of each fit fade. A fit begins by chance, so the mean of several is better than one.
   *
   * @default [0.5, 0.5, 1.5]
   */
  readonly decays?: readonly number[]
}

/** A weight for each sign, and the hidden units. */
export interface FittedChoice {
  readonly weights: readonly number[]
  readonly network: ChoiceNetwork
}

/** About this many questions are read between two steps. */
const BATCH = 64
const TOP = 0.003
const DECAYS = [0.5, 0.5, 1.5]
/** The share of the signs that are left out by chance for each question, so that none is relied on. */
const LEFT_OUT = 0.1
/** Signs that hardly vary would get huge weights. */
const LEAST_SPREAD = 0.001
/** A unit whose share moves less than this changes no weight. */
const NEGLIGIBLE = 1e-6

/** The numbers of all weights in one row: of the signs, of each hidden unit with its bias, and of the outputs. */
interface Layout {
  readonly signs: number
  readonly hidden: number
  readonly output: number
  readonly size: number
}

/** The mean and the standard deviation of each sign. */
interface Scales {
  readonly means: readonly number[]
  readonly spreads: readonly number[]
}

/** The rows of one question in standard deviations, one after another, with the target of each. */
interface Rows {
  readonly rows: Float32Array
  /** The same within the limits of the hidden units. */
  readonly limited: Float32Array
  readonly targets: readonly number[]
}

/** The same examples always give the same weights. */
export function fitChoice(examples: readonly Example[], options: FitOptions = {}): FittedChoice {
  const { decays = DECAYS } = options
  const scales = measureScales(examples)
  const questions = examples.map((example) => scale(example, scales))
  return join(decays.map((decay, seed) => fitOnce(questions, scales, options, { decay, seed })))
}

/** The mean of several fits: all their hidden units, each with its share. */
function join(fits: readonly FittedChoice[]): FittedChoice {
  const share = 1 / fits.length
  const [first] = fits
  if (first === undefined) throw new Error('Cannot join no fits.')
  return {
    weights: first.weights.map((_, column) =>
      fits.reduce((sum, { weights }) => sum + share * (weights[column] ?? 0), 0),
    ),
    network: {
      ...first.network,
      hidden: fits.flatMap(({ network }) => network.hidden),
      output: fits.flatMap(({ network }) => network.output.map((weight) => share * weight)),
    },
  }
}

function fitOnce(
  scaled: readonly Rows[],
  { means, spreads }: Scales,
  options: FitOptions,
  { decay, seed }: { readonly decay: number; readonly seed: number },
): FittedChoice {
  const { pull = 0.0003, rounds = 10, hidden = 16, kept = new Set() } = options
  const layout = layOut(means.length, hidden)
  const prior = spreads.map((spread, column) => (options.prior?.[column] ?? 0) * spread)
  const random = createRandom(seed + 1)
  const values = drawWeights(layout, prior, random)
  const adam = createAdam(values, layout.size)
  const count = Math.max(1, Math.round(scaled.length / BATCH))
  const steps = rounds * count
  for (let step = 0; step < steps;) {
    for (const batch of deal(scaled, count, random)) {
      const slope = adam.slopeOf(0)
      for (const rows of batch) addSlope(rows, values, layout, slope, 1 / batch.length, random)
      for (const [column, weight] of prior.entries()) {
        slope[column] = (slope[column] ?? 0) + pull * ((values[column] ?? 0) - weight)
        if (kept.has(column)) slope[column] = 0
      }
      const size = readStepSize(step, steps, TOP)
      for (let at = layout.signs; at < layout.size; at++)
        values[at] = (values[at] ?? 0) * (1 - size * decay)
      adam.step(size)
      step += 1
    }
  }
  return toChoice(values, layout, means, spreads)
}

/** The share of each row in the sum of the exponentials of their scores. */
export function readShares(rows: readonly ArrayLike<number>[], choice: FittedChoice): number[] {
  return toShares(rows.map((row) => readScore(row, choice)))
}

function readScore(row: ArrayLike<number>, { weights, network }: FittedChoice): number {
  let score = 0
  for (let column = 0; column < weights.length; column++) {
    score += (weights[column] ?? 0) * (row[column] ?? 0)
  }
  const { means, spreads, hidden, output } = network
  if (hidden.length === 0) return score
  const scaled = Array.from(weights, (_, column) =>
    limit(((row[column] ?? 0) - (means[column] ?? 0)) / (spreads[column] ?? 1)),
  )
  for (const [number, unit] of hidden.entries()) {
    let sum = unit.bias
    for (let column = 0; column < scaled.length; column++) {
      sum += (scaled[column] ?? 0) * (unit.weights[column] ?? 0)
    }
    score += Math.max(0, sum) * (output[number] ?? 0)
  }
  return score
}

function limit(apart: number): number {
  return Math.max(-FURTHEST_SIGN, Math.min(FURTHEST_SIGN, apart))
}

function toShares(scores: readonly number[]): number[] {
  const best = Math.max(...scores)
  const values = scores.map((score) => Math.exp(score - best))
  const whole = values.reduce((sum, value) => sum + value, 0)
  return values.map((value) => value / whole)
}

function layOut(signs: number, hidden: number): Layout {
  const output = signs + hidden * (signs + 1)
  return { signs, hidden, output, size: output + hidden }
}

function drawWeights(layout: Layout, prior: readonly number[], random: Random): Float64Array {
  const values = new Float64Array(layout.size)
  values.set(prior)
  const draw = (most: number): number => (2 * random.next() - 1) * most
  for (let at = layout.signs; at < layout.output; at++) values[at] = draw(0.25)
  for (let at = layout.output; at < layout.size; at++) values[at] = draw(0.02)
  return values
}

/** The mean and the standard deviation of each column. */
function measureScales(examples: readonly Example[]): Scales {
  const width = examples[0]?.sections.find(({ rows }) => rows.length > 0)?.rows[0]?.length ?? 0
  const sums = new Float64Array(width)
  const squares = new Float64Array(width)
  let count = 0
  for (const row of examples.flatMap(({ sections }) => sections.flatMap(({ rows }) => rows))) {
    count += 1
    for (let column = 0; column < width; column++) {
      sums[column] = (sums[column] ?? 0) + (row[column] ?? 0)
      squares[column] = (squares[column] ?? 0) + (row[column] ?? 0) ** 2
    }
  }
  const means = [...sums].map((sum) => sum / count)
  const spreads = [...squares].map((sum, column) => {
    return Math.sqrt(Math.max(0, sum / count - (means[column] ?? 0) ** 2)) + LEAST_SPREAD
  })
  return { means, spreads }
}

function scale({ sections }: Example, { means, spreads }: Scales): Rows {
  const rows = sections.flatMap((section) => section.rows)
  const scaled = new Float32Array(rows.length * means.length)
  rows.forEach((row, number) => {
    for (let column = 0; column < means.length; column++) {
      scaled[number * means.length + column] =
        ((row[column] ?? 0) - (means[column] ?? 0)) / (spreads[column] ?? 1)
    }
  })
  return {
    rows: scaled,
    limited: scaled.map(limit),
    targets: sections.flatMap(({ targets }) => targets),
  }
}

/** The questions in `count` groups by chance. */
function deal(questions: readonly Rows[], count: number, random: Random): Rows[][] {
  const drawn = questions
    .map((rows) => ({ rows, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
  return Array.from({ length: count }, (_, number) =>
    drawn
      .slice(
        Math.floor((number * drawn.length) / count),
        Math.floor(((number + 1) * drawn.length) / count),
      )
      .map(({ rows }) => rows),
  )
}

/** Adds the slope of the negative log of the share that the right units of a question have. */
function addSlope(
  { rows, limited, targets }: Rows,
  values: Float64Array,
  { signs, hidden, output }: Layout,
  slope: Float64Array,
  weight: number,
  random: Random,
): void {
  const isIn = Float64Array.from({ length: signs }, () => (random.happens(LEFT_OUT) ? 0 : 1))
  const sums = new Float64Array(targets.length * hidden)
  const scores = targets.map((_, number) => {
    const from = number * signs
    let score = 0
    for (let column = 0; column < signs; column++) {
      score += (values[column] ?? 0) * (rows[from + column] ?? 0) * (isIn[column] ?? 0)
    }
    for (let unit = 0; unit < hidden; unit++) {
      const at = signs + unit * (signs + 1)
      let sum = values[at + signs] ?? 0
      for (let column = 0; column < signs; column++) {
        sum += (values[at + column] ?? 0) * (limited[from + column] ?? 0) * (isIn[column] ?? 0)
      }
      sums[number * hidden + unit] = sum
      if (sum > 0) score += sum * (values[output + unit] ?? 0)
    }
    return score
  })
  const shares = toShares(scores)
  const right = shares.reduce((sum, share, place) => sum + share * (targets[place] ?? 0), 0)
  shares.forEach((share, number) => {
    const pulled = share - (share * (targets[number] ?? 0)) / Math.max(right, 1e-9)
    if (Math.abs(pulled) < NEGLIGIBLE) return
    const from = number * signs
    const down = pulled * weight
    for (let column = 0; column < signs; column++) {
      slope[column] = (slope[column] ?? 0) + down * (rows[from + column] ?? 0) * (isIn[column] ?? 0)
    }
    for (let unit = 0; unit < hidden; unit++) {
      const sum = sums[number * hidden + unit] ?? 0
      if (sum <= 0) continue
      slope[output + unit] = (slope[output + unit] ?? 0) + down * sum
      const at = signs + unit * (signs + 1)
      const own = down * (values[output + unit] ?? 0)
      slope[at + signs] = (slope[at + signs] ?? 0) + own
      for (let column = 0; column < signs; column++) {
        slope[at + column] =
          (slope[at + column] ?? 0) + own * (limited[from + column] ?? 0) * (isIn[column] ?? 0)
      }
    }
  })
}

function toChoice(
  values: Float64Array,
  { signs, hidden, output, size }: Layout,
  means: readonly number[],
  spreads: readonly number[],
): FittedChoice {
  return {
    weights: spreads.map((spread, column) => (values[column] ?? 0) / spread),
    network: {
      means,
      spreads,
      hidden: Array.from({ length: hidden }, (_, unit) => {
        const at = signs + unit * (signs + 1)
        return { weights: [...values.subarray(at, at + signs)], bias: values[at + signs] ?? 0 }
      }),
      output: [...values.subarray(output, size)],
    },
  }
}
