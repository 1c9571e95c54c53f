// Finds numbers of a claim that a table has in the same row, but in another column: "The price of Team is 50
// euros", where 50 is the number of users.

import { readWords, STOP_WORDS } from '@docent/retrieval'
import type { Passage } from '@docent/retrieval'
import { foldExact } from './exactWords.ts'
import { PART, readClaimSlots, type ReadUnit } from './numberSlots.ts'
import { findNamed, hasNumber, holdsNumber, readTables, type TableRow } from './tableRows.ts'

type Cell = TableRow['cells'][number]

/**
 * Whether a part of a claim has no words but the name of a row, the head of a column and a unit, and the number
 * of another column. With other words, it may be about both columns: "29 euros per user".
 */
export function hasNumberOfOtherColumn(
  text: string,
  passage: Passage,
  readUnit: ReadUnit,
): boolean {
  const { tables, general } = readTables(passage, readUnit)
  if (tables.length === 0) return false
  return text.split(PART).some((part) => {
    const [slot, ...others] = readClaimSlots(part)
    if (!slot || others.length > 0 || hasNumber(general, slot.value)) return false
    const terms = readUnit({ text: part })
    const unit = readSignAfter(slot.value, foldExact(part))
    const said = { value: slot.value, words: listWords(part), unit }
    const rows = tables
      .flatMap((table) => findNamed(table, terms))
      .filter((row) => holdsNumber(row, slot.value))
    return rows.length > 0 && rows.every((row) => isOfOtherColumn(said, row))
  })
}

/** A part of a claim with one number. */
interface Part {
  readonly value: string
  /** Its words, also those that are too frequent to be terms. */
  readonly words: readonly string[]
  /** The word or sign after the number; empty if there is none. */
  readonly unit: string
}

function listWords(text: string): string[] {
  const words = readWords(text).flatMap(({ parts }) => parts)
  return words.filter((word) => !/^\d/.test(word) && !STOP_WORDS.has(word))
}

function isOfOtherColumn(said: Part, row: TableRow): boolean {
  const [, ...cells] = row.cells
  const holding = cells.filter(({ numbers }) => hasNumber(numbers, said.value))
  // Two numbers may be a range, which has more numbers.
  const meant = cells.filter((cell) => cell.numbers.length === 1 && isOnlyAbout(cell, said, row))
  if (meant.length === 0) return false
  // "29 € for Team users" is about the price, although it names the column of users.
  const hasUnit = ({ text }: Cell): boolean =>
    said.unit !== '' &&
    readSignAfter(said.value, text) === said.unit &&
    !meant.some((cell) => cell.text.includes(said.unit))
  return !holding.some((cell) => meant.includes(cell) || hasUnit(cell))
}

function isOnlyAbout(
  { head, text }: Cell,
  { words, unit }: Part,
  { name, cells }: TableRow,
): boolean {
  const own = listWords(head)
  if (own.length === 0 || !own.every((word) => words.includes(word))) return false
  const [first] = cells
  const others = listWords(
    `${first?.head ?? ''} ${first?.text ?? ''} ${text.includes(unit) ? unit : ''}`,
  )
  const all = new Set([...own, ...name, ...others])
  return words.every((word) => all.has(word))
}

const SIGN_AFTER = /^[\s-]?(\p{L}+|[%€$£¥])/u

function readSignAfter(number: string, text: string): string {
  const at = text.indexOf(number)
  return (at >= 0 && SIGN_AFTER.exec(text.slice(at + number.length))?.[1]) || ''
}
