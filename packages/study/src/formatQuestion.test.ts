import { expect, it } from 'vitest'
import { formatQuestion } from './formatQuestion.ts'

it.each([
  [['what is the pill'], 'What is the pill?'],
  [['colour of the pill', 'how do I colour the pill'], 'How do I colour the pill?'],
  [['how so', 'Wie teuer ist es?'], 'Wie teuer ist es?'],
  [['pill on a phone'], 'Pill on a phone'],
])('the heading of %j is %j', (questions, expected) => {
  expect(formatQuestion(questions)).toBe(expected)
})
