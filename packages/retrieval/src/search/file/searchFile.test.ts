import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packPlaces, packWords, unpackPlaces, unpackWords, type Place } from './searchFile.ts'

it('writes what the words of a term have in common once', () => {
  expect(packWords([['water', 'watered'], ['go', 'went'], ['fern']])).toBe(
    'water,,ed ,go,went fern',
  )
})

it('reads the words that it wrote', () => {
  const word = fc.stringMatching(/^[a-zäß\d.]{1,9}$/)
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(word, { minLength: 1 }), { minLength: 1 }), (terms) => {
      expect(unpackWords(packWords(terms))).toEqual(terms)
    }),
  )
})

it('reads the places that it wrote', () => {
  const counts = fc
    .tuple(fc.nat(3), fc.nat(2), fc.nat(2), fc.nat(2), fc.nat(30))
    .filter((all) => all.some((count) => count > 0))
  const places = fc
    .uniqueArray(fc.tuple(fc.nat(50_000), counts), { selector: ([section]) => section })
    .map((all): Place[] => all.toSorted(([a], [b]) => a - b))
  fc.assert(
    fc.property(fc.array(places, { minLength: 1 }), (terms) => {
      expect(unpackPlaces(packPlaces(terms))).toEqual(terms)
    }),
  )
})
