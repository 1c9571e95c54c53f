import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eachPart, findCount, packCounts, unpack } from './skeleton.ts'
import { packSkeleton } from '../testing/packSkeleton.ts'

const number = fc.integer({ min: 1, max: 2 ** 32 - 1 })

describe('eachPart', () => {
  it('visits the parts that were packed, empty ones too', () => {
    fc.assert(
      fc.property(fc.array(fc.array(number)), (parts) => {
        const skeleton = unpack(packSkeleton(parts))
        const seen: number[][] = []
        eachPart(skeleton, (part, from, to) => {
          expect(part).toBe(seen.length)
          seen.push([...skeleton.subarray(from, to)])
        })
        expect(seen).toEqual(parts)
      }),
    )
  })
})

describe('findCount', () => {
  it('finds exactly the counts that were packed', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(number, number)), number, (entries, other) => {
        const counts = new Map(entries)
        const packed = unpack(packCounts([...counts.keys()], (key) => counts.get(key) ?? 0))
        for (const [key, count] of counts) expect(findCount(packed, key)).toBe(count)
        expect(findCount(packed, other)).toBe(counts.get(other) ?? 0)
      }),
    )
  })
})

describe('unpack', () => {
  it('reads bytes at any address', () => {
    const bytes = packSkeleton([[7, 8]])
    const shifted = new Uint8Array(bytes.length + 1)
    shifted.set(bytes, 1)
    expect([...unpack(shifted.subarray(1))]).toEqual([7, 8, 0])
  })
})
