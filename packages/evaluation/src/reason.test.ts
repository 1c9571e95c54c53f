import { describe, expect, it } from 'vitest'
import { findReason } from './reason.ts'
import { createResult } from './testing/builders.ts'

const wrong = { isCorrect: false }

describe('findReason', () => {
  it.each([
    [undefined, {}, { isCorrect: true }],
    ['broken answer', {}, { ...wrong, isBroken: true }],
    ['answered wrongly', { kind: 'unanswerable' }, wrong],
    ['said what it must not', { kind: 'unanswerable' }, { ...wrong, saysForbidden: true }],
    ['said what it must not', {}, { ...wrong, saysForbidden: true, sourceInThree: true }],
    ['refused wrongly', {}, { ...wrong, isRefused: true, sourceInThree: true }],
    ['right page, fact not said', {}, { ...wrong, sourceInThree: true, saysFacts: false }],
    ['right page found below', { page: 7 }, { ...wrong, sourceInThree: false }],
    ['right page not found', { page: 0 }, { ...wrong, sourceInThree: false }],
  ])('is %j for %j with %j', (reason, kind, judged) => {
    const { question, judgement, ranks } = createResult(kind, judged)
    expect(findReason(question, judgement, ranks)).toBe(reason)
  })
})
