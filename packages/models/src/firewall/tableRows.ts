import type { Passage, Unit } from '@docent/retrieval'
import { foldExact, NUMBER } from './exactWords.ts'
import { isSameNumber, type ReadUnit } from './numberSlots.ts'

interface Cell {
  readonly text: string
  readonly terms: ReadonlySet<string>
  readonly numbers: readonly string[]
  /** The head of its column. */
  readonly head: string
}

export interface TableRow {
  /** The words of its first cell. */
  readonly name: readonly string[]
  readonly cells: readonly Cell[]
}

export interface Tables {
  readonly tables: readonly (readonly TableRow[])[]
  /** The numbers of heads, of first columns and of the text around tables, which hold for each row. */
  readonly general: readonly string[]
}

const CELL_END = /(?<!\\)\|/

const readBefore = new WeakMap<Passage, Tables>()

export function readTables(passage: Passage, readUnit: ReadUnit): Tables {
  const before = readBefore.get(passage)
  if (before) return before
  const { title, path, units } = passage
  const blocks = Map.groupBy(
    units.filter(({ kind }) => kind === 'row'),
    ({ block }) => block,
  )
  const tables = [...blocks.values()].map((rows) => readRows(rows, readUnit))
  const around = units.flatMap(({ kind, text }) => (kind === 'row' ? [] : [text]))
  const heads = [...blocks.values()].map(([row]) => row?.head ?? '')
  const general = [
    ...readNumbers([title, ...path, ...around, ...heads].join('\n')),
    ...tables.flat().flatMap(({ cells }) => cells[0]?.numbers ?? []),
  ]
  const read = { tables, general: [...new Set(general)] }
  readBefore.set(passage, read)
  return read
}

function readRows(units: readonly Unit[], readUnit: ReadUnit): TableRow[] {
  const rows: TableRow[] = []
  const heads = listCells(units[0]?.head?.split('\n', 1)[0] ?? '')
  for (const { markdown } of units) {
    const cells = listCells(markdown).map((text, column) => {
      const head = heads[column] ?? ''
      return { text: foldExact(text), terms: readUnit({ text }), numbers: readNumbers(text), head }
    })
    const name = [...(cells[0]?.terms ?? [])].filter((word) => !/^\d/.test(word))
    // An empty first cell continues the row above.
    const isEmpty = cells[0]?.text.trim() === ''
    rows.push({ name: isEmpty ? (rows.at(-1)?.name ?? []) : name, cells })
  }
  return rows
}

/** The cells of a row in Markdown. */
export function listCells(row: string): string[] {
  return row.split(CELL_END).slice(1, -1)
}

export function hasNumber(numbers: readonly string[], value: string): boolean {
  return numbers.some((number) => isSameNumber(value, number))
}

export function holdsNumber({ cells }: TableRow, value: string): boolean {
  return cells.some(({ numbers }) => hasNumber(numbers, value))
}

/** The rows of a table whose names are among some terms. */
export function findNamed(
  rows: readonly TableRow[],
  terms: ReadonlySet<string>,
): readonly TableRow[] {
  return rows.filter(({ name }) => name.length > 0 && name.every((word) => terms.has(word)))
}

function readNumbers(text: string): string[] {
  return foldExact(text).match(NUMBER) ?? []
}
