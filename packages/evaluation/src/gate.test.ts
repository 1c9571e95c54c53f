import { describe, expect, it } from 'vitest'
import { checkGate, readGate, updateGate } from './gate.ts'
import { summarise } from './summary.ts'
import { createResult } from './testing/builders.ts'

const summary = summarise([
  ...[1, 2, 3].map((page) => createResult({ page }, { sourceInThree: true })),
  createResult({ kind: 'unanswerable' }, { isRefused: true }),
])

describe('checkGate', () => {
  it('accepts figures that have not fallen', () => {
    expect(checkGate({ headline: 1, 'retrieval.natural.page.recall.1': 0.333 }, summary)).toEqual(
      [],
    )
  })

  it('names each figure that has fallen, or is gone', () => {
    expect(
      checkGate({ 'retrieval.natural.page.recall.1': 0.334, 'kinds.faq.correct': 0.5 }, summary),
    ).toEqual([
      'retrieval.natural.page.recall.1 has fallen to 0.333. The gate is 0.334.',
      'kinds.faq.correct has a limit of 0.5, but this figure does not exist.',
    ])
  })

  it('knows no figure by a name that every object has', () => {
    expect(checkGate({ 'constructor.length': 0 }, summary)).toHaveLength(1)
  })
})

describe('updateGate', () => {
  it('holds what matters most, as far as there are questions for it, rounded down', () => {
    const gate = updateGate(summary)
    expect(gate).toMatchObject({ headline: 1, 'retrieval.natural.page.recall.1': 0.333 })
    expect(gate).not.toHaveProperty(['kinds.faq.correct'])
    expect(checkGate(gate, summary)).toEqual([])
  })

  it('keeps to the figures that the gate held before', () => {
    expect(updateGate(summary, { correct: 0.2 })).toEqual({ correct: 1 })
  })
})

describe('readGate', () => {
  it('reads what was written', () => {
    const gate = updateGate(summary)
    expect(readGate(JSON.stringify(gate))).toEqual(gate)
  })

  it.each([
    ['7', 'expected an object'],
    ['{"headline": "1"}', 'headline: expected a number, found "1"'],
  ])('refuses %j', (source, problem) => {
    expect(() => readGate(source)).toThrow(problem)
  })
})
