import { describe, expect, it } from 'vitest'
import { inWordsOf } from '../words/wordScope.node.ts'
import { readQuestionComparison, writeQuestionVectors } from './noteVectors.node.ts'

const ALIKE = ['How do I download every record as a spreadsheet?']
const OTHER = ['Which colours does the sidebar have?']

describe('the likeness of questions', () => {
  const compare = readQuestionComparison('can I export all my rows to a CSV file')

  it('is greater for a question that means nearly the same in other words', () => {
    const alike = compare?.(writeQuestionVectors(ALIKE)) ?? 0
    const other = compare?.(writeQuestionVectors(OTHER)) ?? 0
    expect(alike).toBeGreaterThan(other + 0.2)
  })

  it('is that of the most alike question of a note', () => {
    const alone = compare?.(writeQuestionVectors(ALIKE))
    expect(compare?.(writeQuestionVectors([...OTHER, ...ALIKE]))).toBe(alone)
  })

  it('is nearly 1 for the same question', () => {
    const [question = ''] = ALIKE
    const same = readQuestionComparison(question)?.(writeQuestionVectors(ALIKE))
    expect(same).toBeGreaterThan(0.9)
  })

  it('counts the words of the questions before', () => {
    const question = 'and as a spreadsheet?'
    const alone = readQuestionComparison(question)?.(writeQuestionVectors(ALIKE)) ?? 0
    const after = readQuestionComparison(question, 'How do I download every record?')
    expect(after?.(writeQuestionVectors(ALIKE))).toBeGreaterThan(alone)
  })

  it('is 0 for a note without a known word', () => {
    expect(compare?.(writeQuestionVectors(['Xyzzy?']))).toBe(0)
    expect(compare?.(writeQuestionVectors([]))).toBe(0)
  })

  it('is unknown for a question that mostly has unknown words', () => {
    expect(readQuestionComparison('Wie lade ich alle Zeilen herunter?')).toBeUndefined()
    expect(readQuestionComparison('')).toBeUndefined()
  })

  it('is unknown on a site in a language without vectors', async () => {
    await inWordsOf('de', () => {
      expect(writeQuestionVectors(ALIKE)).toHaveLength(0)
      expect(readQuestionComparison('export all rows')).toBeUndefined()
      return Promise.resolve()
    })
  })
})
