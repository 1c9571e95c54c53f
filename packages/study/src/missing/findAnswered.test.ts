import { expect, it } from 'vitest'
import type { StudyNote } from '@docent/retrieval'
import { findAnswered } from './findAnswered.ts'

function note(passage: string, question: string, isMissing = false): StudyNote {
  return { key: passage, passage, questions: [question], words: [], answer: [], isMissing }
}

const ANSWER = note('/warranty', 'How long is the warranty?')

it('finds a question that is answered in the meantime', () => {
  const missing = note('/faq', 'warranty: how long is it', true)
  expect(findAnswered([missing, ANSWER])).toMatchObject([
    { question: 'warranty: how long is it', missing: { passage: '/faq' }, answer: ANSWER },
  ])
})

it('does not take opposites for the same', () => {
  const answer = note('/pay', 'pay with an invoice?')
  expect(findAnswered([answer, note('/faq', 'pay without an invoice?', true)])).toEqual([])
})

it.each(['Who pays the postage for a warranty repair?', 'is it?'])(
  'finds nothing for %j, which no note answers',
  (question) => {
    expect(findAnswered([ANSWER, note('/faq', question, true)])).toEqual([])
  },
)
