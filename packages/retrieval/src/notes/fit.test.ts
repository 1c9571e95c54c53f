import { expect, it } from 'vitest'
import { listCounted, readNoteQuery, scoreNote } from './fit.ts'

const query = readNoteQuery('water for the fern', () => 1)
const texts = { counts: new Map([['water', 2]]), length: 1, likeness: 0.8, section: 0 }
const usual = scoreNote(query, texts, 0)

it('values a note more if one of its questions is more like the question', () => {
  const { worth, alone, byWords } = scoreNote(query, { ...texts, likeness: 0.95 }, 0)
  expect(worth).toBeGreaterThan(usual.worth)
  expect(alone).toBeGreaterThan(usual.alone)
  expect(byWords).toBe(usual.byWords)
})

it('takes a question that cannot be compared for one with the usual likeness', () => {
  expect(scoreNote(query, { ...texts, likeness: undefined }, 0)).toEqual(usual)
})

it('values a note more if the words belong to its section, and does not make it surer', () => {
  const { worth, ...rest } = scoreNote(query, { ...texts, section: 3 }, 0)
  expect(worth).toBeGreaterThan(usual.worth)
  expect(rest).toEqual({ alone: usual.alone, byWords: usual.byWords, known: usual.known })
})

it('hardly misses a word that no note has, and that only says when or who', () => {
  const weigh = (term: string): number => (term === 'water' ? 1 : 5)
  const known = (question: string): number =>
    scoreNote(readNoteQuery(question, weigh), texts, 0).known
  expect(known('water at Christmas')).toBeGreaterThan(2 * known('water for pancakes'))
  expect(known('water on the 1st')).toBeGreaterThan(known('water for pancakes'))
})

it('counts no other terms than those that it lists', () => {
  const asked = readNoteQuery('how do I erase a picture of the colour', () => 1)
  const own = new Map(
    ['remov', 'imag', 'color', 'water', 'delet', 'photo'].map((term) => [term, 1]),
  )
  const some = new Map([...own].filter(([term]) => listCounted(asked).has(term)))
  expect(some.size).toBeGreaterThan(1)
  expect(some.has('water')).toBe(false)
  const { byWords } = scoreNote(asked, { ...texts, counts: own }, 0)
  expect(scoreNote(asked, { ...texts, counts: some }, 0).byWords).toBe(byWords)
})

// A message of 2,000 characters has 300 of them, and hundreds of notes are compared with each.
it('compares notes only with the rarest terms of an endless question', () => {
  const many = Array.from({ length: 300 }, (_, place) => `w${place}x`)
  const weigh = (term: string): number => (term === 'w299x' ? 9 : 1)
  const { terms } = readNoteQuery(many.join(' '), weigh, many.toReversed().join(' '))
  expect(terms.size).toBe(48)
  expect(terms.has('w299x')).toBe(true)
})
