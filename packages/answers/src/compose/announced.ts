// Finds what a sentence or an item announces: the code, the steps or the list after it.

import type { Unit } from '@docent/retrieval'
import { LISTED_LENGTH, STEPS_LENGTH } from '../tuning.ts'
import { blockOf, isEntry, measure, parentsOf, range } from './places.ts'
import { isStep } from './steps.ts'

/** "Set the port as follows" */
const ANNOUNCES = /[:：]\s*$|\b(?:the following|as follows|below)\b/i

/** "This example opens a port" above its code. */
const SHOWS = /\b(?:this|the following|the next) (?:example|snippet|code|command)\b/i
/** "To open it, we will add a rule" above the steps. */
const INTRODUCES =
  /\b(?:steps?|follow|let['’]s|(?:we|you)(?:['’]ll| will| need to| have to| are going to))\b/i

/** "Below is a list of the files. Their paths are relative." */
const ANNOUNCES_LATER =
  /^below (?:is|are)\b|\bthe below (?:[a-z]+ )?[a-z]+|\bthe following (?:[a-z]+ )?(?:settings?|options?|variables?|files?|folders?|commands?|steps?|lines?|values?|list|table|code|configuration)\b/i
/** The most sentences between such a sentence and what it announces. */
const MOST_BETWEEN = 3

/** A longer line says something by itself. */
const LONGEST_OPEN = 100

/**
 * The part of a long list, table or code block that is kept with the sentence that announces it.
 */
const ANNOUNCED = 3

/**
 * The code, steps, list or rows that a sentence announces; of many items or rows, the best ones.
 */
export function whatIsAnnounced(
  units: readonly Unit[],
  place: number,
  worths: readonly number[],
): number[] {
  const at = findAnnounced(units, place)
  return at === undefined ? [] : pickOf(units, blockOf(units, at), worths)
}

/** Where the code or the list begins that a sentence announces: after it, or after the rest of its paragraph. */
function findAnnounced(units: readonly Unit[], place: number): number | undefined {
  const unit = units[place]
  const later = units.slice(place + 1, place + MOST_BETWEEN + 2)
  const between = later.findIndex(({ kind }) => kind !== 'sentence')
  if (unit === undefined || between < 0) return undefined
  if (between === 0) return announces(units, place) ? place + 1 : undefined
  const isOneParagraph = later.slice(0, between).every(({ block }) => block === unit.block)
  return isOneParagraph && ANNOUNCES_LATER.test(unit.text) ? place + 1 + between : undefined
}

/** The code or list inside an item or a step that announces it. */
export function announcedBelow(
  units: readonly Unit[],
  place: number,
  worths: readonly number[],
): number[] {
  const [unit, next] = [units[place], units[place + 1]]
  if (!unit || !next || unit.depth === 0 || next.block !== unit.block) return []
  if (next.kind === 'sentence' || !announces(units, place)) return []
  if (isEntry(next) && next.depth <= unit.depth) return []
  let end = place + 1
  while (belongsBelow(units[end], next)) end++
  return pickOf(units, range(place + 1, end), worths)
}

/** Whether a unit belongs to the code or the list that begins with another unit. */
function belongsBelow(unit: Unit | undefined, first: Unit): boolean {
  if (unit === undefined || unit.block !== first.block) return false
  return first.kind === 'code' ? unit.kind === 'code' : unit.depth >= first.depth
}

/** All of some places or, if they are too long, the best ones. */
function pickOf(
  units: readonly Unit[],
  places: readonly number[],
  worths: readonly number[],
): number[] {
  const [first = 0] = places
  const kind = units[first]?.kind
  const isEntryOf = kind === 'item' || kind === 'step'
  const isPicked = kind === 'row' || (isEntryOf && !isStep(units, first))
  if (measure(units, places) <= (isPicked ? LISTED_LENGTH : STEPS_LENGTH)) return [...places]
  if (!isPicked) return places.slice(0, ANNOUNCED)
  const ranked = places.toSorted((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0))
  return ranked.slice(0, ANNOUNCED).flatMap((index) => [...parentsOf(units, index), index])
}

/** Whether a unit is in the list or the code below an item. */
export function isBelow(units: readonly Unit[], item: number, place: number): boolean {
  const [unit, other] = [units[item], units[place]]
  if (!unit || other?.block !== unit.block) return false
  const between = units.slice(item + 1, place + 1)
  return !between.some((one) => isEntry(one) && one.depth <= unit.depth)
}

/** Whether a unit says in its own words that something follows. */
export function announcesAny({ text }: Unit): boolean {
  return ANNOUNCES.test(text)
}

/** Whether a unit announces the one after it. */
export function announces(units: readonly Unit[], place: number): boolean {
  const [unit, next] = [units[place], units[place + 1]]
  if (unit === undefined) return false
  if (announcesAny(unit)) return true
  if (next?.kind === 'code') return SHOWS.test(unit.text)
  if (next?.kind === 'step') return INTRODUCES.test(unit.text)
  return isOpen(units, place)
}

/** A line without an end above a list: "What changes with the filter on". */
function isOpen(units: readonly Unit[], place: number): boolean {
  const [unit, next] = [units[place], units[place + 1]]
  if (!unit || next?.kind !== 'item' || next.depth <= unit.depth) return false
  return unit.text.length < LONGEST_OPEN && !/[\p{P}`]$/u.test(unit.text)
}

/** Whether a unit is only the beginning of the list or code after it. */
export function leadsIn(units: readonly Unit[], place: number): boolean {
  const [unit, next] = [units[place], units[place + 1]]
  if (!unit || (unit.depth > 0 && !isBelow(units, place, place + 1))) return false
  return /[:：]\s*$/.test(unit.text) || (next?.block !== unit.block && isOpen(units, place))
}
