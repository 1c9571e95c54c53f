import type { Passage, Unit } from '@docent/retrieval'
import { foldExact, hasExact } from './exactWords.ts'
import {
  isInRange,
  isSameNumber,
  readClaimSlots,
  readHeadingSlots,
  readPassageSlots,
  PART,
  type ReadUnit,
} from './numberSlots.ts'
import { isNumberOfStep, namesSteps } from './stepNumbers.ts'

/** A claim quotes a unit that has this share of its terms, if there are enough of them. */
const QUOTED = 0.9
const MIN_QUOTED = 3
/** A unit with this many terms is a label. */
const LABEL = 3

/**
 * Whether a unit of a passage has nearly all words of a part of a claim, but another number: "Wait 20
 * minutes", where the passage says "Wait 10 minutes" and has the 20 elsewhere.
 */
export function isMisquoted(text: string, passage: Passage, readUnit: ReadUnit): boolean {
  const { units, general, folded } = readCounted(passage, readUnit)
  return text.split(PART).some((part) => {
    const values = readClaimSlots(part).flatMap(({ value }) => (isHeld(value) ? [value] : []))
    const words = [...readUnit({ text: part })].filter((term) => !/^\d/.test(term))
    if (values.length === 0 || words.length < MIN_QUOTED) return false
    const quoted = units.filter((unit) => {
      const own = readUnit(unit)
      return words.filter((word) => own.has(word)).length >= words.length * QUOTED
    })
    return quoted.length > 0 && !quoted.some((unit) => hasAll(unit, values, part))
  })

  /** Only numbers of this passage count. Others may be from a passage that is cited in the same place. */
  function isHeld(value: string): boolean {
    if (hasExact(value, folded, passage) || isInRange(value, { text }, passage)) return true
    return isNumberOfStep(value, { text }, passage)
  }

  function hasAll(unit: Unit, values: readonly string[], part: string): boolean {
    const own = readPassageSlots(passage).filter((slot) => slot.unit === unit)
    const numbers = [...own.map(({ value }) => value), ...general]
    // "Repeat step 1" of the fourth step is not "Repeat step 4".
    if (unit.number !== undefined && !namesSteps(unit.text)) numbers.push(String(unit.number))
    return values.every((value) => {
      if (numbers.some((one) => isSameNumber(value, one))) return true
      return isInRange(value, { text: part }, { units: [unit] })
    })
  }
}

interface CountedUnits {
  /** The units with numbers. */
  readonly units: readonly Unit[]
  /** The numbers of headings and of lines such as "Added in: 2.1", which hold for the whole section. */
  readonly general: readonly string[]
  /** The whole text, to search for numbers. */
  readonly folded: string
}

const readBefore = new WeakMap<Passage, CountedUnits>()

function readCounted(passage: Passage, readUnit: ReadUnit): CountedUnits {
  const before = readBefore.get(passage)
  if (before) return before
  const slots = readPassageSlots(passage)
  const labels = slots.filter(({ unit }) => readUnit(unit).size <= LABEL)
  const read = {
    units: [...new Set(slots.map(({ unit }) => unit))],
    general: [...readHeadingSlots(passage), ...labels].map(({ value }) => value),
    folded: foldExact(passage.text),
  }
  readBefore.set(passage, read)
  return read
}
