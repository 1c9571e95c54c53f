import { describe, expect, it } from 'vitest'
import type { PageInfo } from '@docent/retrieval'
import { suggest } from './suggest.ts'

function page(...questions: string[]): PageInfo {
  const none: string[] = []
  const info = { route: '/p', title: 'P', summary: '', collection: '', tags: none }
  return { ...info, for: none, notFor: none, questions }
}

const FERN = page(
  'How often does a fern need water?',
  'Is it safe for cats?',
  'Where does it grow?',
)
const SHOP = page('What does delivery cost?', 'Can I return a plant?')

describe('suggest', () => {
  it('takes a question from each page in turn, at most three', () => {
    expect(suggest([FERN, SHOP], { text: 'Hello', history: [] })).toEqual([
      'How often does a fern need water?',
      'What does delivery cost?',
      'Is it safe for cats?',
    ])
  })

  it('leaves out questions that were asked now or before, also in other words', () => {
    const history = [
      { role: 'user' as const, text: 'Are ferns safe for my cat?' },
      { role: 'assistant' as const, text: 'Yes. Ask me where it grows.' },
    ]
    expect(suggest([FERN], { text: 'how often do I water the fern', history })).toEqual([
      'Where does it grow?',
    ])
  })

  it('has no suggestions if authors wrote no questions', () => {
    expect(suggest([page()], { text: 'Hello', history: [] })).toEqual([])
  })
})
