import { expect, it } from 'vitest'
import { compareVectors, measureCloseness } from './closeness.ts'
import { quantize } from './quantize.ts'

it('measures how far a passage is above the average, in standard deviations', () => {
  const [near, ...others] = measureCloseness(Float32Array.of(0.9, 0.1, 0.1, 0.1))
  expect(near).toBeCloseTo(Math.sqrt(3))
  expect(others).toEqual([0, 0, 0])
})

it('gives the same result for a model with another range of likeness', () => {
  const wide = measureCloseness(Float32Array.of(0.9, 0.5, 0.1))
  const narrow = measureCloseness(Float32Array.of(0.79, 0.75, 0.71))
  expect(narrow[0]).toBeCloseTo(wide[0] ?? 0, 3)
})

it.each([
  ['all passages are equally close', [0.5, 0.5, 0.5]],
  ['there is one passage', [0.7]],
  ['there is none', []],
])('prefers no passage if %s', (_, likeness) => {
  expect(Math.max(0, ...measureCloseness(Float32Array.from(likeness)))).toBe(0)
})

it('compares the directions of vectors, not their lengths', () => {
  expect(compareVectors(Int8Array.of(3, 4), Int8Array.of(30, 40))).toBeCloseTo(1)
  expect(compareVectors(Int8Array.of(1, 0), Int8Array.of(0, 1))).toBe(0)
  expect(compareVectors(Int8Array.of(1, 0), Int8Array.of(1))).toBe(0)
})

it('keeps the direction of a vector in bytes', () => {
  expect([...quantize(Float32Array.of(0.5, -1, 0))]).toEqual([64, -127, 0])
  expect([...quantize(Float32Array.of(0, 0))]).toEqual([0, 0])
  expect([...quantize(Float32Array.of(NaN, 1))]).toEqual([0, 0])
})
