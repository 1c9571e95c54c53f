import { expect, it } from 'vitest'
import { createPathFilter } from './pathPatterns.ts'

it.each([
  [{ include: ['/guide'] }, 'guide/a.html', true],
  [{ include: ['/guide'] }, '/guides/a', false],
  [{ include: ['/guide/*'] }, '/guide/a', true],
  [{ include: ['/guide/*'] }, '/guide/a/b', false],
  [{ include: ['/guide/**'] }, '/guide/a/b', true],
  [{ include: ['**/*.html'], exclude: ['/old/**'] }, 'a/b.html', true],
  [{ include: ['**/*.html'], exclude: ['/old/**'] }, 'old/b.html', false],
  [{ exclude: ['**/internal/**'] }, 'a/internal/b', false],
  [{}, 'anything', true],
])('%j decides on %s: %s', (rules, path, expected) => {
  expect(createPathFilter(rules)(path)).toBe(expected)
})

// As a regular expression this took minutes.
it('matches a pattern of many stars in time that is bounded', () => {
  const wants = createPathFilter({ include: [`/${'**a'.repeat(20)}b`] })
  expect(wants(`/${'a'.repeat(500)}`)).toBe(false)
})
