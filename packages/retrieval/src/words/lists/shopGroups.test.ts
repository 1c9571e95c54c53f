import { expect, it } from 'vitest'
import { stem } from '../stemming/stem.ts'
import { findLoose } from './everydayGroups.ts'
import { findSayings } from './sayings.ts'

it.each([
  ['kid', 'child'],
  ['smashed', 'broken'],
  ['allergy', 'ingredient'],
  ['leasing', 'monthly'],
])('offers for %s of a customer the word %s of a shop', (word, other) => {
  expect(findLoose(stem(word))).toContain(stem(other))
})

it.each([
  ['do you have gift cards', 'voucher'],
  ['how to get there by bus', 'parking'],
  ['can I send it back', 'return'],
  ["I can't make it tomorrow", 'cancel'],
])('reads "%s" as a question about %s', (question, word) => {
  expect(findSayings(question).flatMap(({ terms }) => terms)).toContain(stem(word))
})
