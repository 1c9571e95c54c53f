import { describe, expect, it } from 'vitest'
import { createAdam } from './adam.ts'

describe('createAdam', () => {
  it('finds the lowest point of a curve', () => {
    const values = Float64Array.of(5, -5)
    const adam = createAdam(values, 2)
    for (let step = 0; step < 3000; step++) {
      const slope = adam.slopeOf(0)
      slope[0] = 2 * ((values[0] ?? 0) - 1)
      slope[1] = 200 * ((values[1] ?? 0) + 2)
      adam.step(0.01)
    }
    expect(values[0]).toBeCloseTo(1, 1)
    expect(values[1]).toBeCloseTo(-2, 1)
  })

  it('leaves the rows alone whose slope was not asked for', () => {
    const values = Float64Array.of(5, 5)
    const adam = createAdam(values, 1)
    adam.slopeOf(1)[0] = 1
    adam.step(0.1)
    expect(values[0]).toBe(5)
    expect(values[1]).toBeLessThan(5)
  })
})
