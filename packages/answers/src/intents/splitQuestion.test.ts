import { describe, expect, it } from 'vitest'
import { splitQuestion } from './splitQuestion.ts'

describe('splitQuestion', () => {
  it.each([
    [
      'How do I install it and does it work on Windows?',
      'How do I install it',
      'does it work on Windows',
    ],
    ['Is it free? Who makes it?', 'Is it free', 'Who makes it'],
    [
      'longest cache time, and which codes may it use',
      'longest cache time',
      'which codes may it use',
    ],
    [
      'I use pnpm, how do I start it and where is the log?',
      'I use pnpm, how do I start it',
      'where is the log',
    ],
    [
      'Wie installiere ich es und läuft es unter Windows?',
      'Wie installiere ich es',
      'läuft es unter Windows',
    ],
    ['كيف أثبته وهل يعمل على ويندوز؟', 'كيف أثبته', 'هل يعمل على ويندوز'],
    ['كيف أثبته؟ هل يعمل على ويندوز؟', 'كيف أثبته', 'هل يعمل على ويندوز'],
  ])('finds two questions in %j', (text, first, second) => {
    expect(splitQuestion(text)).toEqual({ first, second })
  })

  it.each([
    'How do I install it?',
    'What are the terms and conditions?',
    'Which plan is free and has backups?',
    'Can I write a reply now and have it sent on Monday?',
    'I installed it and what now?',
    'What is it? Is it free? Who makes it?',
    'What breaks and why?',
    'Warum und wie?',
    '',
  ])('finds one in %j', (text) => {
    expect(splitQuestion(text)).toBeUndefined()
  })
})
