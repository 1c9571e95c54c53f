import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createModel } from './model.ts'
import { addTerms, joinTerms, readStart, setStart } from './start.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-start-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, value: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(value))
  return file
}

describe('readStart', () => {
  it('reads the vectors of words, and not the numbers behind them', () => {
    const file = write('vectors.json', {
      dimensions: 2,
      words: ['sofa', '.', 'couch'],
      vectors: { sofa: [1, 0, 9, 1], '.': [5, 5, 9, 2], couch: [0, 1, 9, 3] },
    })
    const start = readStart(file, 2)
    expect([...start.keys()]).toEqual(['sofa', 'couch'])
    for (const vector of start.values()) expect(Math.hypot(...vector)).toBeCloseTo(1)
  })

  it('refuses a file of another form', () => {
    expect(() => readStart(write('other.json', { words: 'none' }), 2)).toThrow(
      /Cannot read .*other/,
    )
  })
})

describe('joinTerms', () => {
  it('joins words with the same term, the more frequent one with more weight', () => {
    const start = joinTerms(
      [
        { word: 'chair', vector: Float32Array.of(1, 0, 0) },
        { word: 'oven', vector: Float32Array.of(0, 0, 1) },
        { word: 'chairs', vector: Float32Array.of(0, 1, 0) },
      ],
      3,
    )
    expect(start.size).toBe(2)
    const [first = 0, second = 0] = start.get('chair') ?? []
    expect(first).toBeGreaterThan(second)
  })
})

describe('a model with a start', () => {
  const start = new Map([
    ['sofa', Float32Array.of(0.6, 0.8)],
    ['nicht', Float32Array.of(0, 1)],
    ['tap', Float32Array.of(1, 0)],
  ])

  it('has words that the texts do not have, but no small words of other languages', () => {
    const { terms, rarities } = addTerms({ terms: ['tap'], rarities: [1] }, start)
    expect(terms).toEqual(['tap', 'sofa'])
    expect(rarities).toHaveLength(2)
  })

  it('begins with the directions of the start, and leaves other words to chance', () => {
    const model = createModel([1, 1], 2, () => 0.5)
    const chance = [...model.vectors.subarray(2)]
    setStart(model, ['sofa', 'quux'], start)
    const [x = 0, y = 0] = model.vectors
    expect(y / x).toBeCloseTo(0.8 / 0.6)
    expect([...model.vectors.subarray(2)]).toEqual(chance)
  })
})
