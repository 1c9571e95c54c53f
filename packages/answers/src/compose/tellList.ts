// "List of all commands" gets the whole list or table, not the three rows that fit the words best.

import { readTerms } from '@docent/retrieval'
import type { Unit } from '@docent/retrieval'
import type { Phrases } from '@docent/texts'
import { asksForAll, asksForList } from '../choosing/asksForAll.ts'
import type { JudgedSection } from '../choosing/judgeSections.ts'
import type { Said } from '../contract/draft.ts'
import { findMost } from '../findMost.ts'
import { SHOWN_ALONE, LIST_LENGTH, MIN_LISTED } from '../tuning.ts'
import { nameOf, chooseCards } from './cards.ts'
import { sayOthers, saySection } from './compose.ts'
import { isListed } from './excerpt.ts'

/**
 * Answers a question for a whole list from the section that answers. Undefined for other questions,
 * and for a section without a list.
 */
export function tellList(
  text: string,
  sections: readonly JudgedSection[],
  phrases: Pick<Phrases, 'seeAlso' | 'alsoClose'>,
): Said[] | undefined {
  const [best, ...others] = putListFirst(text, sections)
  const list = findWholeList(text, best)
  if (!best || !list) return undefined
  const { passage } = best.hit
  const kept = keepFirst(list)
  const link = kept.length < list.length ? [`\n\n[${nameOf(passage)}](${passage.url})`] : []
  const isCertain = best.share >= SHOWN_ALONE
  return [
    ...saySection(best, kept),
    ...link,
    ...sayOthers(chooseCards(others), new Set(readTerms(text)), isCertain, phrases),
  ]
}

/**
 * "Is there a list of …?" can find the text that mentions the list: then the section of its page with
 * the list comes first.
 */
function putListFirst(text: string, sections: readonly JudgedSection[]): readonly JudgedSection[] {
  const [best] = sections
  if (!best || !asksForList(text) || findWholeList(text, best)) return sections
  const { route } = best.hit.passage
  const listed = sections.find((section) => {
    return section.hit.passage.route === route && findWholeList(text, section) !== undefined
  })
  return listed ? [listed, ...sections.filter((section) => section !== listed)] : sections
}

/**
 * The list or table of a section that a question asks for: of those that are long enough, the one
 * with the unit that fits best.
 */
export function findWholeList(text: string, section?: JudgedSection): Unit[] | undefined {
  if (!section || !asksForAll(text)) return undefined
  const { worths } = section
  const { units } = section.hit.passage
  const lists = Map.groupBy(
    [...units.keys()].filter((place) => isListed(units, place)),
    (place) => units[place]?.block,
  )
  const long = [...lists.values()].filter((places) => places.length >= MIN_LISTED)
  const worth = (places: readonly number[]) => findMost(places.map((one) => worths[one] ?? 0))
  const [best] = long.toSorted((a, b) => worth(b) - worth(a))
  return best && units.filter((_, place) => best.includes(place))
}

/** As many entries as an answer has room for, from the first one on. */
function keepFirst(list: readonly Unit[]): Unit[] {
  let length = 0
  return list.filter(({ markdown }) => (length += markdown.length + 1) <= LIST_LENGTH)
}
