import { describe, expect, it } from 'vitest'
import { createAdam, readStepSize } from './adam.ts'

describe('createAdam', () => {
  it('finds the lowest point of a curve', () => {
    const weights = Float64Array.of(5, -5)
    const follow = createAdam(weights)
    for (let step = 0; step < 3000; step++) {
      follow(Float64Array.of(2 * ((weights[0] ?? 0) - 1), 200 * ((weights[1] ?? 0) + 2)), 0.01)
    }
    expect(weights[0]).toBeCloseTo(1, 1)
    expect(weights[1]).toBeCloseTo(-2, 1)
  })

  it('draws a weight that nothing needs towards 0', () => {
    const weights = Float64Array.of(5)
    const follow = createAdam(weights)
    for (let step = 0; step < 100; step++) follow(Float64Array.of(0), 0.1)
    expect(weights[0]).toBeCloseTo(5 * 0.999 ** 100)
  })
})

describe('readStepSize', () => {
  it('grows to the top and falls nearly to 0', () => {
    const sizes = Array.from({ length: 11 }, (_, step) => readStepSize(step, 11, 1))
    expect(sizes[0]).toBeCloseTo(0.04)
    expect(sizes[3]).toBe(1)
    expect(sizes[10]).toBeCloseTo(0)
    expect(sizes.slice(3)).toEqual(sizes.slice(3).toSorted((a, b) => b - a))
  })

  it('has a size for a single step', () => {
    expect(readStepSize(0, 1, 0.5)).toBe(0.5)
  })
})
