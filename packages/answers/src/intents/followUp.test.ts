import { describe, expect, it } from 'vitest'
import { readContext } from './followUp.ts'

const turns = (...texts: string[]) =>
  texts.flatMap((text) => [
    { role: 'user' as const, text },
    { role: 'assistant' as const, text: 'Some answer about everything.' },
  ])

describe('readContext', () => {
  it.each(['and on Windows?', 'What about cats?', 'why?', 'How much does it cost?', 'price'])(
    'gives %j the question before it',
    (text) => {
      expect(readContext({ text, history: turns('How do I water the fern?') })).toBe(
        'How do I water the fern?',
      )
    },
  )

  it.each([
    'How long does the delivery of a large cactus take in winter?',
    'Can I return a plant to the shop?',
  ])('lets %j stand alone', (text) => {
    expect(readContext({ text, history: turns('How do I water the fern?') })).toBe('')
  })

  it('goes back through questions that lean themselves', () => {
    const history = turns('How do I water the fern in summer?', 'and in winter?')
    expect(readContext({ text: 'and in spring?', history })).toBe(
      'How do I water the fern in summer?\nand in winter?',
    )
  })

  it('has no context where nothing was asked before', () => {
    expect(readContext({ text: 'why?', history: [] })).toBe('')
  })
})
