import { describe, expect, it } from 'vitest'
import type { StudyNote } from '@docent/retrieval'
import { findContradictions } from './findContradictions.ts'

function note(passage: string, question: string, answer: string): StudyNote {
  const markdown = [{ markdown: answer, quote: answer }]
  return { key: passage, passage, questions: [question], words: [], answer: markdown }
}

const ASKED = 'How long is the warranty?'
const LONG = note('/warranty', ASKED, 'The warranty lasts 24 months from the day of purchase.')

describe('findContradictions', () => {
  it.each([
    ['another number', 'The warranty lasts 12 months from the day of purchase.'],
    ['a negation', 'The warranty does not last 24 months from the day of purchase.'],
  ])('finds answers to one question with %s', (_, answer) => {
    const other = note('/faq#warranty', 'how long is warranty', answer)
    expect(findContradictions([LONG, other])).toMatchObject([
      { one: { passage: '/faq#warranty' }, other: { passage: '/warranty' } },
    ])
  })

  it.each([
    ['the same', ASKED, 'The warranty lasts 24 months.'],
    ['something about another question', 'How long is the hose?', 'The hose is 12 months old.'],
  ])('finds nothing if they say %s', (_, question, answer) => {
    expect(findContradictions([LONG, note('/other', question, answer)])).toEqual([])
  })

  it('leaves notes of one section to their own section', () => {
    const other = note('/warranty', ASKED, 'The warranty lasts 12 months.')
    expect(findContradictions([LONG, other])).toEqual([])
  })
})
