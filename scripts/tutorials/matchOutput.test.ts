import { describe, expect, it } from 'vitest'
import { findSaid, matchOutput } from './matchOutput.ts'

describe('matchOutput', () => {
  it.each([
    ['One line.', 'One line.\n'],
    ['First\n\nthird', 'First  \n\nthird\n\n'],
    ['Built … in … s.', 'Built /tmp/a in 1.5 s.\n'],
    ['First\n…\nlast', 'First\na\nb\nlast'],
    ['First\n…\nlast', 'First\nlast'],
    ['First\n…', 'First\na\nb'],
    ['a.b (c) [d]', 'a.b (c) [d]'],
  ])('takes %j for %j', (expected, actual) => {
    expect(matchOutput(expected, actual)).toBe(true)
  })

  it.each([
    ['One line.', 'One line'],
    ['a.b', 'axb'],
    ['First\nlast', 'First\nbetween\nlast'],
    ['Built … in … s.', 'Built a\nin 1.5 s.'],
    ['First\n…\nlast', 'First\na\nb'],
    ['', 'Anything'],
  ])('does not take %j for %j', (expected, actual) => {
    expect(matchOutput(expected, actual)).toBe(false)
  })
})

describe('findSaid', () => {
  it('finds whole lines among others, and where they end', () => {
    const actual = 'Before\nServed at http://localhost:3000\nAfter\n'
    const end = findSaid('Served at …', actual)
    expect(actual.slice(end)).toBe('After\n')
  })

  it('finds nothing in half a line', () => {
    expect(findSaid('Served', 'Served at last\n')).toBe(-1)
  })
})
