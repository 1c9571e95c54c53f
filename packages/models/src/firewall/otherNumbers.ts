// Finds numbers of a claim that the passage has in another place. "Delivery costs 5 euros, and nothing
// above 50" has every word of "Delivery costs 50 euros".

import { stem } from '@docent/retrieval'
import type { Passage, Unit } from '@docent/retrieval'
import { isCopiedWithOtherNumber } from './copiedNumbers.ts'
import { isMisquoted } from './misquotedNumbers.ts'
import {
  compareSlots,
  isSameNumber,
  readClaimSlots,
  readHeadingSlots,
  readPassageSlots,
  type PlacedSlot,
  type ReadUnit,
  type Slot,
} from './numberSlots.ts'
import { hasOtherName } from './numbersInNames.ts'
import { hasNumberOfOtherColumn } from './numbersOfColumns.ts'
import { hasNumberOfOtherRow } from './numbersOfRows.ts'
import { isSwapped } from './swappedNumbers.ts'

/** A claim, for the comparison of numbers. */
interface Counted {
  readonly text: string
  readonly terms: ReadonlySet<string>
}

/** The weight of a term that a claim shares with the unit of a number. */
const TERM_WEIGHT = 0.5
/** If another number fits this much better, the claim should have that one. */
const BETTER_BY = 0.6
/** The difference that is enough if nearly all words around that number are in the claim. */
const WHOLLY = 0.9
const WHOLLY_BETTER_BY = 0.2

/**
 * Whether a passage has a different number where a claim has its own. Other checks find numbers
 * that the passage does not have at all.
 */
export function hasOtherNumber(claim: Counted, passage: Passage, readUnit: ReadUnit): boolean {
  const claimed = readClaimSlots(claim.text)
  if (claimed.length === 0) return false
  if (isCopiedWithOtherNumber(claim.text, passage, readUnit)) return true
  if (hasOtherName(claim.text, passage)) return true
  if (hasNumberOfOtherRow(claim.text, passage, readUnit)) return true
  if (hasNumberOfOtherColumn(claim.text, passage, readUnit)) return true
  if (isSwapped(claimed, passage) || isMisquoted(claim.text, passage, readUnit)) return true
  const compared = readCompared(claim, claimed, passage, readUnit)
  return claimed.some((slot) => fitsElsewhere(slot, compared))
}

/** The numbers of a passage, with which all numbers of a claim are compared. */
interface Compared {
  /** The numbers of the passage and of its headings. */
  readonly numbers: readonly PlacedSlot[]
  /** The numbers of the passage that the claim does not have. */
  readonly others: readonly PlacedSlot[]
  readonly kinds: readonly string[]
  /** How many terms of the claim a unit has. */
  readonly countShared: (unit: Unit) => number
}

function readCompared(
  claim: Counted,
  claimed: readonly Slot[],
  passage: Passage,
  readUnit: ReadUnit,
): Compared {
  const values = [...new Set(claimed.map(({ value }) => value))]
  const own = readPassageSlots(passage)
  const others = own.filter(({ value }) => {
    return !values.some((one) => isSameNumber(one, value) || isSameNumber(value, one))
  })
  return {
    numbers: [...own, ...readHeadingSlots(passage)],
    others,
    kinds: readKinds(claim.text),
    countShared: createCount((unit) => countTerms(claim, readUnit(unit))),
  }
}

/** Counts once for each unit. */
function createCount(count: (unit: Unit) => number): (unit: Unit) => number {
  const counted = new Map<Unit, number>()
  return (unit) => {
    const before = counted.get(unit)
    if (before !== undefined) return before
    const found = count(unit)
    counted.set(unit, found)
    return found
  }
}

/** Whether the place of a claimed number is that of another number. */
function fitsElsewhere(
  slot: Slot,
  { numbers, others: all, kinds, countShared }: Compared,
): boolean {
  const own = numbers.filter(({ value }) => isSameNumber(slot.value, value))
  if (own.length === 0) return false
  const places = readPlaces(slot, own)
  const named = all.filter((other) => {
    // A version is never written as a word: the "two projects" do not contradict "v16".
    if (slot.form === 'version' && other.form === 'word') return false
    return other.named.some((word) => places.includes(word))
  })
  const ownKinds = kinds.filter((kind) => own.some(({ unit }) => isOfKind(unit, kind)))
  const others = named.filter(({ unit }) => ownKinds.every((kind) => isOfKind(unit, kind)))
  if (others.length === 0) return false
  const isOfOther = kinds.some((kind) => {
    if (!slot.near.has(stem(kind))) return false
    return !ownKinds.includes(kind) && named.some(({ unit }) => isOfKind(unit, kind))
  })
  if (isOfOther) return true
  const score = (other: PlacedSlot) =>
    compareSlots(slot, other) + TERM_WEIGHT * countShared(other.unit)
  const best = Math.max(...own.map(score))
  const nearest = Math.max(...own.map((one) => compareSlots(slot, one)))
  const most = compareSlots(slot, slot)
  return others.some((other) => {
    const fits = compareSlots(slot, other)
    if (score(other) >= best + BETTER_BY && fits > nearest) return true
    return score(other) > best && fits >= most * WHOLLY && fits >= nearest + WHOLLY_BETTER_BY
  })
}

/** Kinds of numbers: a default value does not contradict the value in an example. */
const KINDS = /\b(?:default|max|min(?=\b|im)|least|most|up to|limit|recommend)/g

function readKinds(text: string): string[] {
  return [...new Set(text.toLowerCase().match(KINDS))]
}

/** Code does not count, because its word "default" means something else. */
function isOfKind({ kind: unitKind, text }: Unit, kind: string): boolean {
  return unitKind !== 'code' && readKinds(text).includes(kind)
}

/** The words that tell the place of a number, preferably its neighbours: "react" for "React 16". */
function readPlaces(slot: Slot, own: readonly Slot[]): readonly string[] {
  const beside = slot.named.filter((word) =>
    own.some(({ near }) => near.get(word) === 1 && slot.near.get(word) === 1),
  )
  return beside.length > 0 ? beside : slot.named
}

function countTerms({ terms }: Counted, own: ReadonlySet<string>): number {
  let count = 0
  for (const term of terms) if (!/^\d/.test(term) && own.has(term)) count++
  return count
}
