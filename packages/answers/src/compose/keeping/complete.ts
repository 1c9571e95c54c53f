// Adds to an excerpt what its readers would miss, and takes out what they would not.

import type { Unit } from '@docent/retrieval'
import { findMost } from '../../findMost.ts'
import { BLOCK_SHARE, KEPT_SHARE, LEAD_LENGTH, LEAST_ODDS, SECOND_ODDS } from '../../tuning.ts'
import { isBelow, leadsIn } from '../announced.ts'
import { hasLabelled } from '../excerpt.ts'
import { findLabel } from '../findLabel.ts'
import { isLabel, isTyped } from '../label.ts'
import { gatherNeeds } from '../needs.ts'
import { findPlaces, isEntry, levelOf, measure } from '../places.ts'
import { isPointer, isPromise } from '../pointer.ts'
import { cutCode } from '../shorten.ts'
import { isVerdict } from '../verdict.ts'

/** A picture without a description says nothing. */
const HAS_WORD = /[\p{L}\p{N}]/u

/** The likely units that are tried: more have no room, and in a long section each try takes long. */
const LIKELY_TRIED = 30

/** The most units of a list that is filled up. */
const LONGEST_LIST = 20

/** The judgement of the network about a section, and the room that the answer has. */
export interface Completing {
  /** For each unit, the logarithm of the odds that it belongs to an answer from this section. */
  readonly keeps: readonly number[]
  /** How likely the section is to be the right one. */
  readonly share: number
  /** Units are added up to this many characters. */
  readonly room: number
}

/** Completes the units that an answer keeps of its section. */
export function complete(
  all: readonly Unit[],
  kept: readonly Unit[],
  { keeps, share, room }: Completing,
): Unit[] {
  const units = all.map(cutCode)
  const places = findPlaces(units, kept)
  if (places === undefined || places.length === 0) return [...kept]
  const before = new Set(places)
  const added = addLikely(units, before, keeps, share, room)
  const likely = leaveUnlikely(units, added, keeps)
  const filled = fillLists(units, likely, room)
  const left = leaveUnannounced(units, filled, added)
  const order = putInOrder(
    units,
    places.filter((place) => left.has(place)),
    [...left].filter((place) => !before.has(place)),
    keeps,
  )
  const asKept = new Map(kept.map((unit, index) => [places[index], unit]))
  const completed = order.flatMap((place) => asKept.get(place) ?? units[place] ?? [])
  return completed.length > 0 ? completed : [...kept]
}

/**
 * Adds the places of other units that likely belong to the answer, the likeliest first, each with the units that it
 * needs. Fewer are added if the section is in doubt, because the other sections that may answer come after them.
 */
function addLikely(
  units: readonly Unit[],
  places: ReadonlySet<number>,
  keeps: readonly number[],
  share: number,
  room: number,
): ReadonlySet<number> {
  const fits = (wanted: ReadonlySet<number>): boolean => measureRoom(units, wanted) <= room
  let shown = places
  for (const place of rankLikely(units, keeps, share).slice(0, LIKELY_TRIED)) {
    if (shown.has(place) || isOtherTab(units, place, shown)) continue
    const whole = shown.union(new Set(gatherNeeds(units, place, keeps)))
    if (fits(whole)) {
      shown = whole
      continue
    }
    const short = shown.union(new Set(gatherNeeds(units, place, keeps, true)))
    if (fits(short)) shown = short
  }
  return shown
}

/** Whether a unit is code under one label while the answer has code under another, as in the tabs "npm" and "pnpm". */
function isOtherTab(units: readonly Unit[], place: number, shown: ReadonlySet<number>): boolean {
  if (units[place]?.kind !== 'code') return false
  const [label] = findLabel(units, place)
  if (label === undefined) return false
  return [...shown].some((one) => {
    const [other] = units[one]?.kind === 'code' ? findLabel(units, one) : []
    return other !== undefined && other !== label
  })
}

/**
 * Takes out units that are unlikely to belong to the answer, unless another unit needs them. The likeliest unit always
 * stays.
 */
