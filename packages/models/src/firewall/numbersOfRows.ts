// Finds numbers of a claim that a table has in another row: "Basic costs 29 euros", where 29 is in the row
// of Team.

import type { Passage } from '@docent/retrieval'
import { PART, readClaimSlots, type ReadUnit } from './numberSlots.ts'
import {
  findNamed,
  hasNumber,
  holdsNumber,
  listCells,
  readTables,
  type TableRow,
  type Tables,
} from './tableRows.ts'

const LINE = /\n/
/** A cell with more terms describes its row, and others are values. */
const VALUE = 6

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
  const values = readClaimSlots(text).flatMap(({ value }) =>
    hasNumber(general, value) ? [] : [value],
  )
  const terms = readUnit({ text })
  if (!isRow(text)) return { isRow: false, values, terms, naming: terms }
  return { isRow: true, values, terms, naming: readUnit({ text: listCells(text)[0] ?? '' }) }
}

function isOfOtherRow(said: Part, rows: readonly TableRow[], { tables }: Tables): boolean {
  const { values, terms, naming } = said
  const named = findNamed(rows, naming)
  if (named.length === 0) return false
  const own = values.filter((value) => named.some((row) => holdsNumber(row, value)))
  // "Basic has 10 GB and the others up to 200 GB" names only one of the rows.
  if (own.length > 0 && !said.isRow) return false
  return values.some((value) => {
    if (own.includes(value) || !rows.some((row) => holdsNumber(row, value))) return false
    const best = Math.max(...named.map((row) => countShared(row, value, terms)))
    const others = tables.flat().filter((row) => holdsNumber(row, value))
    // A row without a name could be the one that is meant, or its other cells say what the claim says.
    return others.every((row) => !isNameless(row) && countShared(row, value, terms) <= best)
  })
}

function isNameless({ name }: TableRow): boolean {
  return name.length === 0
}

/** How many terms of a claim a row has, without the units of a number, such as "a month". */
function countShared({ cells }: TableRow, value: string, terms: ReadonlySet<string>): number {
  const others = cells.filter((cell) => cell.terms.size > VALUE || !hasNumber(cell.numbers, value))
  return [...terms].filter((term) => others.some((cell) => cell.terms.has(term))).length
}
