import { describe, expect, it } from 'vitest'
import { createLikenessReader, readQuestionVector } from './likeness.ts'
import { packWordVectors, readWordVectors } from './table.ts'
import { countRows, countSection, sumVectors } from './textVector.ts'

const TERMS = ['picture', 'image', 'invoice']
const vectors = readWordVectors(
  packWordVectors({
    dimensions: 2,
    terms: TERMS,
    directions: [7, 0, 7, 1, 0, 7],
    inQuestions: [1, 1, 1],
    onPages: [1, 1, 1],
  }),
)
const [PICTURE, IMAGE, INVOICE] = [0, 1, 2]
/** The numbers of a site: one more than the row; 9 is a word without a vector. */
const rowOf = (number: number): number => (number <= TERMS.length ? number - 1 : -1)
/** Title, slug, headings above, heading, and two units. */
const SKELETON = Uint32Array.of(9, 0, 3, 0, 0, 2, 0, 3, 9, 0, 2, 2, 0)

describe('createLikenessReader', () => {
  const question = readQuestionVector(vectors, new Map([[PICTURE, 1]]))
  const read = createLikenessReader(vectors, question, rowOf)

  it('compares a question with the headings and each unit of a section', () => {
    const { headings, units } = read(SKELETON, 2)
    expect(headings).toBeCloseTo(0.99, 1)
    expect(units.map(({ text }) => text.toFixed(1))).toEqual(['0.0', '1.0'])
  })

  it('finds the closest word for each word of the question, the heading included', () => {
    const { words, headingWords, units } = read(SKELETON, 2)
    expect(words).toBeCloseTo(0.99, 1)
    expect(headingWords).toBeCloseTo(words)
    expect(units[0]?.words).toBeCloseTo(0)
    expect(units[0]?.wordsBelowHeadings).toBeCloseTo(words)
  })

  it('keeps the closest likenesses of each word, the heaviest word first', () => {
    const two = readQuestionVector(
      vectors,
      new Map([
        [PICTURE, 1],
        [INVOICE, 2],
      ]),
    )
    const { closest } = createLikenessReader(vectors, two, rowOf)(SKELETON, 2)
    const rounded = (part: Float32Array | undefined) => [...(part ?? [])].map(Math.round)
    expect(closest.shares).toEqual([2 / 3, 1 / 3])
    expect(rounded(closest.whole)).toEqual([1, 1])
    expect(rounded(closest.headings)).toEqual([0, 1])
    expect(closest.units.map(rounded)).toEqual([
      [1, 0],
      [0, 1],
    ])
  })

  it('keeps ten words at most', () => {
    const terms = Array.from({ length: 14 }, (_, place) => `word ${place}`)
    const directions = terms.flatMap(() => [7, 0])
    const ones = terms.map(() => 1)
    const table = readWordVectors(
      packWordVectors({ dimensions: 2, terms, directions, inQuestions: ones, onPages: ones }),
    )
    const many = readQuestionVector(table, new Map(terms.map((_, row) => [row, row + 1])))
    const { closest } = createLikenessReader(table, many, rowOf)(SKELETON, 2)
    expect(closest.shares.map((share) => Math.round(share * 105))).toEqual([
      14, 13, 12, 11, 10, 9, 8, 7, 6, 5,
    ])
    expect(closest.whole).toHaveLength(10)
  })

  it('leaves out the words that a passage has in addition to its units', () => {
    expect(read(SKELETON, 1).units).toHaveLength(1)
  })
})

describe('countSection', () => {
  it('counts a word of a heading twice, and a repeated one ever less; not the address', () => {
    expect([...(countSection(SKELETON, rowOf) ?? [])]).toEqual([
      [INVOICE, 1],
      [IMAGE, 1 + Math.log(2) + 2],
    ])
  })

  it('stops in a long section', () => {
    const long = Uint32Array.of(0, 0, 0, 0, ...Array.from({ length: 1000 }, () => 1), 0, 2, 0)
    expect([...(countSection(long, rowOf)?.keys() ?? [])]).toEqual([PICTURE])
  })
})

describe('countSection, in a language without vectors', () => {
  it('gives nothing, because the few known words say nothing', () => {
    expect(countSection(Uint32Array.of(0, 0, 0, 0, 1, 9, 9, 9, 0), rowOf)).toBeUndefined()
  })
})

describe('sumVectors', () => {
  it('has a length of 1, or of 0 without a known word', () => {
    expect(Math.hypot(...sumVectors(vectors, vectors.onPages, countRows([0, 1, 1])))).toBeCloseTo(1)
    expect(Math.hypot(...sumVectors(vectors, vectors.onPages, new Map()))).toBe(0)
  })
})
