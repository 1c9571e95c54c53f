import type { Unit } from '@docent/retrieval'
import { LISTED_LENGTH } from '../tuning.ts'
import { announcedBelow, announces, announcesAny, whatIsAnnounced } from './announced.ts'
import { leaveBox } from './boxes.ts'
import { dropConnective } from './connectives.ts'
import { findLabel } from './findLabel.ts'
import { blockOf, isEntry, measure, parentsOf } from './places.ts'
import { isPointer } from './pointer.ts'
import { isStep, stepsAround } from './steps.ts'

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
  ].join('|')})(?![\\p{L}\\p{N}_-])`,
  'iu',
)

// "It is planned" at the beginning of a section is about its heading. "It is possible to wait" is not.
const ABOUT_HEADING =
  /^(?:(?:it|this)(?!(?:['’]s| is| was) (?:(?:not|also|always|often|very|more) )*[\p{L}-]+ (?:to|that|for you)\b)(?:['’]s|\s)|(?:they|these) |(?:its|their) )/iu

// "Send this header with a question": a card of one sentence may keep it, but an answer needs the
// header too. "It does all of this" needs even more. "nginx needs this configuration:" needs what follows.
const NAMES_BEFORE = new RegExp(
  `^(?:${[
    '(?:[a-z]+ ){1,2}(?:this|these|those) (?!(?:[a-z]+ ){0,2}[a-z]+:$)[a-z]',
    '(?:you|we|they) (?:can|could|may|must|should) [a-z]+ (?:this|these|those) [a-z]',
    '(?:[^\\s,;:]+ ){1,8}(?:all|both|most|none|any|each) of (?:this|that|these|those|them)\\b',
  ].join('|')})`,
  'i',
)

/** Whether a sentence says nothing without the one before it. */
export function leansBack(text: string): boolean {
  return LEANS.test(leaveBox(text))
}

/** Whether the first sentence of a section, or a note about it, does not say what it is about. */
export function beginsAboutHeading(text: string): boolean {
  return ABOUT_HEADING.test(text)
}

const EXAMPLE = /^for (?:example|instance)[,:]\s+/i

/** "For example, port 80." is too short to say something by itself. */
const SHORTEST = 30

/** The same, if a word such as "However," may be left out. An example can stand alone, and says that it is one. */
export function leansWithoutConnective(text: string): boolean {
  const rest = dropConnective(leaveBox(text)).replace(EXAMPLE, '')
  return leansBack(rest.length < SHORTEST ? text : rest)
}

/**
 * The place of a unit, and the places of the units that it cannot be separated from. If these have no
 * room, `isShort` leaves out what only completes them: the rest of a short list, and the code or the
 * steps that a sentence introduces without a colon.
 */
export function gatherNeeds(
  units: readonly Unit[],
  place: number,
  worths: readonly number[],
  isShort = false,
): number[] {
  const unit = units[place]
  if (unit === undefined) return []
  const label = findLabel(units, place)
  if (unit.kind === 'sentence' && unit.depth === 0) {
    return [
      ...label,
      ...sentencesBefore(units, place),
      place,
      ...(isShort ? [] : otherCase(units, place)),
      ...(isShort && !announcesAny(unit) ? [] : whatIsAnnounced(units, place, worths)),
    ]
  }
  const around = isStep(units, place) ? stepsAround(units, place) : [place]
  const lead = leadOf(units, place)
  const parents = parentsOf(units, place)
  const announcing = [...parents.filter((one) => units[one + 1]?.kind === 'code'), ...around]
  const below = announcing.flatMap((one) => announcedBelow(units, one, worths))
  return [
    ...label,
    ...lead,
    ...(isShort ? [] : wholeList(units, place, lead)),
    ...parents,
    ...around,
    ...below,
  ]
}

const CASE = /^(?:if|when) /i
const OTHER_CASE = /^(?:(?:but )?(?:if|when)|otherwise|else) /i

/** "If you use your own server, …" after "If you use ours, …": half of it would mislead. */
function otherCase(units: readonly Unit[], place: number): number[] {
  const [unit, next] = [units[place], units[place + 1]]
  if (next?.block !== unit?.block || next?.kind !== 'sentence') return []
  return CASE.test(unit?.text ?? '') && OTHER_CASE.test(next.text) ? [place + 1] : []
}

/** The most sentences that a sentence brings with it. */
const MOST_BEFORE = 10

/** The sentences that a sentence depends on, also at the end of the previous paragraph. */
function sentencesBefore(units: readonly Unit[], place: number): number[] {
  const places: number[] = []
  let isInPrevious = false
  for (let index = place; index > 0 && needsBefore(units[index]); index--) {
    if (place - index >= MOST_BEFORE) break
    const before = units[index - 1]
    if (goesOn(units[index]) && before?.kind === 'code') places.unshift(index - 1)
    else if (isAboutCode(units, index)) places.unshift(...leadOf(units, index - 1), index - 1)
    if (before?.kind !== 'sentence' || before.depth > 0) break
    if (before.block !== units[index]?.block) {
      if (isInPrevious) break
      isInPrevious = true
    }
    places.unshift(index - 1)
  }
  return places
}

/** "This will:" is about the short code before it, but "These commands:" about the code after it. */
function isAboutCode(units: readonly Unit[], place: number): boolean {
  const [before, unit, after] = [units[place - 1], units[place], units[place + 1]]
  if (before?.kind !== 'code' || before.depth > 0 || after?.kind === 'code') return false
  return (
    before.markdown.length <= LISTED_LENGTH && /^(?:it|this|that|these)\b/i.test(unit?.text ?? '')
  )
}

/** A sentence can continue after a code block in its middle. "nginx needs this:" begins a new one. */
function goesOn(unit: Unit | undefined): boolean {
  const text = unit?.markdown ?? ''
  return /^\p{Ll}/u.test(text) && !text.trimEnd().endsWith(':')
}

/** Whether a unit says nothing without the sentence right before it. */
export function leansOn(units: readonly Unit[], place: number): boolean {
  return units[place]?.kind === 'sentence' && needsBefore(units[place])
}

function needsBefore(unit: Unit | undefined): boolean {
  return (
    unit !== undefined &&
    (leansWithoutConnective(unit.text) || NAMES_BEFORE.test(leaveBox(unit.text)) || goesOn(unit))
  )
}

/** A short list is kept whole below its lead: one of its items alone would look like all of them. */
function wholeList(units: readonly Unit[], place: number, lead: readonly number[]): number[] {
  // Each unit has a character.
  const block = blockOf(units, place, LISTED_LENGTH)
  return lead.length > 0 && measure(units, block) <= LISTED_LENGTH ? block : []
}

/** The sentence that announces the list, table or code that a unit is in. */
function leadOf(units: readonly Unit[], place: number): number[] {
  const block = units[place]?.block
  let first = place
  while (first > 0 && units[first - 1]?.block === block) first--
  const lead = units[first - 1]
  // "2. There you can edit:" can be above a list that is not indented.
  if (lead !== undefined && isEntry(lead) && /[:：]\s*$/.test(lead.text)) return [first - 1]
  if (lead?.kind !== 'sentence' || lead.depth > 0 || isPointer(lead)) return []
  const unit = units[place]
  const needed = announces(units, first - 1) || (unit?.kind === 'code' && unit.depth === 0)
  return needed ? [...sentencesBefore(units, first - 1), first - 1] : []
}
