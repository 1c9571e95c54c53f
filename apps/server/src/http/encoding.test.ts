import { expect, it } from 'vitest'
import { MOST_GROWTH, measureGrowth } from '../../../../packages/content/src/testing/growth.ts'
import { chooseEncoding } from './encoding.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP ; q=0.5 , BR ; q=0', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['br;q=0.1', 'br'],
  ['x-br, brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('chooses for %s', (accepted, expected) => {
  expect(chooseEncoding(accepted)).toBe(expected)
})

// 15,500 spaces in this header used to block the process for 400 ms.
it.each([
  ['spaces', 'a', ' ', 'a'],
  ['spaces behind a semicolon', 'a;', ' ', 'a'],
  ['commas', '', ',', 'br'],
  ['zeros', 'br;q=0.', '0', '1'],
])('reads %s in linear time', (_, before, again, after) => {
  const repeat = (times: number) => before + again.repeat(times) + after
  expect(measureGrowth(chooseEncoding, repeat)).toBeLessThan(MOST_GROWTH)
})
