// Picks the part of a section that answers: its best units, with the units that they depend on.

import type { Passage, Unit } from '@docent/retrieval'
import { announces, isBelow, leadsIn } from './announced.ts'
import { gatherNeeds, leansOn } from './needs.ts'
import { findMost } from '../findMost.ts'
import { isLabel, isTyped } from './label.ts'
import { cutCode, shorten } from './shorten.ts'
import { isStep } from './steps.ts'
import {
  ANSWER_LENGTH,
  EARLIER_GAP,
  FAR_GAP,
  FILL_GAP,
  GLANCE_LENGTH,
  LEAD_GAP,
  LEAD_LENGTH,
  LISTED_GAP,
  MOST_TRIED,
  SEEN_LENGTH,
  WORTH_GAP,
} from '../tuning.ts'
import { isPointer, isPromise } from './pointer.ts'
import { isVerdict } from './verdict.ts'

/** "It also has a list" adds to the sentence before it. */
const ADDS = /\b(?:also|too|as well|besides)\b/iu

/**
 * Returns the units of a section to keep within `length` characters of Markdown, the answer first.
 *
 * A section of up to `whole` characters is kept whole, unless much text precedes its answer. The
 * best unit keeps its context even if that exceeds `length`, but never beyond the length of a whole
 * answer. `judged` has the score of each unit; units that score far below the best are left out,
 * however much room there is. The units keep the order of the page, except that text that only
 * leads up to the answer follows it.
 */
export function excerpt(
  passage: Pick<Passage, 'units'>,
  judged: readonly number[],
  length: number,
  whole: number = length,
): Unit[] {
  const { units, worths } = leavePromise(passage.units.map(cutCode), judged)
  const [best] = rank(units, worths)
  const telling = new Set(
    [...units.keys()].filter((place) => place === best || isTelling(units, place)),
  )
  const earlier = findEarlier(units, worths)
  const size = measurePlaces(units, telling)
  // A visitor sees a short section at once, in any order.
  const isShortLead = isVerdict(units[0]) || measureUnits(pick(units, earlier)) <= LEAD_LENGTH
  const isEarly = isShortLead || size <= SEEN_LENGTH
  if (size <= whole && isEarly) {
    const led = dropFar(units, telling, worths)
    const near = isShortLead ? led : dropUnneeded(units, led, earlier, worths)
    return near.size > 0 ? dropLeadIns(units, near) : units
  }
  const kept = keepWithin(units, worths, length, earlier)
  if (kept.size === 0) return keepBest(units, worths)
  const added = keepWithin(units, worths, length, new Set(), kept).difference(kept)
  const more = dropUnneeded(units, added, earlier, worths)
  const later = leaveLeaning(units, kept, more)
  // "Yes." answers the question in the heading: it never comes after its reasons.
  if (isVerdict(units[0])) {
    for (const place of findVerdict(units, kept)) {
      kept.add(place)
      later.delete(place)
    }
  }
  return [...dropLeadIns(units, kept), ...(later.size > 0 ? dropLeadIns(units, later) : [])]
}

/** Places without the sentences before the answer that say little about it. */
function dropUnneeded(
  units: readonly Unit[],
  places: ReadonlySet<number>,
  earlier: ReadonlySet<number>,
  worths: readonly number[],
): Set<number> {
  const least = findMost(worths) - LEAD_GAP
  return new Set(
    [...places].filter(
      (place) =>
        !earlier.has(place) || units[place]?.kind !== 'sentence' || (worths[place] ?? 0) >= least,
    ),
  )
}

/**
 * Leaves out paragraphs whose sentences all score far below the best unit. Lists, tables and code belong to the
 * text above them.
 */
