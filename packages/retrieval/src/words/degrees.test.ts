import { expect, it } from 'vitest'
import { readDegree } from './degrees.ts'

it.each([
  ['fastest', 'fast'],
  ['heavier', 'heavy'],
  ['largest', 'large'],
  ['biggest', 'big'],
  ['thinner', 'thin'],
  ['cheaper', 'cheap'],
  ['newest', 'new'],
])('%s is a degree of %s', (form, base) => {
  expect(readDegree(form)).toBe(base)
})

it.each(['server', 'request', 'later on', 'fast', 'constructor', 'number'])(
  '%s is not one',
  (word) => {
    expect(readDegree(word)).toBeUndefined()
  },
)
