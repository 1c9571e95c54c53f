// The part of a passage that answers: its best units, with what they cannot do without.

import type { Passage, Unit } from '@docent/retrieval'
import { gatherNeeds } from './needs.ts'
import { shorten } from './shorten.ts'
import { ANSWER_LENGTH, OPENING_BONUS, WORTH_SHARE } from '../tuning.ts'
import { isPointer, type JudgeUnit } from './worth.ts'

/**
 * The units to keep of a passage within `length` characters of Markdown, in their order.
 *
 * A passage that fits is kept whole. What answers best is kept with what it needs, also where that
 * is longer, but never past the length of a whole answer.
 */
export function excerpt({ units }: Passage, judge: JudgeUnit, length: number): Unit[] {
  const telling = units.filter((unit) => !isPointer(unit))
  if (measureUnits(units) <= length) return telling.length > 0 ? telling : [...units]

  const worths = weighUnits(units, judge)
  const best = Math.max(...worths)
  const kept = new Set<number>()
  for (const place of rank(worths)) {
    if (kept.size > 0 && (worths[place] ?? 0) < best * WORTH_SHARE) break
    const wanted = new Set([...kept, ...gatherNeeds(units, place)])
    const limit = kept.size === 0 ? ANSWER_LENGTH : length
    if (measureUnits(pick(units, wanted)) <= limit) for (const index of wanted) kept.add(index)
  }
  return kept.size > 0 ? pick(units, kept) : keepBest(units, worths)
}

/** What each unit of a passage is worth, those that it opens with a little more. */
export function weighUnits(units: readonly Unit[], judge: JudgeUnit): number[] {
  return units.map((unit, place) => judge(unit) + (OPENING_BONUS[place] ?? 0))
}

export function measureUnits(units: readonly Unit[]): number {
  return units.reduce((sum, { markdown }) => sum + markdown.length + 1, 0)
}

/** The places of the units, the worthiest first. */
function rank(worths: readonly number[]): number[] {
  return [...worths.keys()].toSorted((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0))
}

function pick(units: readonly Unit[], places: ReadonlySet<number>): Unit[] {
  return units.filter((_, place) => places.has(place))
}

/** Where every unit is too long for an answer, the beginning of the best. */
function keepBest(units: readonly Unit[], worths: readonly number[]): Unit[] {
  const [place = 0] = rank(worths)
  return units.slice(place, place + 1).map((unit) => shorten(unit, ANSWER_LENGTH))
}
