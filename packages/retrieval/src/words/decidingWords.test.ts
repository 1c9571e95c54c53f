import { expect, it } from 'vitest'
import { readDecidingWords } from './decidingWords.ts'

it.each([
  ['How do I turn the chat off?', ['off']],
  ['Can it answer WITHOUT a model?', ['without']],
  ['What can it not do?', ['not']],
  ['what does it say when it doesn’t know', ['not']],
  ['why cant I see my page', ['not']],
  ['I cannot log in and I will never see it', ['not']],
  ['What can it do?', []],
  ['a notice about offers', []],
])('finds what decides: %s', (text, words) => {
  expect(readDecidingWords(text)).toEqual(words)
})
