import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TermSpelling } from './termSpelling.ts'

function spell(spelling: TermSpelling, ...numbers: number[]): string {
  return new TextDecoder().decode(spelling.spell(Uint32Array.from(numbers)))
}

it('writes terms in the order of their numbers and skips the ends of parts', () => {
  const spelling = new TermSpelling()
  spelling.add(1, 'fern')
  spelling.add(2, 'water')
  expect(spell(spelling, 2, 0, 1, 1, 0)).toBe('water fern fern ')
  expect(spell(spelling)).toBe('')
})

it('keeps every term in any script, however many there are', () => {
  const term = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 64 })
  fc.assert(
    fc.property(fc.array(term, { maxLength: 50 }), fc.nat(100_000), (terms, first) => {
      const spelling = new TermSpelling()
      terms.forEach((text, index) => spelling.add(first + index + 1, text))
      const numbers = terms.map((_, index) => first + index + 1)
      const expected = terms.map((text) => `${text} `).join('')
      expect(spell(spelling, ...numbers)).toBe(expected)
      expect(spell(spelling, ...numbers, ...numbers)).toBe(expected.repeat(2))
    }),
  )
})

it('spells more terms than its first buffer can hold', () => {
  const spelling = new TermSpelling()
  for (let number = 1; number <= 20_000; number++) spelling.add(number, `term${number}`)
  const numbers = Array.from({ length: 20_000 }, (_, index) => index + 1)
  expect(
    spell(spelling, ...numbers)
      .split(' ')
      .at(-2),
  ).toBe('term20000')
})
