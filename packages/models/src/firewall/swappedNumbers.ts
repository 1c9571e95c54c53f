import type { Passage } from '@docent/retrieval'
import {
  compareSlots,
  isSameNumber,
  readHeadingSlots,
  readPassageSlots,
  type Slot,
} from './numberSlots.ts'

/** If two numbers fit the places of each other this much better, they were swapped. */
const SWAPPED_BY = 1
/** Numbers of a claim that are compared with each other. */
const MOST = 24

/** Whether two numbers of a claim each fit the place of the other much better than their own. */
export function isSwapped(claimed: readonly Slot[], passage: Passage): boolean {
  const held = claimed.slice(0, MOST).filter((slot) => !isOnlyInHeading(slot, passage))
  return held.some((one, place) =>
    held.slice(place + 1).some((other) => {
      if (one.value === other.value) return false
      const crossed = fit(one, other.value, passage) + fit(other, one.value, passage)
      const straight = fit(one, one.value, passage) + fit(other, other.value, passage)
      return crossed >= straight + SWAPPED_BY
    }),
  )
}

/** How well a number of a passage fits the place of a claimed one. */
function fit(slot: Slot, number: string, passage: Passage): number {
  let best = 0
  for (const other of readPassageSlots(passage)) {
    if (isSameNumber(number, other.value)) best = Math.max(best, compareSlots(slot, other))
  }
  return best
}

/** A number that only a heading has cannot be swapped with numbers of the text. */
function isOnlyInHeading({ value }: Slot, passage: Passage): boolean {
  const holds = (slots: readonly Slot[]): boolean =>
    slots.some((one) => isSameNumber(value, one.value))
  return holds(readHeadingSlots(passage)) && !holds(readPassageSlots(passage))
}
