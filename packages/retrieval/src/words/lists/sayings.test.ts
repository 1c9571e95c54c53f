import { expect, it } from 'vitest'
import { stem } from '../stemming/stem.ts'
import { findSayings } from './sayings.ts'

it.each([
  ['what happens when the model goes down', 'outage'],
  ['does it work without the internet', 'offline'],
  ['can I talk to a human', 'contact'],
  ['it doesn’t work any more', 'troubleshoot'],
  ['How much is it?', 'price'],
  ['how do I back it up', 'backup'],
  ['can I back my old data up?', 'backup'],
  ['please turn that on', 'enable'],
])('knows the meaning of %j', (question, word) => {
  const terms = findSayings(question).flatMap((saying) => saying.terms)
  expect(terms).toContain(stem(word))
})

it('finds an idiom only as whole words', () => {
  expect(findSayings('the blueprint is downloaded in the morning')).toEqual([])
  expect(findSayings('log the errors in red')).toEqual([])
  expect(findSayings('turn the page on Mondays')).toEqual([])
  expect(findSayings('are the prices going down')).toEqual([])
  expect(findSayings('what is the drop down for')).toEqual([])
  expect(findSayings('set the pop up colour')).toEqual([])
})
