// Fits weights so that the units that answer get the largest share of the sum over all units, as
// `judgeSections` computes it. Gradient descent with the steps of Adam (Kingma and Ba, 2015).

import type { Example } from './examples.ts'

export interface FitOptions {
  /** The fit starts from these weights and is drawn towards them. @default zeros */
  readonly prior?: readonly number[]
  /** The columns whose weights stay as the prior has them. */
  readonly kept?: ReadonlySet<number>
  /** How strongly they are drawn. @default 0.03 */
  readonly pull?: number
  /** @default 150 */
  readonly rounds?: number
}

const STEP = 0.05
const LATE_STEP = STEP / 4
const MOMENTUM = 0.9
const SCALING = 0.98
/** Signs that hardly vary would get huge weights. */
const LEAST_SPREAD = 0.001
/** A unit whose share moves less than this changes no weight. */
const NEGLIGIBLE = 1e-6

/** One weight for each column of the examples' rows. */
export function fitWeights(examples: readonly Example[], options: FitOptions = {}): number[] {
  const { pull = 0.03, rounds = 150, kept = new Set() } = options
  const spread = measureSpread(examples)
  const prior = spread.map((one, column) => (options.prior?.[column] ?? 0) * one)
  const scaled = examples.map((example) => flatten(example, spread))
  const weights = [...prior]
  const mean = prior.map(() => 0)
  const square = prior.map(() => 0)
  for (let round = 1; round <= rounds; round++) {
    const slope = readSlope(scaled, weights)
    const step = round < rounds * 0.7 ? STEP : LATE_STEP
    weights.forEach((weight, column) => {
      if (kept.has(column)) return
      const down = (slope[column] ?? 0) + pull * (weight - (prior[column] ?? 0))
      mean[column] = MOMENTUM * (mean[column] ?? 0) + (1 - MOMENTUM) * down
      square[column] = SCALING * (square[column] ?? 0) + (1 - SCALING) * down * down
      const size = Math.sqrt(square[column] / (1 - SCALING ** round)) + 1e-7
      weights[column] = weight - (step * (mean[column] / (1 - MOMENTUM ** round))) / size
    })
  }
  return weights.map((weight, column) => weight / (spread[column] ?? 1))
}

/** The rows of one question, one below the other, with the target of each. */
interface Rows {
  readonly rows: readonly Float32Array[]
  readonly targets: readonly number[]
}

function flatten({ sections }: Example, spread: readonly number[]): Rows {
  const rows = sections.flatMap((section) => section.rows)
  return {
    rows: rows.map((row) => Float32Array.from(row, (sign, column) => sign / (spread[column] ?? 1))),
    targets: sections.flatMap(({ targets }) => targets),
  }
}

/** The standard deviation of each column, so that one step means the same for all signs. */
function measureSpread(examples: readonly Example[]): number[] {
  const rows = examples.flatMap(({ sections }) => sections.flatMap((section) => section.rows))
  return Array.from({ length: rows[0]?.length ?? 0 }, (_, column) => {
    let [sum, squares] = [0, 0]
    for (const row of rows) {
      sum += row[column] ?? 0
      squares += (row[column] ?? 0) ** 2
    }
    const mean = sum / rows.length
    return Math.sqrt(Math.max(0, squares / rows.length - mean ** 2)) + LEAST_SPREAD
  })
}

/** The slope of the negative log of the share that the right units have, as a mean over questions. */
function readSlope(examples: readonly Rows[], weights: readonly number[]): number[] {
  const slope = new Float64Array(weights.length)
  for (const { rows, targets } of examples) {
    const shares = readShares(rows, weights)
    const right = shares.reduce((sum, share, place) => sum + share * (targets[place] ?? 0), 0)
    rows.forEach((row, place) => {
      const share = shares[place] ?? 0
      const pulled = share - (share * (targets[place] ?? 0)) / Math.max(right, 1e-12)
      if (Math.abs(pulled) < NEGLIGIBLE) return
      for (let column = 0; column < slope.length; column++) {
        slope[column] = (slope[column] ?? 0) + pulled * (row[column] ?? 0)
      }
    })
  }
  return Array.from(slope, (sum) => sum / examples.length)
}

/** The share of each row in the sum of the exponentials of their scores. */
export function readShares(
  rows: readonly ArrayLike<number>[],
  weights: readonly number[],
): number[] {
  const scores = rows.map((row) => {
    let sum = 0
    for (let column = 0; column < weights.length; column++) {
      sum += (weights[column] ?? 0) * (row[column] ?? 0)
    }
    return sum
  })
  const best = Math.max(...scores)
  const values = scores.map((score) => Math.exp(score - best))
  const whole = values.reduce((sum, value) => sum + value, 0)
  return values.map((value) => value / whole)
}
