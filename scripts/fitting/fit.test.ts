import { describe, expect, it } from 'vitest'
import type { Example, ExampleSection } from './examples.ts'
import { fitWeights, readShares } from './fit.ts'
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

describe('fitWeights', () => {
  it('gives the sign of the answers weight, and little to one that says nothing', () => {
    const [telling = 0, idle = 0] = fitWeights(examples)
    expect(telling).toBeGreaterThan(2)
    expect(Math.abs(idle)).toBeLessThan(telling / 3)
  })

  it('stays near the prior if it is pulled towards it', () => {
    const weights = fitWeights(examples, { prior: [0.5, -3], pull: 100 })
    expect(weights[0]).toBeCloseTo(0.5, 1)
    expect(weights[1]).toBeCloseTo(-3, 1)
  })

  it('keeps the weights that are set by hand, and fits the others to them', () => {
    const weights = fitWeights(examples, { prior: [0, 2], kept: new Set([1]) })
    expect(weights[1]).toBeCloseTo(2)
    expect(weights[0]).toBeGreaterThan(fitWeights(examples)[0] ?? 0)
  })

  it('gives a sign that never varies no weight', () => {
    const constant = examples.map((example) => ({
      ...example,
      sections: example.sections.map((one) => ({
        ...one,
        rows: one.rows.map((row) => [...Array.from(row), 1]),
      })),
    }))
    expect(fitWeights(constant)[2]).toBeCloseTo(0, 1)
  })
})

describe('readShares', () => {
  it('adds up to 1, also for scores beyond the range of numbers', () => {
    const shares = readShares([[1000], [999], [-1000]], [1])
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect(shares[0]).toBeCloseTo(0.731, 3)
  })
})

describe('measureChoice', () => {
  it('counts where the right section comes first', () => {
    expect(measureChoice(examples, [1, 0])).toEqual({ questions: 12, first: 1, inThree: 1 })
    expect(measureChoice(examples, [-9, -9])).toEqual({ questions: 12, first: 0, inThree: 1 })
  })

  it('leaves each group out once', () => {
    expect(crossValidate(examples, 3)).toEqual({ questions: 12, first: 1, inThree: 1 })
  })
})
