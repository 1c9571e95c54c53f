import type { Evidence } from '../../packages/answers/src/refusal/evidence.ts'
import { FURTHEST } from '../../packages/answers/src/scorePart.ts'

/** The mean and the standard deviation of each input. */
export interface Scale {
  readonly means: Float64Array
  readonly spreads: Float64Array
}

/** The parts of the network: for each section, for the question as a whole, and for each of its words. */
export type PartName = 'section' | 'question' | 'word'

export type Scales = Readonly<Record<PartName, Scale>>

/** An input that hardly varies must not become huge where it does. */
const LEAST_SPREAD = 0.02

export function measureScales(evidence: readonly Evidence[]): Scales {
  return {
    section: measureScale(evidence.flatMap(({ sections }) => sections)),
    question: measureScale(evidence.map(({ question }) => question)),
    word: measureScale(evidence.flatMap(({ words }) => words)),
  }
}

export function measureScale(rows: readonly (readonly number[])[]): Scale {
  const average = (toAddend: (input: number, place: number) => number): Float64Array => {
    const sums = new Float64Array(rows[0]?.length ?? 0)
    for (const row of rows) {
      row.forEach((input, place) => (sums[place] = (sums[place] ?? 0) + toAddend(input, place)))
    }
    return sums.map((sum) => sum / rows.length)
  }
  const means = average((input) => input)
  const squares = average((input, place) => (input - (means[place] ?? 0)) ** 2)
  return { means, spreads: squares.map((square) => Math.sqrt(square) + LEAST_SPREAD) }
}

/** Whether an input was the same wherever it was measured, apart from rounding. */
export function isConstant({ spreads }: Scale, place: number): boolean {
  return (spreads[place] ?? 0) < LEAST_SPREAD + 1e-9
}

/** The inputs of some rows in standard deviations, one row after another. */
export function scaleRows(rows: readonly (readonly number[])[], scale: Scale): Float64Array {
  const width = scale.means.length
  const scaled = new Float64Array(rows.length * width)
  rows.forEach((row, number) => {
    for (let place = 0; place < width; place++) {
      const apart = ((row[place] ?? 0) - (scale.means[place] ?? 0)) / (scale.spreads[place] ?? 1)
      scaled[number * width + place] = Math.max(-FURTHEST, Math.min(FURTHEST, apart))
    }
  })
  return scaled
}
