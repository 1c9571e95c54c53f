import { expect, test } from 'vitest'
import { describeFlaky } from './flaky.ts'

const failed = (message: string) => ({ errors: [{ message, location: { line: 59 } }] })
const passed = { errors: [] }

const spec = (title: string, status: string, results: ReturnType<typeof failed>[]) => ({
  title,
  file: 'site/search.spec.ts',
  line: 47,
  tests: [{ status, results }],
})

test('a test that passed at its second try is named, with the error of the first', () => {
  const message = '\u001B[31mError\u001B[39m: not equal\n\nExpected: 0\nReceived: 12'
  const specs = [
    spec('is found', 'flaky', [failed(message), passed]),
    spec('is quick', 'expected', [passed]),
    spec('is red', 'unexpected', [failed('no'), failed('no')]),
  ]
  expect(describeFlaky([{ specs: [], suites: [{ specs }] }])).toEqual([
    'site/search.spec.ts:47 is found\n    at line 59\n    Error: not equal\n    Expected: 0\n    Received: 12',
  ])
})

test('a long error is cut, and a test without one is only named', () => {
  const long = Array.from({ length: 40 }, (_, at) => `line ${at}`).join('\n')
  const specs = [spec('is long', 'flaky', [failed(long)]), spec('is silent', 'flaky', [passed])]
  const [cut, silent] = describeFlaky([{ specs }])
  expect(cut).toContain('line 11')
  expect(cut).not.toContain('line 12')
  expect(silent).toBe('site/search.spec.ts:47 is silent')
})

test('a run that broke before it could report has none', () => {
  expect(describeFlaky()).toEqual([])
})
