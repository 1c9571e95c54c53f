import { describe, expect, it } from 'vitest'
import { leavePurpose, readCompared } from './readCompared.ts'

describe('readCompared', () => {
  it.each([
    ['What is the difference between a hook and a plugin?', 'hook', 'plugin'],
    ['docent dev or docent serve, what is the difference', 'docent dev', 'docent serve'],
    ['compare the fern with the cactus', 'fern', 'cactus'],
    ['how does pnpm differ from npm?', 'pnpm', 'npm'],
    ['should I use a cron job or a worker', 'cron job', 'worker'],
    ['which is better, SQLite or Postgres?', 'SQLite', 'Postgres'],
    ['is the chat better than a plain search', 'chat', 'plain search'],
    ['difference between watering and repotting a fern', 'watering', 'repotting'],
    ['should I use clay or tin for herbs', 'clay', 'tin for herbs'],
    [
      'is a note the same as a question in the front matter?',
      'note',
      'question in the front matter',
    ],
    ['are notes and receipts the same thing?', 'notes', 'receipts'],
    ['when to use SQLite and when Postgres', 'SQLite', 'Postgres'],
    [
      'when should I use a draft, and when should I use an internal page?',
      'draft',
      'internal page',
    ],
    ['do I need both Postgres and Redis?', 'Postgres', 'Redis'],
    ['which one should I take, clay or tin?', 'clay', 'tin'],
    ['Docent vs. Inkeep', 'Docent', 'Inkeep'],
    ['Was ist der Unterschied zwischen dem Farn und dem Kaktus?', 'Farn', 'Kaktus'],
    ['Soll ich den Farn oder den Kaktus nehmen?', 'Farn', 'Kaktus'],
    ['ما الفرق بين السرخس والصبار؟', 'السرخس', 'الصبار'],
  ])('reads the two things of %j', (text, first, second) => {
    expect(readCompared(text)).toEqual([first, second])
  })

  it.each([
    'How do I view or upgrade my plan?',
    'error or overwrite?',
    'the difference between it',
    'What is the difference between one thing that has far too many words in it and another?',
    'fern vs fern',
    '',
  ])('reads nothing in %j', (text) => {
    expect(readCompared(text)).toBeUndefined()
  })
})

describe('leavePurpose', () => {
  it('leaves out what follows the second thing only', () => {
    expect(leavePurpose(['clay', 'tin for herbs'])).toEqual(['clay', 'tin'])
    expect(leavePurpose(['clay for herbs', 'tin for trees'])).toEqual([
      'clay for herbs',
      'tin for trees',
    ])
  })
})
