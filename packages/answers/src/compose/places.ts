// Finds the units around a unit: of its list, of its block, and the items above it.

import type { Unit } from '@docent/retrieval'

type Includes = (unit: Unit | undefined) => boolean

/** The places of all units of a block, which follow each other; none if there are more than `most`. */
export function blockOf(units: readonly Unit[], place: number, most: number = Infinity): number[] {
  const block = units[place]?.block
  if (block === undefined) return []
  return extend(units, place, (unit) => unit?.block === block, most)
}

/**
 * The places of the items of a list, without those of the list around it; none if there are more than
 * `most`.
 */
export function levelOf(units: readonly Unit[], place: number, most: number = Infinity): number[] {
  const unit = units[place]
  if (unit === undefined) return []
  const isIn: Includes = (one) => one?.block === unit.block && one.depth >= unit.depth
  return extend(units, place, isIn, most)
}

/** The places around a place whose units belong to it. */
function extend(units: readonly Unit[], place: number, isIn: Includes, most: number): number[] {
  let [first, end] = [place, place + 1]
  while (end - first <= most && isIn(units[first - 1])) first--
  while (end - first <= most && isIn(units[end])) end++
  return end - first > most ? [] : range(first, end)
}

/**
 * The places of units that an answer keeps of a section, each once; undefined if one is not of it. A unit that was cut
 * is another object with the same text.
 */
export function findPlaces(
  units: readonly Unit[],
  kept: readonly Unit[],
): readonly number[] | undefined {
  const places = new Map(units.map((unit, place) => [unit, place]))
  const found = new Set<number>()
  for (const unit of kept) {
    const same = places.get(unit)
    const place = same ?? units.findIndex((one, at) => !found.has(at) && isCutFrom(one, unit))
    if (place < 0) return undefined
    found.add(place)
  }
  return [...found]
}

function isCutFrom(unit: Unit, cut: Unit): boolean {
  return unit.text === cut.text && unit.block === cut.block && unit.kind === cut.kind
}

/** The numbers from `first` to before `end`. */
export function range(first: number, end: number): number[] {
  return Array.from({ length: end - first }, (_, index) => first + index)
}

/** The characters of Markdown at some places. */
export function measure(units: readonly Unit[], places: readonly number[]): number {
  return places.reduce((sum, place) => sum + (units[place]?.markdown.length ?? 0), 0)
}

/**
 * The parent items of a unit: items of outer lists, and its own item if it follows the item's text.
 */
export function parentsOf(units: readonly Unit[], place: number): number[] {
  const unit = units[place]
  if (unit === undefined) return []
  const places: number[] = []
  let depth = isEntry(unit) ? unit.depth - 1 : unit.depth
  for (let index = place - 1; index >= 0 && depth > 0; index--) {
    const above = units[index]
    if (above === undefined || above.block !== unit.block) break
    if (!isEntry(above) || above.depth > depth) continue
    places.unshift(index)
    depth = above.depth - 1
  }
  return places
}

/** An item of a list, numbered or not. */
export function isEntry({ kind }: Unit): boolean {
  return kind === 'item' || kind === 'step'
}
