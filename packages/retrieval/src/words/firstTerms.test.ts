import { expect, it } from 'vitest'
import { chooseFirstTerms } from './firstTerms.ts'
import { FIRST_STAGE, MAX_FIRST_PASSAGES } from '../ranking/tuning.ts'

const MANY = 100_000

/** Terms, with the number of passages that have them. */
function terms(counts: Readonly<Record<string, number>>) {
  return Object.entries(counts).map(([term, passages]) => ({ term, passages, similar: [] }))
}

it('takes all terms that few passages have, the rarest first', () => {
  const chosen = chooseFirstTerms(terms({ water: 900, fern: 12, often: 300 }), MANY)
  expect(chosen).toEqual(['fern', 'often', 'water'])
})

it('includes words of similar meaning, each term once', () => {
  const number = 7
  const similar = [
    { term: 'directory', passages: 5, pages: 2, number, strength: 1 },
    { term: 'file', passages: 40, pages: 9, number, strength: 1 },
  ]
  const asked = [{ term: 'folder', passages: 30, similar }, ...terms({ file: 40 })]
  expect(chooseFirstTerms(asked, MANY)).toEqual(['directory', 'folder', 'file'])
})

it('stops when too many passages would have one of the terms', () => {
  const fits = { rare: 10, some: 100, more: 1000, last: MAX_FIRST_PASSAGES - 1110 }
  expect(chooseFirstTerms(terms(fits), MANY)).toHaveLength(4)
  expect(chooseFirstTerms(terms({ ...fits, last: fits.last + 1 }), MANY)).toHaveLength(3)
})

it('takes three terms however many passages have them', () => {
  const counts = { a: MAX_FIRST_PASSAGES, b: MAX_FIRST_PASSAGES, c: 20_000, d: 20_000 }
  expect(chooseFirstTerms(terms(counts), MANY)).toEqual(['a', 'b', 'c'])
})

it('leaves out a term of more than half of all passages if another finds enough', () => {
  expect(chooseFirstTerms(terms({ rare: FIRST_STAGE, page: 501 }), 1000)).toEqual(['rare'])
  expect(chooseFirstTerms(terms({ rare: FIRST_STAGE, page: 500 }), 1000)).toEqual(['rare', 'page'])
  expect(chooseFirstTerms(terms({ rare: FIRST_STAGE - 1, page: 501 }), 1000)).toEqual([
    'rare',
    'page',
  ])
})

it('takes a term of every passage if the question has no other', () => {
  expect(chooseFirstTerms(terms({ page: 1000 }), 1000)).toEqual(['page'])
  expect(chooseFirstTerms([], 1000)).toEqual([])
})
