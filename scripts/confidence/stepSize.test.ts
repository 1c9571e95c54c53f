import { describe, expect, it } from 'vitest'
import { readStepSize } from './stepSize.ts'

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
