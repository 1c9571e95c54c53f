import type { Passage, StudyNote } from '@docent/retrieval'
import { expect, it } from 'vitest'
import { sayNotes } from './answerFromNote.ts'

const passage = {
  id: '/compare#acme',
  url: '/compare#acme',
  route: '/compare',
  title: 'Alternatives',
  heading: 'Docent vs Acme',
  path: ['Docent vs Acme'],
  units: [],
} as unknown as Passage

const noteOf = (markdown: string): StudyNote => ({
  key: 'k',
  passage: passage.id,
  questions: ['What does Acme cost?'],
  words: [],
  answer: [{ markdown, quote: markdown }],
})

const say = (markdown: string): string => {
  const [first] = sayNotes([noteOf(markdown)], passage, 'what does Acme cost')
  return typeof first === 'string' ? first : ''
}

// Visitors read "Its help pages give a price of $5" without the name of the product.
it.each([
  ['Its help pages give a price of $5.', '**Docent vs Acme** Its help pages give a price of $5.'],
  ['So set the price to $5.', 'Set the price to $5.'],
  ['Acme costs $5.', 'Acme costs $5.'],
  ['You can also pay by card.', 'You can also pay by card.'],
])('says what a note is about if it does not: %j', (markdown, said) => {
  expect(say(markdown)).toBe(said)
})
