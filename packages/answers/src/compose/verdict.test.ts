import { describe, expect, it } from 'vitest'
import { cutOpeningVerdict, dropUnfitVerdict } from './verdict.ts'

const FREE = 'Nothing. Docent is free software.'

describe('dropUnfitVerdict', () => {
  it.each(['do I have to pay', 'Is there a fee?', 'tell me if it costs anything, is it free'])(
    'drops "Nothing." from the answer to %j',
    (question) => {
      expect(dropUnfitVerdict(FREE, question)).toBe('Docent is free software.')
    },
  )

  it('drops "Yes." from the answer to "how" and "what"', () => {
    const yes = 'Yes. Put it into the folder.'
    expect(dropUnfitVerdict(yes, 'how do I add a logo')).toBe('Put it into the folder.')
    expect(dropUnfitVerdict(yes, 'what license is it under')).toBe('Put it into the folder.')
    expect(dropUnfitVerdict('No. It has no voice.', 'what about its voice')).toBe(
      'No. It has no voice.',
    )
  })

  it.each([
    ['What does it cost?', FREE],
    ['price', FREE],
    ['Is it free?', 'Yes. It is free software.'],
    ['Is it free?', 'Nothing.'],
    ['Does it stop?', 'Never. It goes on.'],
    ['Is it free?', 'Nothing costs money.'],
  ])('keeps the answer to %j', (question, answer) => {
    expect(dropUnfitVerdict(answer, question)).toBe(answer)
  })
})

it.each([
  ['Yes, with Redis it can.', 'With Redis it can.'],
  ['Yes, k6 can do it.', 'k6 can do it.'],
  ['npm start runs it.', 'npm start runs it.'],
  ['No port is open.', 'No port is open.'],
])('drops "Yes," from %j', (text, rest) => {
  expect(cutOpeningVerdict(text)).toBe(rest)
})
