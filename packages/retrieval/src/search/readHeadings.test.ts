import { expect, it } from 'vitest'
import { readHeadings } from './readHeadings.ts'

it('gives a section its own heading, as it is typed', () => {
  expect(readHeadings(['Install', 'On  Windows'], ['Install', 'On Linux'])).toEqual(['on windows'])
  expect(readHeadings([])).toEqual([])
})

it('gives the first section under a heading that heading too', () => {
  expect(readHeadings(['Install', 'On Linux'], ['Use'])).toEqual(['install', 'on linux'])
  expect(readHeadings(['Install', 'On Linux'], ['Install'])).toEqual(['on linux'])
  expect(readHeadings(['Use', 'On Linux'], ['Install', 'On Linux'])).toEqual(['use', 'on linux'])
})

it('gives both of two equal headings', () => {
  expect(readHeadings(['Example'], ['Example'])).toEqual(['example'])
})
