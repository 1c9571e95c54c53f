// docs/specification.md names, for each statement of the specification, the tests that show it;
// docs/complaints.md does the same for common complaints of visitors and owners, and docs/limits.md for
// each limit, at it and past it. This check compares them with the tests: a row without a test, or with
// one that does not exist, is a problem.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../command.ts'

const PAGES: readonly string[] = ['docs/specification.md', 'docs/complaints.md', 'docs/limits.md']

/** The headers of the columns that name tests. */
const TEST_COLUMNS: ReadonlySet<string> = new Set(['Shown by', 'At the limit', 'Past the limit'])

export interface Row {
  readonly statement: string
  /** As written: `e2e/chat/chat.spec.ts: the pill is …`. */
  readonly tests: readonly { readonly file: string; readonly title: string }[]
  /** The columns that should name a test and do not. */
  readonly empty: readonly string[]
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

async function checkRow(page: string, { statement, tests, empty }: Row): Promise<string[]> {
  const missing = empty.map((column) => `${page}: "${statement}" names no test in "${column}".`)
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
 * The rows of all tables of a page: the statement first, and its tests in the columns for them, each
 * `file`: title.
 */
export function readRows(page: string): Row[] {
  const rows: Row[] = []
  let headers: readonly string[] = []
  for (const line of page.split('\n').filter((one) => one.startsWith('|'))) {
    const cells = line
      .slice(1, line.lastIndexOf('|'))
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim())
    if (cells.some((cell) => TEST_COLUMNS.has(cell))) headers = cells
    else if (cells.some((cell) => !/^:?-+:?$/.test(cell))) rows.push(readRow(cells, headers))
  }
  return rows
}

function readRow(cells: readonly string[], headers: readonly string[]): Row {
  const columns = headers.flatMap((name, place) =>
    TEST_COLUMNS.has(name) ? [{ name, tests: readTests(cells[place] ?? '') }] : [],
  )
  return {
    statement: cells[0] ?? '',
    tests: columns.flatMap(({ tests }) => tests),
    empty: columns.filter(({ tests }) => tests.length === 0).map(({ name }) => name),
  }
}

function readTests(cell: string): Row['tests'] {
  return cell
    .split('<br>')
    .map((test) => /`([^`]+)`: (.+)/.exec(test.trim()))
    .filter((match) => match !== null)
    .map(([, file = '', title = '']) => ({ file, title: title.trim() }))
}

/** Whether a test of that title is written in a source, as `it('…'` or `test('…'`, with `.each` too. */
export function holdsTest(source: string, title: string): boolean {
  const written = [title, title.replaceAll("'", "\\'")]
  return written.some((one) =>
    ["'", '"', '`'].some((quote) => source.includes(`${quote}${one}${quote}`)),
  )
}
