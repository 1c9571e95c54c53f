import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { correctSpelling, countSlips, readSpellingRange } from './spelling.ts'

/** The definition, as a recursion: slow and plain. */
function naive(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const same = a.at(-1) === b.at(-1) ? 0 : 1
  const swapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)
  return Math.min(
    naive(a.slice(0, -1), b) + 1,
    naive(a, b.slice(0, -1)) + 1,
    naive(a.slice(0, -1), b.slice(0, -1)) + same,
    swapped ? naive(a.slice(0, -2), b.slice(0, -2)) + 1 : Infinity,
  )
}

describe('countSlips', () => {
  it('counts as its definition does, up to its limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
        expect(Math.min(countSlips(a, b, limit), limit + 1)).toBe(Math.min(naive(a, b), limit + 1))
      }),
    )
  })
})

const LARGE = { total: 5000, slip: 'any' } as const

describe('correctSpelling', () => {
  const known = (terms: Record<string, number>) =>
    Object.entries(terms).map(([term, passages]) => ({ term, passages }))

  it.each([
    ['langaug', 'languag'],
    ['packg', 'packag'],
    ['configuratin', 'configuration'],
  ])('finds for %s the term %s', (typed, meant) => {
    expect(correctSpelling(typed, known({ [meant]: 5, other: 9 }), LARGE)).toBe(meant)
  })

  it('prefers the nearest term, then the commonest', () => {
    const terms = { watering: 3, waterings: 50, watring: 4 }
    expect(correctSpelling('waterng', known(terms), LARGE)).toBe('watering')
    expect(
      correctSpelling('plantx', known({ plants: 3, planty: 9, planta: 5 }), LARGE),
    ).toBeUndefined()
    expect(correctSpelling('plantt', known({ plant: 3, plantts: 9 }), LARGE)).toBe('plantts')
  })

  it('takes one letter for another only in long words', () => {
    expect(correctSpelling('pretend', known({ pretens: 9 }), LARGE)).toBeUndefined()
    expect(correctSpelling('deployement', known({ deploxement: 9 }), LARGE)).toBe('deploxement')
  })

  it('does not trust what hardly any passage says', () => {
    expect(correctSpelling('waterin', known({ watering: 2 }), LARGE)).toBeUndefined()
  })

  it('trusts a single passage of a small site', () => {
    const small = { total: 80, slip: 'any' } as const
    expect(correctSpelling('waterin', known({ watering: 1 }), small)).toBe('watering')
  })

  it('takes nothing but swapped letters for a slip where that is asked', () => {
    const swapped = { total: 80, slip: 'swapped' } as const
    const terms = known({ port: 2, pro: 9, proto: 9, print: 9 })
    expect(correctSpelling('prot', terms, swapped)).toBe('port')
    expect(correctSpelling('potr', known({ pot: 9, pots: 9 }), swapped)).toBeUndefined()
  })
})

describe('readSpellingRange', () => {
  it('looks among terms of about the same length with the same first letter', () => {
    expect(readSpellingRange('langaug')).toEqual({ letter: 'l', shortest: 6, longest: 8 })
  })

  it.each(['cob', 'wsl2', 'プラント', ''])('looks nowhere for %j', (term) => {
    expect(readSpellingRange(term)).toBeUndefined()
  })
})
