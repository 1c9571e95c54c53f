import { describe, expect, it } from 'vitest'
import { formatRefusals, measureRefusals } from './measureRefusals.ts'

const toScored = (isAnswerable: boolean) => (score: number) => ({ isAnswerable, score })
/** 0 to 100 in steps of 1. */
const answerable = Array.from({ length: 101 }, (_, score) => score).map(toScored(true))

describe('measureRefusals', () => {
  it('counts what is refused for the same losses', () => {
    const others = [-4, 3, 4.5, 7, 8, 9.5, 20, 30, 40.5, 99].map(toScored(false))
    const measured = measureRefusals([...answerable, ...others])
    expect(measured.questions).toBe(111)
    expect(measured.refusedAt5).toBe(0.3)
    expect(measured.refusedAt10).toBe(0.6)
    // 85 % of the others are below 36.825: 0.65 of the way from the eighth to the ninth.
    expect(measured.lostAt85).toBeCloseTo(37 / 101)
  })

  it('gives the share of pairs in the right order, and half of it to equal scores', () => {
    const scores = [toScored(true)(1), toScored(true)(3), toScored(false)(1), toScored(false)(2)]
    expect(measureRefusals(scores).area).toBe((0.5 + 0 + 1 + 1) / 4)
  })
})

describe('formatRefusals', () => {
  it('writes one line', () => {
    const line = formatRefusals('east', measureRefusals([...answerable, toScored(false)(-1)]))
    expect(line).toContain('102 questions, area 1.000, refused at .05 1.000')
  })
})
