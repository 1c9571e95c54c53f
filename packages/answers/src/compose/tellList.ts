// "List of all commands" gets the whole list or table, not the three rows that fit the words best.

import { readTerms } from '@docent/retrieval'
import type { Unit } from '@docent/retrieval'
import type { Phrases } from '@docent/texts'
import { asksForAll } from '../choosing/asksForAll.ts'
import type { JudgedSection } from '../choosing/judgeSections.ts'
import type { Said } from '../contract/draft.ts'
import { CERTAIN_SECTION, LIST_LENGTH, MIN_LISTED } from '../tuning.ts'
import { nameOf, chooseCards } from './cards.ts'
import { sayOthers, saySection } from './compose.ts'

/**
 * Answers a question for a whole list from the section that answers. Undefined for other questions,
 * and for a section without a list.
 */
export function tellList(
  text: string,
  [best, ...others]: readonly JudgedSection[],
  phrases: Pick<Phrases, 'seeAlso' | 'alsoClose'>,
): Said[] | undefined {
  if (!best || !asksForAll(text)) return undefined
  const { passage } = best.hit
  const list = findList(passage.units, best.worths)
  if (list.length < MIN_LISTED) return undefined
  const kept = keepFirst(list)
  const link = kept.length < list.length ? [`\n\n[${nameOf(passage)}](${passage.url})`] : []
  const isCertain = best.share >= CERTAIN_SECTION
  return [
    ...saySection(best, kept),
    ...link,
    ...sayOthers(chooseCards(others), new Set(readTerms(text)), isCertain, phrases),
  ]
}

/** The list or table with the unit that fits best, of those that are long enough. */
function findList(units: readonly Unit[], worths: readonly number[]): Unit[] {
  const lists = Map.groupBy(
    [...units.keys()].filter((place) => isListed(units[place])),
    (place) => units[place]?.block,
  )
  const long = [...lists.values()].filter((places) => places.length >= MIN_LISTED)
  const worth = (places: readonly number[]) => Math.max(...places.map((one) => worths[one] ?? 0))
  const [best = []] = long.toSorted((a, b) => worth(b) - worth(a))
  return units.filter((_, place) => best.includes(place))
}

function isListed(unit: Unit | undefined): boolean {
  return unit?.kind === 'item' || unit?.kind === 'row'
}

/** As many entries as an answer has room for, from the first one on. */
function keepFirst(list: readonly Unit[]): Unit[] {
  let length = 0
  return list.filter(({ markdown }) => (length += markdown.length + 1) <= LIST_LENGTH)
}
