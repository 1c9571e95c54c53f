import { expect, it } from 'vitest'
import { isNamedUnit, readIdentifiers } from './isNamedUnit.ts'

it.each([
  ['what does dayCost do', ['daycost']],
  ['max_connections or --frozen-lockfile?', ['max_connections', '--frozen-lockfile']],
  ['is server.port 80?', ['server.port']],
  ['a well-known e-mail address, and so on.', []],
  ['Which iPhone', ['iphone']],
])('finds the identifiers in "%s"', (question, found) =>
  expect(readIdentifiers(question)).toEqual(found),
)

it.each([
  '`limits.dayCost` (5) is the most for a day.',
  'limits.dayCost: the most for a day',
  'Name: dayCost; Default: 5',
  'dayCost caps what you spend.',
])('is the entry of the setting: %s', (text) =>
  expect(isNamedUnit(text.replaceAll('`', ''), ['daycost'])).toBe(true),
)

it.each([
  'Nothing, and dayCost caps what you spend.',
  'dayCosts: all of them',
  'Set it with limits.dayCost.',
  'dayCost.currency: the currency',
])('only mentions it, or something else: %s', (text) =>
  expect(isNamedUnit(text, ['daycost'])).toBe(false),
)

it('names nothing without an identifier', () => expect(isNamedUnit('dayCost: 5', [])).toBe(false))
