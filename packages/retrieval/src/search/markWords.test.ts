import { expect, it } from 'vitest'
import { readTerms } from '../words/analyze.ts'
import { markWords } from './markWords.ts'

const mark = (text: string, ...terms: string[]): string[] =>
  markWords(text, new Map(terms.map((term) => [term, 1])), readTerms).map(([start, end]) =>
    text.slice(start, end),
  )

it('marks every form of a word that is the same term', () => {
  expect(mark('Water it: watering, not WATERED?', 'water')).toEqual([
    'Water',
    'watering',
    'WATERED',
  ])
})

it('marks whole words in place, with their accents', () => {
  expect(mark('Le café près du café.', 'cafe')).toEqual(['café', 'café'])
  expect(mark('A caret is no cat', 'car')).toEqual([])
})

it('marks an identifier if the query has a part of it', () => {
  expect(mark('set `maxWaterLevel` to 80', 'water')).toEqual(['maxWaterLevel'])
})

it('marks the characters of a script without spaces, and not all of its line', () => {
  expect(mark('请安装软件。', '安装')).toEqual(['安装'])
  expect(mark('请安装软件。', '安装', '装软')).toEqual(['安装软'])
})
