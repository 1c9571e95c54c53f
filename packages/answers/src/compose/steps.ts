// Finds the steps of a procedure, whose order an answer keeps.

import type { Unit } from '@docent/retrieval'
import { STEPS_LENGTH } from '../tuning.ts'
import { blockOf, levelOf, measure, range } from './places.ts'

/** The first words of the items of a procedure, even if they are not numbered. */
const ACTS =
  /^(?:(?:now|then|next|first|finally|optionally)?,? ?(?:go to|click|open|select|choose|navigate|press|enter|create|copy|run|install|log ?in|sign in|paste|switch|turn|scroll|type|fill|find|restart|save|wait|add|remove|delete|set|enable|disable|download|start|stop|check|make sure|visit|upload|change|replace|edit|update|drag|tap|rename|close|confirm|generate|connect|configure|on the)|in the [^,.]{1,60}, [a-z]+)\b/i
/** The first words of an entry about a thing: "The public key, …", "API credentials: …". */
const DESCRIBES =
  /^(?:(?:an?|the|each|every|all|no|some|any|your|its) |[a-z`][^.:]{1,40}(?:: | [–—-] )|[\w.-]+ (?:is|are|was|has|have|does|must|may|can) )/i
/** "1. Server starten: …" is a step, so only a list in English is read for entries about things. */
const ENGLISH = /\b(?:the|and|with|from|this|that|which|you|your)\b/i
/** A list is one or the other if this share of its entries is, and a procedure has at least three of them. */
const MOST = 0.7
const MIN_ACTING = 3
/** A longer list is a reference. */
const MOST_ITEMS = 60

/**
 * All steps of a list or, if they are too long, those below the same item, or the steps from the
 * previous one on.
 */
export function stepsAround(units: readonly Unit[], place: number): number[] {
  // Each unit has a character.
  const block = blockOf(units, place, STEPS_LENGTH)
  if (block.length > 0 && measure(units, block) <= STEPS_LENGTH) return block
  const level = levelOf(units, place, STEPS_LENGTH)
  if (level.length > 0 && measure(units, level) <= STEPS_LENGTH) return level
  // The unit before may be the code of a step that is left out.
  const first = isStep(units, place - 1) ? place - 1 : place
  return range(first, place + 3).filter((one) => units[one]?.block === units[place]?.block)
}

/** Whether a unit is a step: of a numbered list, or of a list of which most items say what to do. */
export function isStep(units: readonly Unit[], place: number): boolean {
  const unit = units[place]
  if (unit?.kind === 'step') return !isReference(entriesBeside(units, place))
  if (unit?.kind !== 'item') return false
  const items = entriesBeside(units, place)
  return isMostly(items, ACTS) && items.length >= MIN_ACTING
}

/** "1. The public key, which … 2. The private key, which …" describes things, and not what to do. */
function isReference(entries: readonly Unit[]): boolean {
  const has = (form: RegExp) => entries.some(({ text }) => form.test(text))
  return isMostly(entries, DESCRIBES) && has(ENGLISH) && !has(ACTS)
}

function isMostly(entries: readonly Unit[], form: RegExp): boolean {
  const count = entries.filter(({ text }) => form.test(text)).length
  return count > 0 && count >= entries.length * MOST
}

/** The entries of a list at the level of one of them. */
function entriesBeside(units: readonly Unit[], place: number): Unit[] {
  const unit = units[place]
  return levelOf(units, place, MOST_ITEMS).flatMap((index) => {
    const one = units[index]
    return one?.kind === unit?.kind && one?.depth === unit?.depth && one !== undefined ? [one] : []
  })
}