function dropFar(
  units: readonly Unit[],
  places: ReadonlySet<number>,
  worths: readonly number[],
): Set<number> {
  const least = findMost(worths) - FAR_GAP
  const near = new Set(
    [...places]
      .filter((place) => units[place]?.kind !== 'sentence' || (worths[place] ?? 0) >= least)
      .map((place) => units[place]?.block),
  )
  // A paragraph goes with the list or code that it announces, and the other way round.
  for (const place of places) {
    const [block, next] = [units[place]?.block, units[place + 1]?.block]
    if (block === next || !(leadsIn(units, place) || isLabel(units[place]))) continue
    if (near.has(block) || near.has(next)) near.add(block).add(next)
  }
  const kept = [...places].filter((place) => near.has(units[place]?.block))
  return new Set(
    kept.flatMap((place) => gatherNeeds(units, place, worths)).filter((place) => places.has(place)),
  )
}

/** The place of the verdict, and that of its first reason if the next kept sentence only adds to it. */
function findVerdict(units: readonly Unit[], kept: ReadonlySet<number>): number[] {
  const next = Math.min(...[...kept].filter((place) => place > 0))
  const isMore = next > 1 && ADDS.test(units[next]?.text ?? '')
  const places = isMore && units[1]?.block === units[0]?.block ? [0, 1] : [0]
  return measurePlaces(units, new Set([...kept, ...places])) <= GLANCE_LENGTH ? places : [0]
}

/** A link says something only below a sentence such as "You can open it at:". */
function isTelling(units: readonly Unit[], place: number): boolean {
  return !isTyped(units[place]) && (!isPointer(units[place]) || leadsIn(units, place - 1))
}

/**
 * "This reduces it" goes to the sentence before it if that one is kept, and says nothing at the end
 * of an answer. A sentence that announces a list stays with it.
 */
function leaveLeaning(units: readonly Unit[], kept: Set<number>, more: ReadonlySet<number>) {
  const later = new Set<number>()
  for (const place of [...more].toSorted((a, b) => a - b)) {
    // "The example below" would come after its example.
    if (announces(units, place) && kept.has(findBlock(units, place + 1))) continue
    if (leadsIn(units, place) || !leansOn(units, place) || later.has(place - 1)) later.add(place)
    else if (kept.has(place - 1)) kept.add(place)
  }
  return later
}

/** The first unit from a place on that is not a sentence, such as the code that one announces. */
function findBlock(units: readonly Unit[], from: number): number {
  return units.findIndex(({ kind }, place) => place >= from && kind !== 'sentence')
}

/** The first paragraph of a page can be its summary, which promises what the rest tells. */
function leavePromise(units: readonly Unit[], judged: readonly number[]) {
  const block = isPromise(units[0]) ? units[0]?.block : undefined
  const told = units.findIndex((unit) => unit.block !== block)
  const from = block === undefined || told < 0 ? 0 : told
  const left = units.slice(from)
  return { units: left, worths: raiseCode(left, judged.slice(from)) }
}

/**
 * Code shows what the two sentences before it say, mostly in words that nobody uses in a question.
 */
function raiseCode(units: readonly Unit[], worths: readonly number[]): number[] {
  return worths.map((worth, place) => {
    if (units[place]?.kind !== 'code') return worth
    const said = Math.max(worth, ...[1, 2].map((back) => worths[place - back] ?? worth))
    return (worth + said) / 2
  })
}

/** A list item or a table row: it says little about its neighbours. */
export function isListed(units: readonly Unit[], place: number): boolean {
  const kind = units[place]?.kind
  return kind === 'item' || kind === 'row' || (kind === 'step' && !isStep(units, place))
}

/** The places before the best unit and the units it needs that score clearly less. */
function findEarlier(units: readonly Unit[], worths: readonly number[]): Set<number> {
  const [best] = rank(units, worths)
  if (best === undefined) return new Set()
  // The label above the best unit belongs to it.
  const needs = gatherNeeds(units, best, worths).filter((place) => !isLabel(units[place]))
  const start = Math.min(...needs)
  const least = (worths[best] ?? 0) - EARLIER_GAP
  return new Set([...units.keys()].filter((place) => place < start && (worths[place] ?? 0) < least))
}

