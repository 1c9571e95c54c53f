import { expect, it } from 'vitest'
import { MOST_GROWTH, measureGrowth } from '../../../../content/src/testing/growth.ts'
import { findSettledEnd } from './tail.ts'

// Regular expressions can take time that grows with the square of a text: an answer froze the panel.
it.each([
  ['a line of tildes', '~~~', '~', '\r'],
  ['a row below the head of a table', '|a|\n', '\t', 'a'],
])('finds the end of %s in time that grows with its length', (_, before, again, after) => {
  const repeat = (times: number) => before + again.repeat(times) + after
  expect(measureGrowth((text) => findSettledEnd(text, 0), repeat)).toBeLessThan(MOST_GROWTH)
})
