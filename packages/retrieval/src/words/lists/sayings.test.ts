import { expect, it } from 'vitest'
import { stem } from '../stemming/stem.ts'
import { findSayings } from './sayings.ts'

it.each([
  ['what happens when the model goes down', 'outage'],
  ['does it work without the internet', 'offline'],
  ['can I talk to a human', 'contact'],
  ['it doesn’t work any more', 'troubleshoot'],
  ['How much is it?', 'price'],
])('knows the meaning of %j', (question, word) => {
  const terms = findSayings(question).flatMap((saying) => saying.terms)
  expect(terms).toContain(stem(word))
})

it('finds an idiom only as whole words', () => {
  expect(findSayings('the blueprint is downloaded in the morning')).toEqual([])
})
