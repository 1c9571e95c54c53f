import { expect, it } from 'vitest'
import { changeNumber, isSameText } from './paraphrase.ts'

it.each([
  ['Wait 10 minutes.', 'Wait 13 minutes.'],
  ['2. Wait 10 minutes.', '2. Wait 13 minutes.'],
  [
    'See https://a.test/issues/7 for all 4 causes.',
    'See https://a.test/issues/7 for all 7 causes.',
  ],
  ['Open `https://a.test:3000` for 4 days.', 'Open `https://a.test:3003` for 4 days.'],
  ['Open http://localhost:3000 for 4 days.', 'Open http://localhost:3003 for 4 days.'],
  ['See https://a.test/issues/7.', 'See https://a.test/issues/7.'],
])('changes the first number of a claim: %s', (sentence, changed) => {
  expect(changeNumber(sentence)).toBe(changed)
})

it('compares texts by their words and numbers', () => {
  expect(isSameText('**Set** it to `6` months', 'Set it to 6 months.')).toBe(true)
  expect(isSameText('Version 6.1', 'Version 61')).toBe(false)
})
