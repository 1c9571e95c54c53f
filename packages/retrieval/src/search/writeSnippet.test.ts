import { expect, it } from 'vitest'
import { readTerms } from '../words/analyze.ts'
import { writeSnippet } from './writeSnippet.ts'

const TERMS = new Map([
  ['water', 1],
  ['winter', 3],
])

function write(...texts: string[]) {
  const { text, marks } = writeSnippet(texts, TERMS, readTerms)
  return { text, marked: marks.map(([start, end]) => text.slice(start, end)) }
}

it('shows the line that covers most of the query', () => {
  const said = write('Water, water, water.', 'In winter once a week.', 'Nothing of it.')
  expect(said).toEqual({ text: 'In winter once a week.', marked: ['winter'] })
})

it('shows the first line if none matches', () => {
  expect(write('A fern.', 'A cactus.')).toEqual({ text: 'A fern.', marked: [] })
})

it('shows nothing of a passage without a line', () => {
  expect(write()).toEqual({ text: '', marked: [] })
})

it('writes the lines of code as one', () => {
  expect(write('a\n  water\tb').text).toBe('a water b')
})

it('cuts a long line at words, around the first that was asked for', () => {
  const { text, marked } = write(`${'leaf '.repeat(60)}winter ${'root '.repeat(60)}`)
  expect(text).toMatch(/^… (leaf )+winter (root )+…$/)
  expect(text.length).toBeLessThan(180)
  expect(marked).toEqual(['winter'])
})

it('cuts a long line without any space between two characters', () => {
  expect(write('😀'.repeat(200)).text.isWellFormed()).toBe(true)
})
