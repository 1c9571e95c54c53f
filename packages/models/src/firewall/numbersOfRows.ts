// Finds numbers of a claim that a table has in another row: "Basic costs 29 euros", where 29 is in the row
// of Team.

import type { Passage, Unit } from '@docent/retrieval'
import { foldExact, NUMBER } from './exactWords.ts'
import { isSameNumber, PART, readClaimSlots, type ReadUnit } from './numberSlots.ts'

interface Cell {
  readonly terms: ReadonlySet<string>
  readonly numbers: readonly string[]
}

interface Row {
  /** The words of its first cell. */
  readonly name: readonly string[]
  readonly cells: readonly Cell[]
}

interface Tables {
  readonly tables: readonly (readonly Row[])[]
  /** The numbers of heads, of first columns and of the text around tables, which hold for each row. */
  readonly general: readonly string[]
}

const CELL_END = /(?<!\\)\|/
const LINE = /\n/
/** A cell with more terms describes its row, and others are values. */
const VALUE = 6

const readBefore = new WeakMap<Passage, Tables>()

/** Whether a part of a claim names a row of a table by its first cell, but has a number of another row. */
export function hasNumberOfOtherRow(text: string, passage: Passage, readUnit: ReadUnit): boolean {
  const read = readTables(passage, readUnit)
  if (read.tables.length === 0) return false
  return text.split(LINE).some((line) => {
    const parts = isRow(line) ? [line] : line.split(PART)
    return parts.some((part) => {
      const said = readPart(part, read, readUnit)
      return said.values.length > 0 && read.tables.some((rows) => isOfOtherRow(said, rows, read))
    })
  })
}

function isRow(line: string): boolean {
  return line.trimStart().startsWith('|')
}

/** A part of a claim: a row of a table, or a part of a sentence. */
interface Part {
  readonly isRow: boolean
  /** Its numbers, without those that hold for each row. */
  readonly values: readonly string[]
  readonly terms: ReadonlySet<string>
  /** The terms that can name a row. */
  readonly naming: ReadonlySet<string>
}

function readPart(text: string, { general }: Tables, readUnit: ReadUnit): Part {
  const values = readClaimSlots(text).flatMap(({ value }) => (has(general, value) ? [] : [value]))
  const terms = readUnit({ text })
  if (!isRow(text)) return { isRow: false, values, terms, naming: terms }
  return { isRow: true, values, terms, naming: readUnit({ text: text.split(CELL_END)[1] ?? '' }) }
}

function isOfOtherRow(said: Part, rows: readonly Row[], { tables }: Tables): boolean {
  const { values, terms, naming } = said
  const named = rows.filter(({ name }) => name.length > 0 && name.every((word) => naming.has(word)))
  if (named.length === 0) return false
  const own = values.filter((value) => named.some((row) => holds(row, value)))
  // "Basic has 10 GB and the others up to 200 GB" names only one of the rows.
  if (own.length > 0 && !said.isRow) return false
  return values.some((value) => {
    if (own.includes(value) || !rows.some((row) => holds(row, value))) return false
    const best = Math.max(...named.map((row) => countShared(row, value, terms)))
    const others = tables.flat().filter((row) => holds(row, value))
    // A row without a name could be the one that is meant, or its other cells say what the claim says.
    return others.every((row) => !isNameless(row) && countShared(row, value, terms) <= best)
  })
}

function isNameless({ name }: Row): boolean {
  return name.length === 0
}

/** How many terms of a claim a row has, without the units of a number, such as "a month". */
function countShared({ cells }: Row, value: string, terms: ReadonlySet<string>): number {
  const others = cells.filter((cell) => cell.terms.size > VALUE || !has(cell.numbers, value))
  return [...terms].filter((term) => others.some((cell) => cell.terms.has(term))).length
}

function holds({ cells }: Row, value: string): boolean {
  return cells.some(({ numbers }) => has(numbers, value))
}

function has(numbers: readonly string[], value: string): boolean {
  return numbers.some((number) => isSameNumber(value, number))
}

function readTables(passage: Passage, readUnit: ReadUnit): Tables {
  const before = readBefore.get(passage)
  if (before) return before
  const { title, path, units } = passage
  const rows = units.filter(({ kind }) => kind === 'row')
  const blocks = [...new Set(rows.map(({ block }) => block))]
  const tables = blocks.map((block) =>
    readRows(
      rows.filter((row) => row.block === block),
      readUnit,
    ),
  )
  const around = units.flatMap(({ kind, text }) => (kind === 'row' ? [] : [text]))
  const heads = rows.map(({ head = '' }) => head)
  const general = [
    ...readNumbers([title, ...path, ...around, ...heads].join('\n')),
    ...tables.flat().flatMap(({ cells }) => cells[0]?.numbers ?? []),
  ]
  const read = { tables, general }
  readBefore.set(passage, read)
  return read
}

function readRows(units: readonly Unit[], readUnit: ReadUnit): Row[] {
  const rows: Row[] = []
  for (const { markdown } of units) {
    const written = markdown.split(CELL_END).slice(1, -1)
    const cells = written.map((text) => ({ terms: readUnit({ text }), numbers: readNumbers(text) }))
    const name = [...(cells[0]?.terms ?? [])].filter((word) => !/^\d/.test(word))
    // An empty first cell continues the row above.
    const isEmpty = written[0]?.trim() === ''
    rows.push({ name: isEmpty ? (rows.at(-1)?.name ?? []) : name, cells })
  }
  return rows
}

function readNumbers(text: string): string[] {
  return foldExact(text).match(NUMBER) ?? []
}
