import { describe, expect, it } from 'vitest'
import { dropNumber, isNumbered } from './headingNumbers.ts'

describe('isNumbered', () => {
  it.each([
    [['13.2. Isolation', '13.2.1. Locks', 'Description', 'Examples'], true],
    [['Chapter 5 - The command line', '3. Options'], true],
    [['1. Install it', '2. Set it up', '3. Run it'], false],
    [['1.4.2 (2026-01-01)', '1.4.1', 'Version 1.4', 'Fixed'], false],
    [[], false],
  ])('%j: %s', (headings, expected) => expect(isNumbered(headings)).toBe(expected))
})

it.each([
  ['13.2.1. Read committed', 'Read committed'],
  ['F.40. sepgsql', 'sepgsql'],
  ['13 Prompts', 'Prompts'],
  ['2.1: Differences', 'Differences'],
  ['Chapter 5 - The command line', 'The command line'],
  ['Appendix L. Acronyms', 'Acronyms'],
  ['A. Licence', 'Licence'],
  ['A lamp', 'A lamp'],
  ['3D lamps', '3D lamps'],
  ['Chapter 5', 'Chapter 5'],
  ['1.4.2 (2026)', '1.4.2 (2026)'],
])('calls %s %s', (heading, expected) => expect(dropNumber(heading)).toBe(expected))
