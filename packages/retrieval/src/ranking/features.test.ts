import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFeatureReader, type Candidate, type Features } from './features.ts'
import type { Query, QueryTerm } from './query.ts'
import { packCounts, unpack } from '../words/skeleton.ts'
import { packSkeleton } from '../testing/packSkeleton.ts'
import {
  BM25_LENGTH,
  BM25_SATURATION,
  RELATED_IN_WINDOW,
  RELATED_STRENGTH,
  WINDOW,
} from './tuning.ts'

const AVERAGES = { passageLength: 10, pageLength: 40 }

function term(number: number, weight = 1, similar: readonly number[] = []): QueryTerm {
  const indexed = (other: number) => ({ term: `t${other}`, number: other, passages: 1, pages: 1 })
  return {
    ...indexed(number),
    similar: similar.map((other) => ({ ...indexed(other), strength: 0.5 })),
    weight,
    pageWeight: weight,
    origin: 'question',
  }
}

function query(terms: readonly QueryTerm[], rest: Partial<Query> = {}): Query {
  const pairs = terms.slice(1).map((_, index) => [index, index + 1] as const)
  return {
    text: '',
    context: '',
    terms,
    pairs,
    quoted: [],
    unknown: [],
    unknownWeights: { ordinary: 0, other: 0, name: 0 },
    pages: 1,
    corrected: [],
    collections: new Set(),
    ...rest,
  }
}

interface Shape {
  title?: number[]
  slug?: number[]
  path?: number[]
  heading?: number[]
  units?: number[][]
  route?: string
}

function candidate({
  title = [],
  slug = [],
  path = [],
  heading = [],
  units = [],
  route = '/x',
}: Shape): Candidate {
  const counts = new Map<number, number>()
  for (const number of units.flat()) counts.set(number, (counts.get(number) ?? 0) + 1)
  return {
    skeleton: unpack(packSkeleton([title, slug, path, heading, ...units])),
    route,
    page: {
      counts: unpack(packCounts([...counts.keys()], (number) => counts.get(number) ?? 0)),
      length: units.flat().length,
    },
  }
}

function read(terms: readonly QueryTerm[], shape: Shape, rest: Partial<Query> = {}): Features {
  return createFeatureReader(query(terms, rest), AVERAGES, '/here')(candidate(shape))
}

describe('createFeatureReader', () => {
  it('counts a related word by itself, and in no phrase, title or heading', () => {
    const [first, second] = [term(1), term(2)]
    const related = { term: 't3', number: 3, passages: 1, pages: 1, strength: RELATED_STRENGTH }
    const asked = [{ ...first, similar: [related] }, second]
    const features = read(asked, { heading: [3], units: [[3, 2]] })
    const without = read([first, second], { heading: [3], units: [[3, 2]] })
    expect(features.related).toBeGreaterThan(0)
    expect(features.coverage - without.coverage).toBeCloseTo(RELATED_STRENGTH / 2)
    expect(features.window - without.window).toBeCloseTo(RELATED_IN_WINDOW / 2)
    expect({ ...features, related: 0, coverage: 0, window: 0, page: 0 }).toEqual({
      ...without,
      related: 0,
      coverage: 0,
      window: 0,
      page: 0,
    })
  })

  it('agrees with the definitions, term by term', () => {
    const numbers = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 })
    const shape = fc.record({ title: numbers, heading: numbers, units: fc.array(numbers) })
    fc.assert(
      fc.property(shape, ({ title, heading, units }) => {
        const terms = [term(1, 3), term(2, 1), term(3, 2)]
        const text = units.flat()
        const length = (text.length + title.length + heading.length) / AVERAGES.passageLength
        const norm = BM25_SATURATION * (1 - BM25_LENGTH + BM25_LENGTH * length)
        const all = [...text, ...title, ...heading]
        let passage = 0
        let coverage = 0
        for (const { number, weight } of terms) {
          const count = all.filter((other) => other === number).length
          passage += (weight * count) / (count + norm)
          if (count > 0) coverage += weight
        }
        let window = 0
        for (let from = 0; from < text.length; from++) {
          const seen = new Set(text.slice(from, from + WINDOW))
          const held = terms.filter(({ number }) => seen.has(number))
          window = Math.max(
            window,
            held.reduce((sum, { weight }) => sum + weight, 0),
          )
        }
        const features = read(terms, { title, heading, units })
        expect(features.passage).toBeCloseTo(passage / 6)
        expect(features.coverage).toBeCloseTo(coverage / 6)
        expect(features.window).toBeCloseTo(window / 6)
      }),
    )
  })

  it('keeps every feature between 0 and 1', () => {
    const numbers = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 40 })
    const shape = fc.record({
      title: numbers,
      slug: numbers,
      path: numbers,
      heading: numbers,
      units: fc.array(numbers),
    })
    fc.assert(
      fc.property(shape, (parts) => {
        const features = read([term(1, 2, [5]), term(2), term(3)], parts, { quoted: [[0, 1]] })
        const outside = Object.entries(features).filter(([, value]) => !(value >= 0 && value <= 1))
        expect(outside).toEqual([])
      }),
    )
  })

  it('counts a similar term by its strength', () => {
    const asked = read([term(1, 1, [9])], { units: [[1]] })
    const similar = read([term(1, 1, [9])], { units: [[9]] })
    expect(asked.coverage).toBe(1)
    expect(similar.coverage).toBe(0.5)
    expect(similar.page).toBeLessThan(asked.page)
  })

  it('recognises neighbours side by side, with one word between them, and swapped', () => {
    const terms = [term(1), term(2)]
    expect(read(terms, { units: [[1, 2]] }).pairs).toBe(1)
    expect(read(terms, { units: [[1, 7, 2]] }).pairs).toBe(1)
    expect(read(terms, { units: [[2, 1]] }).pairs).toBe(1)
    expect(read(terms, { units: [[1, 7, 7, 2]] }).pairs).toBe(0)
    expect(read(terms, { units: [[1], [2]] }).pairs).toBe(0)
  })

  it('matches a quoted phrase only word for word', () => {
    const quoted = [[0, 1]]
    expect(read([term(1), term(2)], { units: [[7, 1, 2]] }, { quoted }).quoted).toBe(1)
    expect(read([term(1), term(2)], { units: [[1, 7, 2]] }, { quoted }).quoted).toBe(0)
  })

  it('measures the share of title and heading in the question', () => {
    expect(read([term(1)], { title: [1, 2], heading: [1, 2, 3, 4] })).toMatchObject({
      title: 0.5,
      heading: 0.25,
    })
  })

  it('recognises the named part of the site, dated pages and the current page', () => {
    const collections = new Set(['products'])
    expect(read([term(1)], { route: '/products/fern' }, { collections }).collection).toBe(1)
    expect(read([term(1)], { route: '/blog/fern' }, { collections })).toMatchObject({
      collection: 0,
      dated: 1,
    })
    expect(read([term(1)], { route: '/here' })).toMatchObject({ dated: 0, near: 1 })
  })
})
