import type { Unit } from '@docent/retrieval'
import { dropConnective } from './connectives.ts'

/**
 * Drops the "However," of a sentence that does not follow its predecessor in the answer. `units` are some of
 * `all` the units of a section.
 */
export function openSentences(units: readonly Unit[], all: readonly Unit[]): Unit[] {
  const places = new Map(all.map((unit, place) => [unit, place]))
  return units.map((unit, index) => {
    if (unit.kind !== 'sentence') return unit
    const before = all[(places.get(unit) ?? 0) - 1]
    const follows = before !== undefined && units[index - 1]?.text === before.text
    return follows ? unit : { ...unit, markdown: dropConnective(unit.markdown) }
  })
}
