import { describe, expect, it } from 'vitest'
import { createClueReader } from './clues.ts'
import { createTermPlaces } from './termPlaces.ts'
import type { Query } from '@docent/retrieval'

type Term = Query['terms'][number]

function term(name: string, weight: number): Term {
  const indexed = { number: 1, passages: 1, pages: 1 }
  return { ...indexed, term: name, similar: [], weight, pageWeight: weight, origin: 'question' }
}

const TERMS = { terms: [term('kid', 3)] }
const places = createTermPlaces(TERMS)
const [CHILD, PARENT, COOK, BOTH] = [
  'A child watches.',
  'A parent decides.',
  'Cook the soup.',
  'A child and a parent.',
].map((text) => places.read(text)) as [
  ReturnType<typeof places.read>,
  ReturnType<typeof places.read>,
  ReturnType<typeof places.read>,
  ReturnType<typeof places.read>,
]

describe('createClueReader', () => {
  const readClues = createClueReader(TERMS, places, [[CHILD], [PARENT], [COOK], [COOK]])

  it('finds words that those of the question lead to, and how near the nearest is', () => {
    expect(readClues(CHILD).related).toBeGreaterThan(0.2)
    expect(readClues(CHILD).near).toBeGreaterThan(readClues(PARENT).near)
    expect(readClues(COOK)).toEqual({ related: 0, near: 0 })
  })

  it('counts each word once over several texts, and two words more than one', () => {
    expect(readClues(CHILD, CHILD)).toEqual(readClues(CHILD))
    expect(readClues(CHILD, PARENT).related).toBeGreaterThan(readClues(CHILD).related)
    expect(readClues(BOTH).related).toBeCloseTo(readClues(CHILD, PARENT).related)
  })

  it('leaves out a term that one of the texts contains', () => {
    expect(readClues(CHILD, places.read('A kid.'))).toEqual({ related: 0, near: 0 })
  })

  it('counts a word less that many of the sections have', () => {
    const crowded = createClueReader(TERMS, places, [[CHILD], [CHILD], [CHILD], [PARENT]])
    expect(crowded(CHILD).related).toBeLessThan(readClues(CHILD).related)
    expect(crowded(CHILD).near).toBeLessThan(readClues(CHILD).near)
  })
})
