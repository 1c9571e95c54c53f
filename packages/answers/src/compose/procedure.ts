// "How do I upgrade it?" wants the commands or the steps, also if no sentence announces them.

import { readTerms } from '@docent/retrieval'
import type { Unit } from '@docent/retrieval'
import { readForms } from '../choosing/readForms.ts'
import { findMost } from '../findMost.ts'
import { PROCEDURE_GAP, PROCEDURE_LENGTH, PROCEDURE_WORTH } from '../tuning.ts'
import { findLabel } from './findLabel.ts'
import { leadsIn } from './announced.ts'
import { gatherNeeds } from './needs.ts'
import { findPlaces, measure, range } from './places.ts'
import { cutCode } from './shorten.ts'
import { isStep, stepsAround } from './steps.ts'

/** The units in which tabs are looked for: a page can have thousands of blocks of code. */
const TABS_READ = 40

/** Words that ask for something to copy. */
const TO_COPY = /\b(?:commands?|config(?:uration)?|snippets?|examples?|scripts?|syntax|curl)\b/i

const HOW = /\bhow\b/i

/** Whether a question asks how something is done, or for an example of it. */
export function asksHow(text: string): boolean {
  const { how, error } = readForms(text)
  // "Deploy keeps failing" tells what is wrong.
  return (how === 1 && (error === 0 || HOW.test(text))) || TO_COPY.test(text)
}

/**
 * Adds the steps or the code below the sentences that an answer keeps, unless it has some. Only the best block is
 * added if they have labels, as tabs do. If none follow, it adds code above them that says nearly as much. An answer
 * with code gets the code that the question names instead.
 *
 * @param words the terms of the question.
 */
export function addProcedure(
  all: readonly Unit[],
  kept: readonly Unit[],
  worths: readonly number[],
  words: ReadonlySet<string> = new Set(),
): Unit[] {
  const units = all.map(cutCode)
  const places = findPlaces(units, kept)
  if (places === undefined || places.length === 0) return [...kept]
  const isShown = places.some((place) => units[place]?.kind === 'code' || isStep(units, place))
  if (isShown) return exchangeCode(units, kept, places, { worths, words })
  const next = findProcedure(units, Math.min(...places), worths, words)
  const found = next.length > 0 ? next : findEarlierCode(units, places, worths)
  const more = found.filter((place) => !places.includes(place))
  const isInOrder = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0))
  const shown = [...places, ...more]
  const inOrder = isInOrder ? shown.toSorted((a, b) => a - b) : shown
  return pickAsKept(units, kept, places, inOrder)
}

/** The units at some places. A unit that was too long is kept as it was cut. */
function pickAsKept(
  units: readonly Unit[],
  kept: readonly Unit[],
  places: readonly number[],
  shown: readonly number[],
): Unit[] {
  const asKept = new Map(kept.map((unit, index) => [places[index], unit]))
  return shown.flatMap((place) => asKept.get(place) ?? units[place] ?? [])
}

/**
 * An answer with the code that a question names, instead of code that it does not name: a question about nginx
 * does not want the lines for Caddy above those for nginx.
 */
function exchangeCode(
  units: readonly Unit[],
  kept: readonly Unit[],
  places: readonly number[],
  { worths, words }: { worths: readonly number[]; words: ReadonlySet<string> },
): Unit[] {
  const shown = places.filter((place) => units[place]?.kind === 'code')
  const isNamed = (place: number): boolean =>
    readTerms(units[place - 1]?.text ?? '').some((term) => words.has(term))
  if (shown.length === 0 || shown.some(isNamed)) return [...kept]
  const last = Math.max(...shown)
  const codes = range(last + 1, Math.min(units.length, last + TABS_READ))
  const named = codes.find((place) => units[place]?.kind === 'code' && isNamed(place))
  const lead = units[(named ?? 0) - 1]
  if (named === undefined || lead?.kind !== 'sentence' || !lead.text.endsWith(':')) return [...kept]
  const more = gatherNeeds(units, named, worths, true)
  if (measure(units, more) > PROCEDURE_LENGTH) return [...kept]
  // Only a sentence that announces the code goes with it.
  const left = new Set(
    shown.flatMap((place) => (leadsIn(units, place - 1) ? [place, place - 1] : [place])),
  )
  const rest = places.filter((place) => !left.has(place) && !more.includes(place))
  const inOrder = [...rest, ...more].toSorted((a, b) => a - b)
  return pickAsKept(units, kept, places, inOrder)
}

/** The places of the next steps, or of the next blocks of code with the sentences above them. */
function findProcedure(
  units: readonly Unit[],
  from: number,
  worths: readonly number[],
  words: ReadonlySet<string>,
): readonly number[] {
  const first = findNext(units, from)
  if (first === undefined) return []
  if (units[first]?.kind !== 'code') {
    const steps = stepsAround(units, first)
    const isCut = isStep(units, (steps.at(-1) ?? first) + 1)
    return measure(units, steps) <= PROCEDURE_LENGTH && !isCut ? steps : []
  }
  const found = new Set<number>()
  for (let place: number | undefined = first; place !== undefined; place = findNext(units, place)) {
    if (units[place]?.kind !== 'code') break
    const label = findLabel(units, place)
    const code = label.length > 0 ? findBestTab(units, place, worths, words) : place
    const more = [...found, ...gatherNeeds(units, code, worths, true)]
    if (measure(units, [...new Set(more)]) > PROCEDURE_LENGTH) break
    for (const one of more) found.add(one)
    if (label.length > 0) break
  }
  return [...found].toSorted((a, b) => a - b)
}

/** The code above an answer that says nearly as much as the answer itself, with the sentence above the code. */
function findEarlierCode(
  units: readonly Unit[],
  places: readonly number[],
  worths: readonly number[],
): readonly number[] {
  const least = findMost(places.map((place) => worths[place] ?? 0)) - PROCEDURE_WORTH
  const end = Math.min(...places)
  let best: number | undefined
  for (let place = 0; place < end; place++) {
    const { kind, depth } = units[place] ?? {}
    const worth = worths[place] ?? 0
    const most = best === undefined ? least : (worths[best] ?? 0)
    if (kind === 'code' && depth === 0 && worth >= most) best = place
  }
  if (best === undefined) return []
  const more = gatherNeeds(units, best, worths, true)
  return measure(units, more) <= PROCEDURE_LENGTH ? more : []
}

/** The next step or code after a place, if little text is between. */
function findNext(units: readonly Unit[], from: number): number | undefined {
  const next = units.findIndex(
    ({ kind, depth }, place) =>
      place > from && ((kind === 'code' && depth === 0) || isStep(units, place)),
  )
  if (next < 0 || measure(units, range(from + 1, next)) > PROCEDURE_GAP) return undefined
  return next
}

/** Of the labelled blocks from one on, the one whose label has most of the question, else the best. */
function findBestTab(
  units: readonly Unit[],
  from: number,
  worths: readonly number[],
  words: ReadonlySet<string>,
): number {
  const end = Math.min(units.length, from + TABS_READ)
  const tabs = range(from, end).flatMap((place) => {
    const [label] = units[place]?.kind === 'code' ? findLabel(units, place) : []
    if (label === undefined) return []
    const held = readTerms(units[label]?.text ?? '').filter((term) => words.has(term)).length
    return [{ place, held, worth: worths[place] ?? 0 }]
  })
  return tabs.toSorted((a, b) => b.held - a.held || b.worth - a.worth)[0]?.place ?? from
}
