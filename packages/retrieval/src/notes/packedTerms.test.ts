import { expect, it } from 'vitest'
import { createTermReader, packTerms } from './packedTerms.ts'

const counts = new Map([
  ['water', 3],
  ['fern', 1],
  ['größe', 2],
])

it('reads the counts of the terms that are asked for', () => {
  const read = createTermReader(['größe', 'water', 'palm'])
  expect(read(packTerms(counts))).toEqual(
    new Map([
      ['water', 3],
      ['größe', 2],
    ]),
  )
})

it('reads bytes at any address, and an empty text', () => {
  const packed = packTerms(counts)
  const moved = new Uint8Array(packed.length + 1)
  moved.set(packed, 1)
  const read = createTermReader(counts.keys())
  expect(read(moved.subarray(1))).toEqual(counts)
  expect(read(new Uint8Array())).toEqual(new Map())
})
