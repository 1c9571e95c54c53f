import { describe, expect, it } from 'vitest'
import { readDemo } from './readDemo.ts'

describe('readDemo', () => {
  it('parts the question from the answer at a line of dashes', () => {
    const demo = readDemo('Why?\n\n---\n\nBecause *so*.\n\n---\n\nAnd so.', 'docent-demo')
    expect(demo).toMatchObject({ state: 'answer', question: 'Why?' })
    expect(demo.answer.map(({ type }) => type)).toEqual([
      'paragraph',
      'space',
      'hr',
      'space',
      'paragraph',
    ])
  })

  it.each([
    ['', '', 'welcome'],
    ['Why?', '', 'thinking'],
    ['Why?\n---\n', '', 'thinking'],
    ['Why?\n---\nSo.', '', 'answer'],
    ['Why?', ' state=failed', 'failed'],
    ['Why?\n---\nSo.', ' state=thinking', 'thinking'],
    ['Why?', ' state=asleep', 'thinking'],
  ])('reads %j with%s as the moment %s', (text, info, state) => {
    expect(readDemo(text, `docent-demo${info}`).state).toBe(state)
  })

  it('shows an answer that is not to be read as it is written', () => {
    const { answer } = readDemo(`Why?\n---\n${'> '.repeat(60)}deep`, '')
    expect(answer).toMatchObject([{ type: 'code', text: `${'> '.repeat(60)}deep` }])
  })
})
