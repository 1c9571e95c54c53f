import { describe, expect, it } from 'vitest'
import { readReliability } from './reliability.ts'
import { createResult } from './testing/builders.ts'

describe('readReliability', () => {
  it('compares confidence with correctness, by tenths', () => {
    const results = [
      createResult({ confidence: 0.82 }),
      createResult({ confidence: 0.88, page: 4 }),
      createResult({ confidence: 0.04, kind: 'unanswerable', page: 0 }),
    ]
    expect(readReliability(results)).toEqual([
      { from: 0, to: 0.1, questions: 1, claimed: 0.04, answerable: 0, found: 0 },
      { from: 0.8, to: 0.9, questions: 2, claimed: 0.85, answerable: 1, found: 0.5 },
    ])
  })

  it('counts certainty among the highest', () => {
    expect(readReliability([createResult({ confidence: 1 })])).toMatchObject([{ from: 0.9, to: 1 }])
  })

  it('leaves out answers without a search', () => {
    const talk = createResult({ form: 'small talk' })
    expect(readReliability([talk, createResult({ form: 'catalogue' })])).toEqual([])
  })
})
