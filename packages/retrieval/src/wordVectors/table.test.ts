import { describe, expect, it } from 'vitest'
import { openWordVectors } from './openWordVectors.node.ts'
import { packWordVectors, readWordVectors, type WordVectors } from './table.ts'

const packed = packWordVectors({
  dimensions: 3,
  terms: ['fern', 'moss', 'straße'],
  directions: [0.2, 0, -0.1, 0, 0, 3, 0, 0, 0],
  inQuestions: [1, 2.5, 0.04],
  onPages: [0.5, 1, 1],
})

describe('packWordVectors', () => {
  it('keeps terms, directions and weights, rounded', () => {
    const table = readWordVectors(packed)
    expect(table.terms).toEqual(['fern', 'moss', 'straße'])
    expect([...table.directions]).toEqual([7, 0, -3, 0, 0, 7, 0, 0, 0])
    expect([...table.inQuestions].map((weight) => weight.toFixed(2))).toEqual([
      '1.00',
      '2.50',
      '0.04',
    ])
    expect(table.onPages[0]).toBeCloseTo(0.5, 2)
    expect(['moss', 'palm'].map((term) => table.find(term))).toEqual([1, -1])
  })

  it('gives each direction a length of 1, except one of zeros', () => {
    const { directions, scales } = readWordVectors(packed)
    expect(Math.hypot(7, 3) * (scales[0] ?? 0)).toBeCloseTo(1)
    expect(directions.subarray(6)).toEqual(Int8Array.of(0, 0, 0))
    expect(scales[2]).toBe(0)
  })
})

describe('readWordVectors', () => {
  it('reads a file in the middle of other bytes', () => {
    const around = new Uint8Array(packed.length + 10)
    around.set(packed, 5)
    expect(readWordVectors(around.subarray(5, 5 + packed.length)).find('straße')).toBe(2)
  })

  it('refuses other files', () => {
    expect(() => readWordVectors(new TextEncoder().encode('{"terms": []}'))).toThrow(
      'Cannot read the vectors of words: the file is another.',
    )
  })
})

describe('openWordVectors', () => {
  const table = openWordVectors()

  it.each([
    ['pictur', 'imag', 'invoic'],
    ['password', 'login', 'pictur'],
    ['price', 'plan', 'keyboard'],
  ])('has "%s" nearer to "%s" than to "%s"', (one, near, far) => {
    expect(compare(table, one, near)).toBeGreaterThan(compare(table, one, far))
  })
})

function compare(table: WordVectors, one: string, other: string): number {
  const { dimensions, directions, scales } = table
  const [first, second] = [table.find(one), table.find(other)]
  expect(Math.min(first, second)).toBeGreaterThanOrEqual(0)
  let product = 0
  for (let place = 0; place < dimensions; place++) {
    product += directions[first * dimensions + place]! * directions[second * dimensions + place]!
  }
  return product * scales[first]! * scales[second]!
}
