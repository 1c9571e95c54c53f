import { expect, it } from 'vitest'
import { readHeroQuestions } from './heroQuestions.ts'

it('reads three questions at most, and ignores invalid ones', () => {
  const hero = ['What is it?', '', 7, 'What does it cost?', 'Does it work offline?', 'And then?']
  expect(readHeroQuestions({ meta: { hero } })).toEqual([
    'What is it?',
    'What does it cost?',
    'Does it work offline?',
  ])
  expect(readHeroQuestions({ meta: { hero: 'What is it?' } })).toEqual([])
  expect(readHeroQuestions({ meta: {} })).toEqual([])
})
