// Adds to an excerpt what its readers would miss, and takes out what they would not.

import type { Unit } from '@docent/retrieval'
import {
  BLOCK_SHARE,
  KEPT_SHARE,
  LEAD_LENGTH,
  LEAST_ODDS,
  MOST_TRIED,
  SECOND_ODDS,
} from '../../tuning.ts'
import { findMost } from '../../findMost.ts'
import { leadsIn } from '../announced.ts'
import { hasLabelled } from '../excerpt.ts'
import { isLabel } from '../label.ts'
import { gatherNeeds } from '../needs.ts'
import { blockOf, measure } from '../places.ts'
import { isPointer } from '../pointer.ts'
import { cutCode } from '../shorten.ts'
import { isVerdict } from '../verdict.ts'

/** A picture without a description says nothing. */
const HAS_WORD = /[\p{L}\p{N}]/u

/** The judgement of the network about a section, and the room that the answer has. */
export interface Completing {
  /** For each unit, the logarithm of the odds that it belongs to an answer from this section. */
  readonly keeps: readonly number[]
  /** How likely the section is to be the right one. */
  readonly share: number
  /** The characters of the completed answer. */
  readonly room: number
}

/** Completes the units that an answer keeps of its section. */
export function complete(
  all: readonly Unit[],
  kept: readonly Unit[],
  { keeps, share, room }: Completing,
): Unit[] {
  const units = all.map(cutCode)
  const places = kept.map((unit) => units.findIndex(({ text }) => text === unit.text))
  if (places.length === 0 || places.includes(-1)) return [...kept]
  const more = addLikely(units, new Set(places), keeps, share, room)
  const left = new Set(leaveUnlikely(units, more, keeps, new Set(places)))
  const asKept = new Map(kept.map((unit, index) => [places[index], unit]))
  const order = putInOrder(
    units,
    places.filter((place) => left.has(place)),
    [...left].filter((place) => !places.includes(place)),
    keeps,
  )
  return order.flatMap((place) => asKept.get(place) ?? units[place] ?? [])
}

/**
 * The places with those of other units that likely belong to the answer, with what they need, the likeliest first. If
 * the section is not certain, they take the place of other sections that may answer.
 */
function addLikely(
  units: readonly Unit[],
  places: ReadonlySet<number>,
  keeps: readonly number[],
  share: number,
  room: number,
): Set<number> {
  let shown = new Set(places)
  for (const place of rank(units, keeps).slice(0, MOST_TRIED)) {
    if (share * toProbability(keeps[place] ?? 0) < KEPT_SHARE) break
    if (shown.has(place)) continue
    const whole = shown.union(new Set(gatherNeeds(units, place, keeps)))
    const short = shown.union(new Set(gatherNeeds(units, place, keeps, true)))
    const more = [whole, short].find((places) => measureRoom(units, places) <= room)
    shown = more ?? shown
  }
  return shown
}

/** The places without the units that hardly belong to the answer, and that no other needs. */
function leaveUnlikely(
  units: readonly Unit[],
  places: ReadonlySet<number>,
  keeps: readonly number[],
  before: ReadonlySet<number>,
): number[] {
  const best = findMost([...places].map((place) => keeps[place] ?? 0))
  const likely = [...places].filter((place) => (keeps[place] ?? 0) >= Math.min(LEAST_ODDS, best))
  const needed = new Set(likely.flatMap((place) => gatherNeeds(units, place, keeps)))
  const left = new Set([...places].filter((place) => needed.has(place)))
  return [...left].filter((place) =>
    isLabel(units[place])
      ? hasLabelled(units, left, place)
      : before.has(place) || !lacksAnnounced(units, left, place),
  )
}

/** Whether a unit ends with a colon, and nothing of what it announces is left. */
function lacksAnnounced(units: readonly Unit[], left: ReadonlySet<number>, place: number): boolean {
  const next = units[place + 1]
  if (next === undefined || !leadsIn(units, place)) return false
  const ofBlock = blockOf(units, place + 1, MOST_TRIED)
  return !(ofBlock.length > 0 ? ofBlock : [place + 1]).some((one) => one > place && left.has(one))
}

/**
 * Puts each added unit after the one before it. Those before all others come first if they are short or clearly
 * likelier, and else last.
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
  const likeliest = findMost(early.map((place) => keeps[place] ?? 0))
  const isFirst =
    measure(units, early) <= LEAD_LENGTH ||
    likeliest > (keeps[places[0] ?? 0] ?? 0) + SECOND_ODDS ||
    isVerdict(units[early[0] ?? -1])
  return isFirst ? [...early, ...order] : [...order, ...early]
}

/** The places of the units that say something by themselves, the likeliest first. */
function rank(units: readonly Unit[], keeps: readonly number[]): number[] {
  return [...units.keys()]
    .filter((place) => HAS_WORD.test(units[place]?.text ?? ''))
    .filter((place) => !isPointer(units[place]) && !isLabel(units[place]))
    .toSorted((a, b) => (keeps[b] ?? 0) - (keeps[a] ?? 0))
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
