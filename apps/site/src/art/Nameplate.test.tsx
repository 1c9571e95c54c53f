import { expect, it } from 'vitest'
import { readInitial } from './Nameplate.tsx'

it.each([
  ['Desk lamp', 'D'],
  ['Änderungen', 'Ä'],
  ['𝔇ocent', '𝔇'],
  ['حديقتنا', 'ح'],
  // Every name with the article used to have the same bar as its picture.
  ['السرخس', 'س'],
  ['ال', 'ا'],
  ['', ''],
])('shows the name %j by %j', (name, initial) => {
  expect(readInitial(name)).toBe(initial)
})
