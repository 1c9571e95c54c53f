// Whether a passage has the same number as a claim in the same place. "Delivery costs 5 euros, and
// nothing above 50" has every word of "Delivery costs 50 euros".

import { allowSpellings, stem, STOP_WORDS } from '@docent/retrieval'
import type { Passage, Unit } from '@docent/retrieval'
import { foldExact } from './exactWords.ts'

/** A number with the words around it. */
interface Slot {
  readonly value: string
  /** How near each word is: 1 for a neighbour. */
  readonly near: ReadonlyMap<string, number>
  /** The nearest content words: the noun that the number counts, and its context. */
  readonly named: readonly string[]
}

interface PlacedSlot extends Slot {
  readonly unit: Unit
}

/** A claim, for the comparison of numbers. */
interface Counted {
  readonly text: string
  readonly terms: ReadonlySet<string>
}

const TOKEN = /\d+(?:[.,:]\d+)*|[\p{L}\p{M}_]+/gu
const DIGIT = /^\d/
/**
 * The number of words on each side that count as the context of a number; in a row of a table, all
 * cells count.
 */
const AROUND = 4
const NAMED_WITHIN = 3
const LEAST_IN_ROW = 0.5
/** The weight of a term that a claim shares with the unit of a number. */
const TERM_WEIGHT = 0.5
/** If another number fits this much better, the claim should have that one. */
const BETTER_BY = 0.6
/** The same if all of the words around it are those of the claim. */
const WHOLLY = 0.9
const WHOLLY_BETTER_BY = 0.2

const readBefore = new WeakMap<Passage, readonly PlacedSlot[]>()

function readPassageSlots(passage: Passage): readonly PlacedSlot[] {
  const before = readBefore.get(passage)
  if (before) return before
  const slots = passage.units.flatMap((unit) => {
    return readSlots(unit.text, unit.kind === 'row').map((slot) => ({ ...slot, unit }))
  })
  readBefore.set(passage, slots)
  return slots
}

function readSlots(text: string, isRow: boolean): Slot[] {
  if (!/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twice|once)\b/i.test(text))
    return []
  const tokens = foldExact(text).match(TOKEN) ?? []
  return tokens.flatMap((value, at) => (DIGIT.test(value) ? [readSlot(tokens, at, isRow)] : []))
}

function readSlot(tokens: readonly string[], at: number, isRow: boolean): Slot {
  const near = new Map<string, number>()
  const named: string[] = []
  for (const step of [-1, 1]) {
    let isNamed = false
    for (let far = 1; far <= (isRow ? tokens.length : AROUND); far++) {
      const word = tokens[at + step * far]
      if (word === undefined) break
      if (DIGIT.test(word)) continue
      const weight = isRow ? Math.max(1 / far, LEAST_IN_ROW) : 1 / far
      const term = stem(word)
      near.set(term, Math.max(near.get(term) ?? 0, weight))
      if (isNamed || far > NAMED_WITHIN || STOP_WORDS.has(word)) continue
      named.push(term)
      isNamed = true
    }
  }
  return { value: tokens[at] ?? '', near, named }
}

/**
 * Whether a passage has a different number instead of a claim's number. A number that is nowhere
 * in the passage is missing, which other checks find.
 */
export function hasOtherNumber(
  { text, terms }: Counted,
  passage: Passage,
  readTerms: (unit: Unit) => ReadonlySet<string>,
): boolean {
  const claimed = readSlots(text, false)
  if (claimed.length === 0) return false
  const values = new Set(claimed.map(({ value }) => value))
  const slots = readPassageSlots(passage)
  return claimed.some((slot) => {
    const score = (other: PlacedSlot) => compare(slot, other) + TERM_WEIGHT * shared(other.unit)
    // "Node 20" is Node 20.19 too; "version 7" is not the 7.4 ms of another row.
    const own = slots.filter(({ value }) => `${value}.`.startsWith(`${slot.value}.`))
    if (own.length === 0) return false
    const others = slots.filter(({ value, named }) => {
      return !values.has(value) && named.some((word) => slot.named.includes(word))
    })
    if (others.length === 0) return false
    const best = Math.max(...own.map(score))
    const nearest = Math.max(...own.map((one) => compare(slot, one)))
    const most = compare(slot, slot)
    return others.some((other) => {
      if (score(other) >= best + BETTER_BY) return true
      const fits = compare(slot, other)
      return score(other) > best && fits >= most * WHOLLY && fits >= nearest + WHOLLY_BETTER_BY
    })
  })

  function shared(unit: Unit): number {
    const own = readTerms(unit)
    let count = 0
    for (const term of terms) if (!DIGIT.test(term) && own.has(term)) count++
    return count
  }
}

function compare(claimed: Slot, { near }: Slot): number {
  let sum = 0
  for (const [word, weight] of claimed.near) sum += Math.min(weight, near.get(word) ?? 0)
  return sum
}

const RANGE = allowSpellings(/(\d+(?:\.\d+)?)\s*(?:[-–—]|to|bis|إلى)\s*(\d+(?:\.\d+)?)/)

/** Whether a table has a number within a range of what the claim counts: 30 users in `6–50 users`. */
export function isInRange(number: string, { text }: Counted, { units }: Passage): boolean {
  const value = Number(number)
  const named = readSlots(text, false)
    .filter((slot) => slot.value === number)
    .flatMap((slot) => slot.named)
  if (Number.isNaN(value) || named.length === 0) return false
  const cells = units.flatMap((unit) => (unit.kind === 'row' ? unit.text.split(/;\s+/) : []))
  return cells.some((cell) => {
    const [, from, to] = RANGE.exec(foldExact(cell)) ?? []
    if (from === undefined || value < Number(from) || value > Number(to)) return false
    const words = new Set((foldExact(cell).match(TOKEN) ?? []).map((word) => stem(word)))
    return named.some((word) => words.has(word))
  })
}
