import { expect, it } from 'vitest'
import { createQuestionMatcher } from './matchQuestions.ts'

const WRITTEN = [
  'How do I see what visitors asked?',
  'How long may a question be?',
  'How do I change the port?',
  'What does it cost?',
  'May I water the fern in winter?',
  'How do I put the chat on the right?',
  'How do I turn off the loud alarm bell?',
]

const match = createQuestionMatcher(
  WRITTEN.map((question, place) => ({ question, passage: `/faq#${place}` })),
)

function best(question: string): [string, number] | undefined {
  const [first] = match(question)
  return first && [first.question, first.fit]
}

it.each([
  ['can I see what people asked', 'How do I see what visitors asked?'],
  ['how do I know what people asked', 'How do I see what visitors asked?'],
  ['is there a limit how long a question may be', 'How long may a question be?'],
  ['put the chat on the right side', 'How do I put the chat on the right?'],
])('%j is nearly %j', (question, written) => {
  const [found, fit] = best(question) ?? ['', 0]
  expect(found).toBe(written)
  expect(fit).toBeGreaterThan(0.5)
})

it('finds the same question in any form to be equal', () => {
  expect(best('How can a customer see what was asked')?.[1]).toBeCloseTo(1)
})

it('is less like a question with another word instead of one', () => {
  expect(best('may I water the fern in winter')?.[1]).toBeCloseTo(1)
  expect(best('may I water the cactus in winter')?.[1] ?? 0).toBeLessThanOrEqual(0.7)
})

it('is less like a question with a small word that turns it round', () => {
  expect(best('turn the loud alarm bell off')?.[1]).toBeCloseTo(1)
  expect(best('loud alarm bell, turn it on')?.[1] ?? 0).toBeLessThanOrEqual(0.7)
})

it.each(['', 'port', 'fly to the moon', 'how do I repair a bicycle'])(
  'finds none for %j',
  (question) => {
    expect(match(question)).toEqual([])
  },
)

it('has nothing to compare on a site without such headings', () => {
  expect(createQuestionMatcher([])('How do I change the port?')).toEqual([])
})

it('does not take a question for a place for one with a yes or no', () => {
  const keys = createQuestionMatcher([{ question: 'Do I need an API key?', passage: '/faq' }])
  const fitOf = (question: string) => keys(question)[0]?.fit ?? 0
  expect(fitOf('do I need the API key')).toBeCloseTo(1)
  expect(fitOf('where do I need the API key')).toBeLessThanOrEqual(0.7)
})