function leaveUnlikely(
  units: readonly Unit[],
  places: ReadonlySet<number>,
  keeps: readonly number[],
): ReadonlySet<number> {
  const telling = [...places].filter((place) => !isLabel(units[place]) && !leadsIn(units, place))
  const best = findMost(telling.map((place) => keeps[place] ?? 0))
  const likely = [...places].filter((place) => (keeps[place] ?? 0) >= Math.min(LEAST_ODDS, best))
  const needed = new Set(likely.flatMap((place) => gatherNeeds(units, place, keeps)))
  return places.intersection(needed)
}

/** Adds the rest of each list of which most entries are shown. Otherwise these would look like the whole list. */
function fillLists(
  units: readonly Unit[],
  places: ReadonlySet<number>,
  room: number,
): ReadonlySet<number> {
  let shown = places
  for (const place of places) {
    const unit = units[place]
    if (unit === undefined || !isEntry(unit)) continue
    const level = levelOf(units, place, LONGEST_LIST)
    const entries = level.filter((one) => units[one]?.depth === unit.depth)
    const has = entries.filter((one) => shown.has(one)).length
    const more = shown.union(new Set(level))
    if (has * 2 > entries.length && measureRoom(units, more) <= room) shown = more
  }
  return shown
}

/**
 * Takes out labels and sentences that announce something that is not shown. A sentence stays if what it announces was
 * already missing before units were taken out.
 */
function leaveUnannounced(
  units: readonly Unit[],
  places: ReadonlySet<number>,
  before: ReadonlySet<number>,
): ReadonlySet<number> {
  const stays = (place: number): boolean => {
    if (isLabel(units[place])) return hasLabelled(units, places, place)
    if (!leadsIn(units, place) || hasAnnounced(units, place, places)) return true
    return before.has(place) && !hasAnnounced(units, place, before)
  }
  return new Set([...places].filter(stays))
}

/** Whether the places include a part of what a sentence announces. */
function hasAnnounced(units: readonly Unit[], place: number, places: ReadonlySet<number>): boolean {
  const block = units[place + 1]?.block
  const isNested = (units[place]?.depth ?? 0) > 0
  return [...places].some((other) => {
    if (other <= place) return false
    return isNested ? isBelow(units, place, other) : units[other]?.block === block
  })
}

/**
 * Puts each added unit after the nearest shown unit above it on the page. Units above all others come first if they are
 * short, clearly likelier, or begin with a verdict such as "Yes.". Otherwise they come last.
 */
function putInOrder(
  units: readonly Unit[],
  places: readonly number[],
  added: readonly number[],
  keeps: readonly number[],
): number[] {
  const order = [...places]
  const early: number[] = []
  for (const place of added.toSorted((a, b) => a - b)) {
    const before = findMost(order.filter((one) => one < place))
    if (before === -Infinity) early.push(place)
    else order.splice(order.indexOf(before) + 1, 0, place)
  }
  const [first] = order
  if (first === undefined) return early
  const likeliest = findMost(early.map((place) => keeps[place] ?? 0))
  const isFirst =
    measure(units, early) <= LEAD_LENGTH ||
    likeliest > (keeps[first] ?? 0) + SECOND_ODDS ||
    isVerdict(units[early[0] ?? -1])
  return isFirst ? [...early, ...order] : [...order, ...early]
}

/** The places of the units that likely belong to the answer and say something by themselves, the likeliest first. */
function rankLikely(units: readonly Unit[], keeps: readonly number[], share: number): number[] {
  return [...units.keys()]
    .filter((place) => share * toProbability(keeps[place] ?? 0) >= KEPT_SHARE)
    .filter((place) => saysSomething(units[place]))
    .toSorted((a, b) => (keeps[b] ?? 0) - (keeps[a] ?? 0))
}

function saysSomething(unit: Unit | undefined): boolean {
  if (unit === undefined || !HAS_WORD.test(unit.text)) return false
  return !isPointer(unit) && !isLabel(unit) && !isPromise(unit) && !isTyped(unit)
}

/** The room that units take: nobody reads each character of code, of a list or of a table. */
function measureRoom(units: readonly Unit[], places: ReadonlySet<number>): number {
  return [...places].reduce((sum, place) => {
    const { kind, markdown = '' } = units[place] ?? {}
    return sum + markdown.length * (kind === 'sentence' ? 1 : BLOCK_SHARE)
  }, 0)
}

function toProbability(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}
