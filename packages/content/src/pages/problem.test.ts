import { describe, expect, it } from 'vitest'
import { compareProblems, formatProblem } from './problem.ts'
import type { Problem } from '../types.ts'

const problem: Problem = { severity: 'error', file: 'a.md', line: 0, message: 'Repair this.' }

describe('formatProblem', () => {
  it.each([
    [{ line: 4, field: 'date', message: 'expected a day' }, 'a.md:4  date: expected a day'],
    [{ line: 4 }, 'a.md:4  Repair this.'],
    [{}, 'a.md  Repair this.'],
    [{ file: '' }, 'Repair this.'],
    // A terminal obeyed these characters.
    [{ file: 'a\n\u001B[31m\u009B.md' }, String.raw`a\x0a\x1b[31m\x9b.md  Repair this.`],
    [{ severity: 'warning', line: 4, field: 'tag' } as const, 'a.md:4  warning: tag: Repair this.'],
  ])('says %j as %j', (given, line) => {
    expect(formatProblem({ ...problem, ...given })).toBe(line)
  })
})

describe('compareProblems', () => {
  it('orders by file and line, whole files first', () => {
    const problems = [
      { ...problem, file: 'b.md' },
      { ...problem, line: 10 },
      { ...problem, line: 9 },
      problem,
    ]
    expect(problems.toSorted(compareProblems).map(({ file, line }) => [file, line])).toEqual([
      ['a.md', 0],
      ['a.md', 9],
      ['a.md', 10],
      ['b.md', 0],
    ])
  })
})
