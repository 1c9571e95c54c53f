import { describe, expect, it } from 'vitest'
import { addSlips } from './slips.ts'
import { createQuestion } from './testing/builders.ts'

const WORDS = ['how do I configure it', 'Rollbacks?', 'where are my transcripts kept']
const questions = Array.from({ length: 60 }, (_, index) =>
  createQuestion({ id: `q${index}`, question: WORDS[index % WORDS.length]! }),
)

describe('addSlips', () => {
  it('changes the longest word of each question, and nothing else', () => {
    const slipped = addSlips(questions, 1)
    slipped.forEach(({ id, question }, index) => {
      const before = questions[index]!.question
      const [longest = ''] = before.match(/[a-z]{8,}/gi) ?? []
      const typed = question.replace(before.slice(0, before.indexOf(longest)), '')
      expect([id, question]).not.toEqual([id, before])
      expect(question.split(' ')).toHaveLength(before.split(' ').length)
      expect(typed.at(0)).toBe(longest.at(0))
      expect(Math.abs(question.length - before.length)).toBeLessThanOrEqual(1)
    })
  })

  it('drops, doubles, swaps and replaces letters', () => {
    const typed = new Set(
      addSlips(
        questions.map((one) => ({ ...one, question: 'abcdefgh' })),
        1,
      ).map(({ question }) => question),
    )
    expect([...typed].some((word) => word.length === 7)).toBe(true)
    expect([...typed].some((word) => /(.)\1/.test(word))).toBe(true)
    expect(typed.has('abcedfgh') || typed.has('acbdefgh') || typed.has('abdcefgh')).toBe(true)
    expect([...typed].some((word) => word.length === 8 && /[^a-h]/.test(word))).toBe(true)
  })

  it('makes the same slips for the same seed, and others for another', () => {
    const read = (seed: number) => addSlips(questions, seed).map(({ question }) => question)
    expect(read(1)).toEqual(read(1))
    expect(read(1)).not.toEqual(read(2))
  })

  it('leaves short words and everything else about a question', () => {
    const short = createQuestion({ question: 'is it free', facts: [/free/] })
    expect(addSlips([short], 1)).toEqual([short])
  })
})
