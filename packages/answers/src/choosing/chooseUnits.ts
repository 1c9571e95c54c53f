import { toLetters } from '@docent/retrieval'
import type { Query, Unit } from '@docent/retrieval'

/**
 * The number of units of a section that are read closely. Only sections of hundreds of thousands of
 * characters have more.
 */
export const MOST_READ = 2_000

/** The first units tell what a section is about, whatever their words. */
const OPENING = 10

/** The forms of a word begin alike: "battery" and "batteries", whose term is "batteri". */
const BEGINNING = 4

/**
 * The places of the units to read closely, or undefined for all of them. In a very long section, these are
 * the first ones and those that seem to have most words of the question. Finding them takes a
 * fraction of the time of reading.
 */
export function chooseUnits(
  units: readonly Unit[],
  { terms }: Pick<Query, 'terms'>,
): ReadonlySet<number> | undefined {
  if (units.length <= MOST_READ) return undefined
  const beginnings = terms.map(({ term, similar }) => [
    ...new Set([term, ...similar.map((one) => one.term)].map((word) => word.slice(0, BEGINNING))),
  ])
  const counted = units.map(({ text }, place) => {
    const letters = toLetters(text)
    const has = (words: readonly string[]) => words.some((word) => letters.includes(word))
    return { place, count: place < OPENING ? Infinity : beginnings.filter(has).length }
  })
  const found = counted.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
  return new Set(found.slice(0, MOST_READ).map(({ place }) => place))
}
