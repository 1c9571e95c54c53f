import { describe, expect, it } from 'vitest'
import type { Evaluated } from './evaluate.ts'
import { summarise } from './summary.ts'
import { createResult } from './testing/builders.ts'

const right = { sourceFirst: true, sourceInThree: true, sectionInThree: true, isCorrect: true }
const below = { sourceFirst: false, sourceInThree: true, isCorrect: true, support: 0.5 }
const refused = { isRefused: true, isCorrect: false, sourceFirst: false, sourceInThree: false }
const silent = { isRefused: true, isCorrect: true }

const RESULTS: readonly Evaluated[] = [
  createResult(
    { subkind: 'how-to' },
    { ...right, support: 1, saysFacts: true, saysFactsAtGlance: false },
  ),
  createResult({ subkind: 'how-to', page: 4 }, { ...below, saysFacts: false }),
  createResult({ subkind: 'number', page: 0 }, refused),
  createResult({ kind: 'faq', page: 2 }, right),
  createResult({ kind: 'unanswerable' }, silent),
  createResult({ kind: 'unanswerable' }, { isCorrect: false, saysForbidden: true }),
]

describe('summarise', () => {
  it('gives shares for each kind, of those questions that ask for them', () => {
    const { natural, faq } = summarise(RESULTS).kinds
    expect(natural).toMatchObject({
      questions: 3,
      sourceFirst: 1 / 3,
      sourceInThree: 2 / 3,
      sectionInThree: 1,
      saysFacts: 0.5,
      saysFactsAtGlance: 0,
      answered: 2 / 3,
      correct: 2 / 3,
      support: 0.75,
    })
    expect(faq).toMatchObject({ questions: 1, saysFacts: undefined, support: undefined })
  })

  it('counts the right ones by subkind', () => {
    expect(summarise(RESULTS).kinds['natural']?.bySubkind).toEqual({
      'how-to': { questions: 2, correct: 2 },
      number: { questions: 1, correct: 0 },
    })
  })

  it('tells right refusals from false ones', () => {
    expect(summarise(RESULTS).refusal).toEqual({
      recall: 0.5,
      precision: 0.5,
      falseRefusals: 1 / 4,
      falseRefusalsNatural: 1 / 3,
      forbidden: 1,
    })
  })

  it('counts how far down the search has the right pages', () => {
    const { natural, unanswerable } = summarise(RESULTS).retrieval
    expect(natural?.page).toMatchObject({
      recall: { 1: 1 / 3, 3: 1 / 3, 5: 2 / 3, 10: 2 / 3 },
      mrr: (1 + 1 / 4) / 3,
    })
    expect(unanswerable).toBeUndefined()
  })

  it('has the harmonic mean of answering and refusing as its headline', () => {
    const summary = summarise(RESULTS)
    expect(summary.headline).toBeCloseTo((2 * (2 / 3) * 0.5) / (2 / 3 + 0.5))
    expect(summary.correct).toBeCloseTo(4 / 6)
  })

  it('has no headline without questions of both kinds, and a worthless one for refusing all', () => {
    expect(summarise(RESULTS.slice(0, 3)).headline).toBeUndefined()
    const all = [createResult({}, refused), createResult({ kind: 'unanswerable' }, silent)]
    expect(summarise(all).headline).toBe(0)
    const none = [createResult({}, refused), createResult({ kind: 'unanswerable' }, refused)]
    expect(summarise(none).headline).toBe(0)
  })
})
