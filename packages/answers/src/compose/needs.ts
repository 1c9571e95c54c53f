import type { Unit } from '@docent/retrieval'
import { LISTED_LENGTH, STEPS_LENGTH } from '../tuning.ts'

// A sentence that begins like this says nothing without the one before it.
const LEANS = new RegExp(
  `^[(]?(?:${[
    'it|its|this|that|these|those|they|their|them|such|he|she|both|another|likewise|similarly|again',
    'for (?:example|instance)|e[.]g[.]',
    'however|but|so|then|therefore|thus|hence|otherwise|also(?!,)|and|or|instead|here|there,',
    '(?:you|we|they|it) (?:(?:can|could|may|might|will|should|must) )?also',
    '(?:in|for|with|from|after|before|once|to do|without|by doing) (?:this|that|these|those|such|it|them|so)',
    'as a result|if (?:so|not|this|that|it)|when (?:this|that|it)|doing (?:so|this)',
    'the (?:former|latter|same|above|following)|as (?:such|above|before|mentioned)',
  ].join('|')})(?![\\w-])`,
  'i',
)

// "Send this header with a question": a card of one sentence may keep it, but an answer needs the
// header too.
const NAMES_BEFORE = /^(?:[a-z]+ ){1,2}(?:this|these|those) [a-z]/i

const ANNOUNCES = /[:：]\s*$|\b(?:the following|as follows|below)\b/i

/** Whether a sentence says nothing without the one before it. */
export function leansBack(text: string): boolean {
  return LEANS.test(text)
}

/**
 * The part of a long list, table or code block that is kept with the sentence that announces it.
 */
const ANNOUNCED = 3

/** The place of a unit, and the places of the units that it cannot be separated from. */
export function gatherNeeds(
  units: readonly Unit[],
  place: number,
  worths: readonly number[],
): number[] {
  const unit = units[place]
  if (unit === undefined) return []
  if (unit.kind === 'sentence' && unit.depth === 0) {
    return [...sentencesBefore(units, place), place, ...whatIsAnnounced(units, place, worths)]
  }
  const around = unit.kind === 'step' ? stepsAround(units, place) : [place]
  return [...leadOf(units, place), ...parentsOf(units, place), ...around]
}

/** The sentences that a sentence depends on, also at the end of the previous paragraph. */
function sentencesBefore(units: readonly Unit[], place: number): number[] {
  const places: number[] = []
  for (let index = place; index > 0 && needsBefore(units[index]); index--) {
    const before = units[index - 1]
    if (goesOn(units[index]) && before?.kind === 'code') places.unshift(index - 1)
    if (before?.kind !== 'sentence' || before.depth > 0) break
    places.unshift(index - 1)
    if (before.block !== units[index]?.block) break
  }
  return places
}

/** A sentence can continue after a code block in its middle. */
function goesOn(unit: Unit | undefined): boolean {
  return /^\p{Ll}/u.test(unit?.markdown ?? '')
}

function needsBefore(unit: Unit | undefined): boolean {
  return (
    unit !== undefined && (leansBack(unit.text) || NAMES_BEFORE.test(unit.text) || goesOn(unit))
  )
}

/**
 * The code, steps, list or rows that a sentence announces; of many items or rows, the best ones.
 */
function whatIsAnnounced(
  units: readonly Unit[],
  place: number,
  worths: readonly number[],
): number[] {
  const next = units[place + 1]
  if (next === undefined || next.kind === 'sentence' || !announces(units[place])) return []
  const block = blockOf(units, place + 1)
  const isPicked = next.kind === 'item' || next.kind === 'row'
  if (measure(units, block) <= (isPicked ? LISTED_LENGTH : STEPS_LENGTH)) return block
  if (!isPicked) return block.slice(0, ANNOUNCED)
  const ranked = block.toSorted((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0))
  return ranked.slice(0, ANNOUNCED).flatMap((index) => [...parentsOf(units, index), index])
}

/** The sentence that announces the list, table or code that a unit is in. */
function leadOf(units: readonly Unit[], place: number): number[] {
  const block = units[place]?.block
  let first = place
  while (first > 0 && units[first - 1]?.block === block) first--
  const lead = units[first - 1]
  if (lead?.kind !== 'sentence' || lead.depth > 0) return []
  const unit = units[place]
  const needed = announces(lead) || (unit?.kind === 'code' && unit.depth === 0)
  return needed ? [...sentencesBefore(units, first - 1), first - 1] : []
}

/**
 * The parent items of a unit: items of outer lists, and its own item if it follows the item's text.
 */
function parentsOf(units: readonly Unit[], place: number): number[] {
  const unit = units[place]
  if (unit === undefined) return []
  const places: number[] = []
  let depth = isListed(unit) ? unit.depth - 1 : unit.depth
  for (let index = place - 1; index >= 0 && depth > 0; index--) {
    const above = units[index]
    if (above === undefined || above.block !== unit.block) break
    if (!isListed(above) || above.depth > depth) continue
    places.unshift(index)
    depth = above.depth - 1
  }
  return places
}

function isListed({ kind }: Unit): boolean {
  return kind === 'item' || kind === 'step'
}

/** All steps of a list or, if they are too long, the steps from the previous one on. */
function stepsAround(units: readonly Unit[], place: number): number[] {
  const block = blockOf(units, place)
  if (measure(units, block) <= STEPS_LENGTH) return block
  // The unit before may be the code of a step that is left out.
  const first = units[place - 1]?.kind === 'step' ? place - 1 : place
  return block.filter((index) => index >= first && index <= place + 2)
}

/** The places of all units of a block, which follow each other. */
function blockOf(units: readonly Unit[], place: number): number[] {
  const block = units[place]?.block
  if (block === undefined) return []
  let [first, end] = [place, place + 1]
  while (units[first - 1]?.block === block) first--
  while (units[end]?.block === block) end++
  return Array.from({ length: end - first }, (_, index) => first + index)
}

function measure(units: readonly Unit[], places: readonly number[]): number {
  return places.reduce((sum, place) => sum + (units[place]?.markdown.length ?? 0), 0)
}

function announces(unit: Unit | undefined): boolean {
  return ANNOUNCES.test(unit?.text ?? '')
}
