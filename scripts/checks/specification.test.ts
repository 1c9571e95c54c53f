import { describe, expect, it } from 'vitest'
import { holdsTest, readRows } from './specification.ts'

describe('readRows', () => {
  it('reads the statements of a table with their tests', () => {
    const page = [
      '# Title',
      '| Statement | Shown by |',
      '|---|---|',
      '| The pill opens. | `a.spec.ts`: opens it<br>`b.test.ts`: stays, always |',
      '| Nothing shows this. |  |',
    ].join('\n')
    expect(readRows(page)).toEqual([
      {
        statement: 'The pill opens.',
        tests: [
          { file: 'a.spec.ts', title: 'opens it' },
          { file: 'b.test.ts', title: 'stays, always' },
        ],
      },
      { statement: 'Nothing shows this.', tests: [] },
    ])
  })

  it('takes the tests from the last column, whatever is before it', () => {
    const page = [
      '| Complaint | What we do | Shown by |',
      '|---|---|---|',
      '| 1. It jumps. | It stays. `a: b` is no test. | `a.spec.ts`: stays |',
    ].join('\n')
    expect(readRows(page)).toEqual([
      { statement: '1. It jumps.', tests: [{ file: 'a.spec.ts', title: 'stays' }] },
    ])
  })
})

describe('holdsTest', () => {
  it('finds a title in any quotes, whole', () => {
    const source = `it('does a', run); test("isn't b", run); it.each(x)(\`takes \${c}\`, run)`
    expect(holdsTest(source, 'does a')).toBe(true)
    expect(holdsTest(source, "isn't b")).toBe(true)
    expect(holdsTest(source, 'takes ${c}')).toBe(true)
    expect(holdsTest(source, 'does')).toBe(false)
  })
})
