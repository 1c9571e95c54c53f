import { describe, expect, it } from 'vitest'
import { readRanks, type Ranks } from './ranks.ts'
import type { ExpectedPlace } from './question.ts'
import { createHit, createQuestion, createTinySite } from './testing/builders.ts'

const FOUND = ['/cactus#Watering', '/fern#Size', '/fern#Watering', '/fern', '/soil'].map(createHit)

function read(...expected: readonly ExpectedPlace[]): Ranks {
  return readRanks(createQuestion({ expected }), FOUND, createTinySite())
}

describe('readRanks', () => {
  it('ranks pages by their best passage, and sections as passages', () => {
    const { page, section } = read({ file: 'fern.md', heading: 'Watering' })
    expect(page).toMatchObject({ first: 2, hit: FOUND[1] })
    expect(section).toMatchObject({ first: 3, hit: FOUND[2] })
    expect(read({ file: 'soil.md', heading: '' })).toMatchObject({
      page: { first: 3 },
      section: { first: 5 },
    })
  })

  it('takes the first of several places', () => {
    const { page, section } = read(
      { file: 'soil.md', heading: '' },
      { file: 'fern.md', heading: '' },
    )
    expect([page.first, section.first]).toEqual([2, 4])
  })

  it('takes every section of a page that is named without one', () => {
    expect(read({ file: 'fern.md' }).section.first).toBe(2)
  })

  it('has no rank for a missing page', () => {
    expect(read({ file: 'rose.md', heading: '' })).toEqual({
      page: { first: undefined, ndcg: 0 },
      section: { first: undefined, ndcg: 0 },
    })
  })

  it('gains by the ranks of all places, compared with the best order', () => {
    const two = read({ file: 'cactus.md', heading: 'Watering' }, { file: 'fern.md', heading: '' })
    const best = 1 + 1 / Math.log2(3)
    expect(two.section.ndcg).toBeCloseTo((1 + 1 / Math.log2(5)) / best)
    expect(two.page.ndcg).toBeCloseTo(1)
  })

  it('counts a place once that is named twice', () => {
    const cactus = { file: 'cactus.md', heading: 'Watering' }
    expect(read(cactus, { ...cactus }).section.ndcg).toBe(1)
  })
})
