// docs/specification.md names, for each statement of the specification, the tests that show it;
// docs/complaints.md does the same for common complaints of visitors and owners. This check holds both
// to the tests: a row without a test, or with one that does not exist, is a problem.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../command.ts'

const PAGES: readonly string[] = ['docs/specification.md', 'docs/complaints.md']

export interface Row {
  readonly statement: string
  /** As written: `e2e/chat/chat.spec.ts: the pill stands …`. */
  readonly tests: readonly { readonly file: string; readonly title: string }[]
}

/** Says which rows lack their test. */
export async function checkSpecification(): Promise<string[]> {
  const problems = await Promise.all(PAGES.map(checkPage))
  return problems.flat()
}

async function checkPage(page: string): Promise<string[]> {
  const rows = readRows(await readFile(join(ROOT, page), 'utf8'))
  if (rows.length === 0) return [`${page} has no rows.`]
  const problems = await Promise.all(rows.map((row) => checkRow(page, row)))
  return problems.flat()
}

async function checkRow(page: string, { statement, tests }: Row): Promise<string[]> {
  if (tests.length === 0) return [`${page}: no test shows "${statement}".`]
  const missing: string[] = []
  for (const { file, title } of tests) {
    const source = await readFile(join(ROOT, file), 'utf8').catch(() => undefined)
    if (source === undefined)
      missing.push(`${page}: "${statement}" names ${file}, which is not there.`)
    else if (!holdsTest(source, title)) {
      missing.push(`${page}: "${statement}" names a test that ${file} does not have: "${title}".`)
    }
  }
  return missing
}

/**
 * The rows of all tables of a page: the statement first, its tests in the last column, each `file`:
 * title, with any columns between them.
 */
export function readRows(page: string): Row[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\|[\s:|-]+\|$/.test(line))
    .map((line) => line.slice(1, line.lastIndexOf('|')).split(/(?<!\\)\|/))
    .map((cells) => ({ statement: cells[0] ?? '', tests: cells.at(-1) ?? '' }))
    .filter(({ tests }) => tests.trim() !== 'Shown by')
    .map(({ statement, tests }) => ({
      statement: statement.trim(),
      tests: tests
        .split('<br>')
        .map((test) => /`([^`]+)`: (.+)/.exec(test.trim()))
        .filter((match) => match !== null)
        .map(([, file = '', title = '']) => ({ file, title: title.trim() })),
    }))
}

/** Whether a test of that title is written in a source, as `it('…'` or `test('…'`, with `.each` too. */
export function holdsTest(source: string, title: string): boolean {
  const written = [title, title.replaceAll("'", "\\'")]
  return written.some((one) =>
    ["'", '"', '`'].some((quote) => source.includes(`${quote}${one}${quote}`)),
  )
}
