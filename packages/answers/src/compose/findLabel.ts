import type { Unit } from '@docent/retrieval'
import { isBox } from './boxes.ts'
import { isLabel } from './label.ts'

/**
 * The label in bold that the paragraph or list of a unit is under: without it, an answer would mix
 * what different labels say.
 */
export function findLabel(units: readonly Unit[], place: number): number[] {
  let first = place
  while (first > 0 && units[first - 1]?.block === units[place]?.block) first--
  // Code ends the description of a term, because tabs have such labels too.
  let isBelowCode = units[place]?.kind === 'code'
  for (let index = first - 1; index >= 0; index--) {
    isBelowCode ||= units[index]?.kind === 'code'
    const reach = isHeading(units, index) ? readReach(units, index) : 'nothing'
    if (reach === 'all' || (reach === 'next' && index + 1 === first)) return [index]
    if (reach === 'next' && !isBelowCode && isTerm(units[index])) return [index]
  }
  return []
}

/** A label alone in its paragraph. */
function isHeading(units: readonly Unit[], place: number): boolean {
  const unit = units[place]
  if (unit === undefined || unit.depth > 0 || !isLabel(unit)) return false
  return units[place - 1]?.block !== unit.block && units[place + 1]?.block !== unit.block
}

/**
 * The text that belongs to a label: all until the next label, or only the next block, as below the label of a tab
 * or a list. The word above a box adds nothing, and a statement in bold is not a label.
 */
function readReach(units: readonly Unit[], label: number): 'all' | 'next' | 'nothing' {
  const text = units[label]?.text ?? ''
  if (isBox(text) || /[.!]$/.test(text)) return 'nothing'
  return /[:：]$/.test(text) || units[label + 1]?.kind === 'code' ? 'next' : 'all'
}

/** "**[`PORT`](#port):**": the term of a definition, or the name of a setting above its description. */
const TERM = /^(\*\*|__)(?:(?:, )?\[?`[^`]+`(?:\]\([^()\s]*\))?){1,9}:?\1:?$/

function isTerm(unit: Unit | undefined): boolean {
  return TERM.test(unit?.markdown.trim() ?? '')
}
