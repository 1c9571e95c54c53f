import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readLimits } from '@docent/content'
import { describe, expect, it } from 'vitest'
import * as sourceLimits from '../../packages/sources/src/limits.ts'
import { ROOT } from '../command.ts'
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
        empty: [],
      },
      { statement: 'Nothing shows this.', tests: [], empty: ['Shown by'] },
    ])
  })

  it('takes the tests from their column, whatever is before it', () => {
    const page = [
      '| Complaint | What we do | Shown by |',
      '|---|---|---|',
      '| 1. It jumps. | It stays. `a: b` is no test. | `a.spec.ts`: stays |',
    ].join('\n')
    expect(readRows(page)).toEqual([
      { statement: '1. It jumps.', tests: [{ file: 'a.spec.ts', title: 'stays' }], empty: [] },
    ])
  })

  it('wants a test in each column for tests', () => {
    const page = [
      '| Limit | Default | At the limit | Past the limit |',
      '|---|--:|---|---|',
      '| `most` | 8 | `a.test.ts`: takes 8 |  |',
    ].join('\n')
    expect(readRows(page)).toEqual([
      {
        statement: '`most`',
        tests: [{ file: 'a.test.ts', title: 'takes 8' }],
        empty: ['Past the limit'],
      },
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

describe('docs/limits.md', () => {
  const readMissing = async (names: readonly string[]): Promise<readonly string[]> => {
    const rows = readRows(await readFile(join(ROOT, 'docs/limits.md'), 'utf8'))
    const named = rows.map(({ statement }) => statement).join(' ')
    return names.filter((name) => !named.includes(`\`${name}\``))
  }

  it('has a row for each limit of the server', async () => {
    expect(await readMissing(Object.keys(readLimits()))).toEqual([])
  })

  it('has a row for each limit of sources', async () => {
    expect(await readMissing(Object.keys(sourceLimits))).toEqual([])
  })
})
