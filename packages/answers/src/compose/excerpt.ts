// The part of a section that answers: its best units, with what they cannot do without.

import type { Passage, Unit } from '@docent/retrieval'
import { gatherNeeds } from './needs.ts'
import { shorten } from './shorten.ts'
import { ANSWER_LENGTH, CODE_LENGTH, WORTH_GAP } from '../tuning.ts'
import { isPointer } from './pointer.ts'

/**
 * The units to keep of a section within `length` characters of Markdown, in their order.
 *
 * A section of `whole` characters is kept whole. What answers best is kept with what it needs, also
 * where that is longer, but never past the length of a whole answer. `worths` has one for each unit;
 * what is worth far less than the best is left out, however much room there is.
 */
export function excerpt(
  passage: Pick<Passage, 'units'>,
  worths: readonly number[],
  length: number,
  whole: number = length,
): Unit[] {
  const units = passage.units.map(cutCode)
  const telling = units.filter((unit) => !isPointer(unit))
  if (measureUnits(telling) <= whole) return telling.length > 0 ? telling : units
  const kept = keepWithin(units, worths, length)
  return kept.size > 0 ? dropLeadIns(units, kept) : keepBest(units, worths)
}

/** The places of what fits, the worthiest first to be tried. */
function keepWithin(
  units: readonly Unit[],
  worths: readonly number[],
  length: number,
): Set<number> {
  const kept = new Set<number>()
  const best = Math.max(...worths)
  for (const place of rank(units, worths)) {
    if (kept.size > 0 && (worths[place] ?? 0) < best - WORTH_GAP) break
    const wanted = new Set([...kept, ...gatherNeeds(units, place)])
    const limit = kept.size === 0 ? ANSWER_LENGTH : length
    if (measureUnits(pick(units, wanted)) <= limit) for (const index of wanted) kept.add(index)
  }
  return kept
}

/** Of long code, the beginning: what it shows is clear by then. */
function cutCode(unit: Unit): Unit {
  return unit.kind === 'code' ? shorten(unit, CODE_LENGTH) : unit
}

/** Nothing announces what did not fit, but for a text that says nothing else. */
function dropLeadIns(units: readonly Unit[], kept: ReadonlySet<number>): Unit[] {
  const told = [...kept].filter((place) => {
    if (!/[:：]\s*$/.test(units[place]?.text ?? '')) return true
    const announced = units[place + 1]?.block
    return [...kept].some((other) => other > place && units[other]?.block === announced)
  })
  return pick(units, told.length > 0 ? new Set(told) : kept)
}

function measureUnits(units: readonly Unit[]): number {
  return units.reduce((sum, { markdown }) => sum + markdown.length + 1, 0)
}

/** The places of the units that say something, the worthiest first. */
function rank(units: readonly Unit[], worths: readonly number[]): number[] {
  const places = [...units.keys()].toSorted((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0))
  return places.filter((place) => !isPointer(units[place]))
}

function pick(units: readonly Unit[], places: ReadonlySet<number>): Unit[] {
  return units.filter((_, place) => places.has(place))
}

/** Where every unit is too long for an answer, the beginning of the best. */
function keepBest(units: readonly Unit[], worths: readonly number[]): Unit[] {
  const [place = 0] = rank(units, worths)
  return units.slice(place, place + 1).map((unit) => shorten(unit, ANSWER_LENGTH))
}