/** The places of the units that fit, the highest score first. */
function keepWithin(
  units: readonly Unit[],
  worths: readonly number[],
  length: number,
  left: ReadonlySet<number>,
  before: ReadonlySet<number> = new Set(),
): Set<number> {
  const kept = new Set(before)
  const best = findMost(worths)
  let tries = 0
  // Text that fits only because better text is too long would be off the point.
  let fillFrom = -Infinity
  let isCodeLeft = false
  for (const place of rank(units, worths)) {
    const gap = isListed(units, place) ? LISTED_GAP : WORTH_GAP
    if (kept.size > 0 && (worths[place] ?? 0) < best - gap) continue
    if (left.has(place) || kept.has(place)) continue
    if ((worths[place] ?? 0) < fillFrom) continue
    // Each try walks through the section, and a table can have thousands of rows alike.
    if (++tries > MOST_TRIED) break
    const isCode = units[place]?.kind === 'code'
    if (isCode && isCodeLeft) continue
    const limit = kept.size === 0 ? ANSWER_LENGTH : length
    const fits = (wanted: ReadonlySet<number>) => measurePlaces(units, wanted) <= limit
    const gather = (isShort: boolean) =>
      new Set([...kept, ...gatherNeeds(units, place, worths, isShort)])
    const all = gather(false)
    const wanted = fits(all) ? all : gather(true)
    if (fits(wanted)) {
      for (const index of wanted) kept.add(index)
    } else if (!isListed(units, place)) {
      // The code of another tab or case would look like the code that was asked for.
      isCodeLeft ||= isCode
      fillFrom = Math.max(fillFrom, (worths[place] ?? 0) - FILL_GAP)
    }
  }
  return kept
}

/** Drops labels and sentences that announce units without room, unless nothing else is left. */
function dropLeadIns(units: readonly Unit[], kept: ReadonlySet<number>): Unit[] {
  const told = [...kept].filter((place) => {
    if (isLabel(units[place])) return hasLabelled(units, kept, place)
    if (!leadsIn(units, place)) return true
    if ((units[place]?.depth ?? 0) > 0) {
      return [...kept].some((other) => other > place && isBelow(units, place, other))
    }
    const announced = units[place + 1]?.block
    return [...kept].some((other) => other > place && units[other]?.block === announced)
  })
  return pick(units, told.length > 0 ? new Set(told) : kept)
}

/** Whether a unit is kept between a label and the next one. */
export function hasLabelled(
  units: readonly Unit[],
  kept: ReadonlySet<number>,
  label: number,
): boolean {
  const next = units.findIndex((unit, place) => place > label && isLabel(unit))
  const end = next < 0 ? units.length : next
  return [...kept].some((place) => place > label && place < end)
}

function measureUnits(units: readonly Unit[]): number {
  return units.reduce((sum, { markdown }) => sum + markdown.length + 1, 0)
}

function measurePlaces(units: readonly Unit[], places: ReadonlySet<number>): number {
  return measureUnits([...places].flatMap((place) => units[place] ?? []))
}

/** The places of the units that say something, the highest score first. */
function rank(units: readonly Unit[], worths: readonly number[]): number[] {
  const places = [...units.keys()].toSorted((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0))
  return places.filter((place) => !isPointer(units[place]) && !isLabel(units[place]))
}

function pick(units: readonly Unit[], places: ReadonlySet<number>): Unit[] {
  return units.filter((_, place) => places.has(place))
}

/** If every unit is too long for an answer, the beginning of the best one is used. */
function keepBest(units: readonly Unit[], worths: readonly number[]): Unit[] {
  const [place = 0] = rank(units, worths)
  return units.slice(place, place + 1).map((unit) => shorten(unit, ANSWER_LENGTH))
}
