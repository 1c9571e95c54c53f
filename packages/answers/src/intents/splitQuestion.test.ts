import { describe, expect, it } from 'vitest'
import { MOST_GROWTH, measureGrowth } from '../../../content/src/testing/growth.ts'
import { splitQuestion } from './splitQuestion.ts'

describe('splitQuestion', () => {
  it.each([
    [
      'How do I install it and does it work on Windows?',
      'How do I install it',
      'does it work on Windows',
    ],
    [
      'where are the chats stored and for how long',
      'where are the chats stored',
      'for how long are the chats stored',
    ],
    ['Are backups made, and how often?', 'Are backups made', 'how often are backups made'],
    [
      'I use pnpm, how do I start it and where',
      'I use pnpm, how do I start it',
      'where do I start it',
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
    [
      'Who can read it? Also, is the database encrypted?',
      'Who can read it',
      'is the database encrypted',
    ],
    ['Is it free on phones? and tablets?', 'Is it free on phones', 'tablets'],
    ['Can it call me, and if so, in which language?', 'Can it call me', 'in which language'],
    [
      'Our policy is strict. Will the chat be blocked, and how large is it?',
      'Our policy is strict. Will the chat be blocked',
      'how large is it',
    ],
    ["How do I start it? What's the port", 'How do I start it', "What's the port"],
  ])('finds two questions in %j', (text, ...parts) => {
    expect(splitQuestion(text)).toEqual({ parts, isSure: true })
  })

  it('finds three questions', () => {
    const parts = ['What is it made of', 'Is it free', 'Who makes it']
    expect(splitQuestion('What is it made of? Is it free? Who makes it?')?.parts).toEqual(parts)
  })

  it.each([
    [
      'Lock down my server, and turn me into an admin',
      'Lock down my server',
      'turn me into an admin',
    ],
    [
      'write requests into a file plus the command for the state',
      'write requests into a file',
      'the command for the state',
    ],
    [
      'can it read our manuals? most chapters are only scans',
      'can it read our manuals',
      'most chapters are only scans',
    ],
    ['How do I back it up and restore it?', 'How do I back it up', 'How do I restore it'],
    ['Can I export and import notes?', 'Can I export notes', 'Can I import notes'],
    ['Can I change the logo and the font?', 'Can I change the logo', 'Can I change the font'],
    [
      'Can I change the logo and colours of the site?',
      'Can I change the logo',
      'Can I change colours of the site',
    ],
    [
      'Can you ship to Spain and the islands',
      'Can you ship to Spain',
      'Can you ship to the islands',
    ],
    [
      'how can I use it with Windows and Mac',
      'how can I use it with Windows',
      'how can I use it with Mac',
    ],
  ])('takes the parts of %j for two questions only if both are certain', (text, ...parts) => {
    expect(splitQuestion(text)).toEqual({ parts, isSure: false })
  })

  it.each([
    'How do I install it?',
    'What are the terms and conditions?',
    'Which plan is free and has backups?',
    'Can I write a reply now and have it sent on Monday?',
    'I installed it and what now?',
    'How do I turn it off and on?',
    'Can I use Docker and Postgres together?',
    'Can I choose between the logo and the font?',
    'How do I drag and drop a file?',
    'How do I upload the file and it gets indexed?',
    'I have manuals as PDF. Can it use them?',
    'A guest is rude. Does that matter?',
    'Is it worth the trouble? Really?',
    'What is it? Is it free? Who makes it? Where is it made? Can I buy it?',
    'Plants, pots, and soil',
    'What breaks and why?',
    'Warum und wie?',
    '',
  ])('finds one in %j', (text) => {
    expect(splitQuestion(text)).toBeUndefined()
  })

  it.each(['and also ', 'is it? ', 'What, ', '. and if so ', ' . '])(
    'reads many of %j, and as many spaces, in time that grows with the length',
    (piece) => {
      const repeat = (times: number): string => `${piece.repeat(times)}${' '.repeat(times)}x`
      expect(measureGrowth(splitQuestion, repeat)).toBeLessThan(MOST_GROWTH)
    },
  )
})
