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
  const { numbers, general, folded } = readCounted(passage, readUnit)
  const claim = { text }
  const parts = text.split(PART).map((part) => {
    return { text: part, values: readClaimSlots(part).map(({ value }) => value) }
  })
  // A claim may have a number thousands of times.
  const held = new Set([...new Set(parts.flatMap(({ values }) => values))].filter(isHeld))
  return parts.some((part) => {
    const values = part.values.filter((value) => held.has(value))
    const words = [...readUnit(part)].filter((term) => !/^\d/.test(term))
    if (values.length === 0 || words.length < MIN_QUOTED) return false
    const quoted = [...numbers.keys()].filter((unit) => {
      const own = readUnit(unit)
      return words.filter((word) => own.has(word)).length >= words.length * QUOTED
    })
    return quoted.length > 0 && !quoted.some((unit) => hasAll(unit, values, part))
  })

  /** Only numbers of this passage count. Others may be from a passage that is cited in the same place. */
  function isHeld(value: string): boolean {
    if (hasExact(value, folded, passage) || isInRange(value, claim, passage)) return true
    return isNumberOfStep(value, claim, passage)
  }

  function hasAll(unit: Unit, values: readonly string[], part: { readonly text: string }): boolean {
    const own = [...(numbers.get(unit) ?? []), ...general]
    // "Repeat step 1" of the fourth step is not "Repeat step 4".
    if (unit.number !== undefined && !namesSteps(unit.text)) own.push(String(unit.number))
    return values.every((value) => {
      return (
        own.some((one) => isSameNumber(value, one)) || isInRange(value, part, { units: [unit] })
      )
    })
  }
}

interface CountedUnits {
  /** The numbers of each unit that has some. */
  readonly numbers: ReadonlyMap<Unit, readonly string[]>
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
  const units = Map.groupBy(slots, ({ unit }) => unit)
  const labels = slots.filter(({ unit }) => readUnit(unit).size <= LABEL)
  const read = {
    numbers: new Map([...units].map(([unit, own]) => [unit, own.map(({ value }) => value)])),
    general: [...readHeadingSlots(passage), ...labels].map(({ value }) => value),
    folded: foldExact(passage.text),
  }
  readBefore.set(passage, read)
  return read
}
