import { expect, it } from 'vitest'
import { BORROWED_WORDS, findBorrowed } from './borrowedWords.ts'
import { EVERYDAY_WORDS } from './everydayWords.ts'
import { WORLD_NAMES } from './worldNames.ts'

it('has the English words for a word of another language', () => {
  expect(findBorrowed('fotos')).toContain('photos')
  expect(findBorrowed('photos')).toEqual([])
})

it('has no word that is English too, and no product', () => {
  const english = new Set(EVERYDAY_WORDS)
  expect(BORROWED_WORDS.filter((word) => english.has(word) || WORLD_NAMES.has(word))).toEqual([])
})
