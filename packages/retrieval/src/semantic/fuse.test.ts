import { expect, it } from 'vitest'
import { fuseRanks } from './fuse.ts'
import { quantize } from './quantize.ts'

const HITS = [
  { number: 1, score: 9 },
  { number: 2, score: 5 },
  { number: 3, score: 1 },
  { number: 4, score: 0 },
]

it('ranks hits of both rankings above hits of one', () => {
  const fused = fuseRanks(HITS, [3, 2])
  expect(fused.map(({ number }) => number)).toEqual([3, 2, 1, 4])
})

it('keeps the score of each place, so that the first is never below the next', () => {
  expect(fuseRanks(HITS, [4]).map(({ score }) => score)).toEqual([9, 5, 1, 0])
})

it('changes nothing if no passage is near', () => {
  expect(fuseRanks(HITS, [])).toEqual(HITS)
})

it('keeps the direction of a vector in bytes', () => {
  expect([...quantize(Float32Array.of(0.5, -1, 0))]).toEqual([64, -127, 0])
  expect([...quantize(Float32Array.of(0, 0))]).toEqual([0, 0])
  expect([...quantize(Float32Array.of(NaN, 1))]).toEqual([0, 0])
})
