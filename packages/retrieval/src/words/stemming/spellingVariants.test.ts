import { expect, it } from 'vitest'
import { readTerms } from '../analyze.ts'
import { toOneSpelling } from './spellingVariants.ts'

it.each([
  ['colours', 'colors'],
  ['licence', 'license'],
  ['normalise', 'normalize'],
  ['organisations', 'organizations'],
  ['cancelled', 'canceled'],
  ['labelling', 'labeling'],
  ['dialogue', 'dialog'],
  ['analyse', 'analyze'],
  ['grey', 'gray'],
  ['centre', 'center'],
  ['fulfilled', 'fulfiled'],
])('reads %s as it reads %s', (british, american) => {
  expect(toOneSpelling(british)).toBe(toOneSpelling(american))
  expect(readTerms(british)).toEqual(readTerms(american))
})

it.each(['exercise', 'promise', 'precise', 'noise', 'analysis', 'discover', 'programmer', 'excel'])(
  'leaves %s unchanged',
  (word) => {
    expect(toOneSpelling(word)).toBe(word)
  },
)
