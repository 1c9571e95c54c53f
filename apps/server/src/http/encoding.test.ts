import { expect, it } from 'vitest'
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
