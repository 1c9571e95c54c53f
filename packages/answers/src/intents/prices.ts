// Answers what the products of a site cost from their front matter, which a search for "cheapest" never
// finds: no page of a product says it.

import { offerId } from '@docent/retrieval'
import type { Knowledge, PageInfo } from '@docent/retrieval'
import { linkTo } from '../compose/pageLine.ts'
import { normalise } from '../compose/normalise.ts'
import { isArabicFormOf } from './arabicForms.ts'
import { cite, type Said } from '../contract/draft.ts'

/** The products with a price, the cheapest first; undefined if prices in several currencies have no order. */
export function sortByPrice(products: readonly PageInfo[]): PageInfo[] | undefined {
  const priced = products.filter(({ price }) => price !== undefined)
  const currencies = new Set(priced.map(({ price }) => price?.currency))
  if (currencies.size !== 1) return undefined
  return priced.toSorted((a, b) => (a.price?.amount ?? 0) - (b.price?.amount ?? 0))
}

/** "Price: €79", with its citation; nothing for a page without a price. */
export function sayPrice(knowledge: Knowledge, { route, price }: PageInfo): Said[] {
  const passage = price && knowledge.passage(offerId(route))
  const [unit] = passage?.units ?? []
  return passage && unit ? [unit.markdown, cite(passage, unit.text)] : []
}

/** Says the price of each product on a line. */
export function sayPrices(knowledge: Knowledge, products: readonly PageInfo[]): Said[] {
  return products.flatMap((page, index): Said[] => {
    return [`${index === 0 ? '' : '\n'}- **${linkTo(page)}**: `, ...sayPrice(knowledge, page)]
  })
}

/**
 * Whether a word means the products as such: most of their titles or summaries have it, as those of
 * three stoves have "stove".
 */
export function isNounOf(products: readonly PageInfo[], noun: string): boolean {
  const wanted = toStem(normalise(noun))
  if (meansOne(noun) || ALL.has(normalise(noun))) return false
  const having = products.filter(({ title, summary }) =>
    normalise(`${title} ${summary}`)
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => toStem(word) === wanted || isArabicFormOf(normalise(noun), word)),
  )
  return having.length > products.length / 2
}

/** Whether a word means one thing that was said before, or that the visitor sees. */
export function meansOne(noun: string): boolean {
  return POINTERS.has(normalise(noun))
}

/** Words for what was said before: "How much is it?" is about one product. */
const POINTERS = new Set(
  `it this that they es das dies diese dieser sie er ihn ça cela ceci esto eso questo questa
  isto isso este esta dit dat deze die het هذا هذه ذلك تلك هو هي`.split(/\s+/),
)
/** The same for several things, or for all of them. */
const ALL = new Set(
  `these them those one all alle ils elles tout estos esas ellos todo questi queste tutto
  eles elas tudo alles`.split(/\s+/),
)
const MARKS = /\p{M}/gu

/** "Stoves" and "stove", "Öfen" and "Ofen", "lampade" and "lampada" are one word here. */
function toStem(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .replace(/(?:en|[aeo]?s|[aeion])$/, '')
}
