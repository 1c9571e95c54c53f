import { expect, it } from 'vitest'
import { readFieldLines } from './fieldLines.ts'

it('knows the line of each field, also within lists and groups', () => {
  const text = `---
title: Lamp
questions:
  - What is it?
  - question: Is it red?
    answer: Yes.
---

Text.
`
  expect(Object.fromEntries(readFieldLines(text.replaceAll('\n', '\r\n')))).toEqual({
    title: 2,
    questions: 4,
    'questions[0]': 4,
    'questions[1]': 5,
    'questions[1].question': 5,
    'questions[1].answer': 6,
  })
})

it.each(['Text alone.', '---\ntitle: "Lamp\n---\n'])('has none for %j', (text) => {
  expect([...readFieldLines(text)]).toEqual([])
})
