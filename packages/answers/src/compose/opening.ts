import type { Unit } from '@docent/retrieval'
import { dropConnective } from './connectives.ts'

/** "(see above)", ", see below": what is there is not in the answer. */
const POINTS =
  /(?:,| -| –| —)? (?:\((?:see|as (?:shown|described|mentioned|explained))(?: (?:the )?\w+)? (?:above|below)\)|(?:see|as (?:shown|described|mentioned|explained)) (?:above|below)(?=[.;)]|$))/gi

/**
 * Drops pointers to other places of the page, and the "However," of a sentence that does not follow
 * its predecessor in the answer. `units` are some of `all` the units of a section.
 */
export function openSentences(units: readonly Unit[], all: readonly Unit[]): Unit[] {
  const places = new Map(all.map((unit, place) => [unit, place]))
  return units.map((whole, index) => {
    if (whole.kind === 'code' || whole.kind === 'row') return whole
    const unit = { ...whole, markdown: whole.markdown.replaceAll(POINTS, '') }
    if (unit.kind !== 'sentence') return unit
    const before = all[(places.get(whole) ?? 0) - 1]
    const follows = before !== undefined && units[index - 1]?.text === before.text
    return follows ? unit : { ...unit, markdown: dropConnective(unit.markdown, index > 0) }
  })
}
