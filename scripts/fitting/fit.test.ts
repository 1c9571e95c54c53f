import { describe, expect, it } from 'vitest'
import type { Example, ExampleSection } from './examples.ts'
import { fitChoice, readShares, type FitOptions, type FittedChoice } from './fit.ts'
import { crossValidate, measureChoice } from './measureChoice.ts'

/** Each row is a unit: the first sign tells the right one, the second is 1 now and then. */
function section(isRight: boolean, rows: readonly (readonly number[])[]): ExampleSection {
  return { isRight, rows, targets: rows.map(([sign]) => (isRight && sign === 1 ? 1 : 0)) }
}

const examples: Example[] = Array.from({ length: 12 }, (_, place) => ({
  group: `site ${place % 3}`,
  sections: [
    section(false, [
      [0, place % 2],
      [0, 0],
    ]),
    section(true, [
      [0, 1],
      [1, (place >> 1) % 2],
    ]),
  ],
}))

/** Only the weights of the signs. */
function fitWeights(options: FitOptions = {}, some: readonly Example[] = examples) {
  return fitChoice(some, { rounds: 400, hidden: 0, ...options }).weights
}

/** Weights without hidden units. */
function choose(weights: readonly number[]): FittedChoice {
  return { weights, network: { means: [], spreads: [], hidden: [], output: [] } }
}

describe('fitChoice', () => {
  it('gives the sign of the answers weight, and little to one that says nothing', () => {
    const [telling = 0, idle = 0] = fitWeights()
    expect(telling).toBeGreaterThan(1)
    expect(Math.abs(idle)).toBeLessThan(telling / 3)
  })

  it('stays near the prior if it is pulled towards it', () => {
    const weights = fitWeights({ prior: [0.5, -3], pull: 100 })
    expect(weights[0]).toBeCloseTo(0.5, 1)
    expect(weights[1]).toBeCloseTo(-3, 1)
  })

  it('keeps the weights that are set by hand, and fits the others to them', () => {
    const weights = fitWeights({ prior: [0, 2], kept: new Set([1]) })
    expect(weights[1]).toBeCloseTo(2)
    expect(weights[0]).toBeGreaterThan(fitWeights()[0] ?? 0)
  })

  it('learns with hidden units what no sum of the signs can say', () => {
    // The right unit has one of two signs, and not both or none.
    const either = examples.map((example, place) => ({
      ...example,
      sections: [
        section(true, [place % 2 === 0 ? [1, 0] : [0, 1]]),
        section(false, [
          [0, 0],
          [1, 1],
        ]),
      ].map((one) => ({ ...one, targets: one.rows.map(() => Number(one.isRight)) })),
    }))
    const measure = (hidden: number) =>
      measureChoice(either, fitChoice(either, { rounds: 2000, hidden })).first
    expect(measure(0)).toBeLessThan(1)
    expect(measure(8)).toBe(1)
  })
})

describe('readShares', () => {
  it('adds up to 1, also for scores beyond the range of numbers', () => {
    const shares = readShares([[1000], [999], [-1000]], choose([1]))
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect(shares[0]).toBeCloseTo(0.731, 3)
  })
})

describe('measureChoice', () => {
  it('counts where the right section comes first', () => {
    expect(measureChoice(examples, choose([1, 0]))).toEqual({ questions: 12, first: 1, inThree: 1 })
    expect(measureChoice(examples, choose([-9, -9]))).toEqual({
      questions: 12,
      first: 0,
      inThree: 1,
    })
  })

  it('leaves each group out once', () => {
    expect(crossValidate(examples, 3, { rounds: 400 })).toEqual({
      questions: 12,
      first: 1,
      inThree: 1,
    })
  })
})
