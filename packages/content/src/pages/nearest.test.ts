import { expect, it } from 'vitest'
import { findNearest } from './nearest.ts'

it.each([
  ['desciption', ['summary', 'description'], 'description'],
  ['titel', ['tags', 'title'], 'title'],
  ['dtae', ['date', 'draft'], 'date'],
  ['tag', ['tags', 'title'], 'tags'],
  ['notfor', ['for', 'notFor'], 'notFor'],
  ['/prodcuts/widgit', ['/products', '/products/widget'], '/products/widget'],
])('finds for %j among %j the word %j', (word, candidates, nearest) => {
  expect(findNearest(word, candidates)).toBe(nearest)
})

it.each([
  ['time', ['title', 'date']],
  ['order', ['for', 'draft', 'updated']],
  ['', ['ab']],
  ['/pricing', ['/products', '/']],
])('finds nothing for %j among %j', (word, candidates) => {
  expect(findNearest(word, candidates)).toBeUndefined()
})

it('prefers the candidate with fewer slips, and the first of equals', () => {
  expect(findNearest('/guide/instal', ['/guide/initial', '/guide/install', '/guide/instala'])).toBe(
    '/guide/install',
  )
})
