// On the page of a product, "how heavy is it?" asks about that product. Its visitors rarely say its name.

import type { Hit, Knowledge, PageInfo } from '@docent/retrieval'
import type { Question } from '../contract/types.ts'
import { MOST_UNNAMED } from '../tuning.ts'
import { readRoute } from '../visit.ts'
import { countTelling, pointsBack } from './followUp.ts'
import { findProductOf, leaveOthers, namesProduct } from './namedProduct.ts'
import { findOtherParts, namesPart, readFolder } from './namedPart.ts'

/** "Which of your bikes goes furthest?" is about all of them, and "is there a bigger one?" about the others. */
const OTHERS =
  /\b(?:which|what) (?:of|one|other)\b|\b(?:other|another|else|alternatives?|compared?|comparison|difference)\b|\bthan (?:this|that|it|these|those)\b|\bof yours?\b|\b(?:is|are) there ones?\b|er ones?\b|\bdo you (?:have|sell|make|offer|stock)\b(?! (?:it|this|these|them)\b)|\b(?:andere[nrsm]?|welche[nrsm]? von|unterschied)\b/iu
/** "Do your bikes have lights?" is about all of them, unless "it" says which: "does it sting in your eyes?" */
const OF_ALL = /\byour \p{L}+s\b/iu
/** "Is it possible to pay by card?" does not mean the product. */
const IT = /\b(?<!\bis )(?:it|its|this|they|their|them|these|those)\b/i

/** Whether a question means the product on the page by "it". */
export function saysIt(text: string): boolean {
  return IT.test(text) || pointsBack(text)
}

/** In the last two questions before this one, a visitor may have named the product. */
const SPOKEN = 2

/** The product that the visitor reads about, and the sections that a question on its page may mean. */
export interface Visited {
  /** The route of the product's page. Its sections come first among equals. */
  readonly route?: string
  /** Sections of the product, which are judged in any case. */
  readonly also: readonly string[]
  /** The name of the product, if the question says too little without it. */
  readonly name?: string
  /** Whether the question means the product by "it": then no other product answers it. */
  readonly isMeant: boolean
  /** Whether the product has a price. */
  readonly isSold: boolean
  /** Leaves out the sections about other products. */
  keep(hits: readonly Hit[]): Hit[]
}

/** Undefined if the visitor's page is not about one of several products, or the question names one. */
export function findVisited(
  { page, text, history }: Pick<Question, 'page' | 'text' | 'history'>,
  knowledge: Knowledge,
): Visited | undefined {
  const route = page && readPlainRoute(page.url)
  if (!route) return undefined
  const asked = history.filter(({ role }) => role === 'user').slice(-SPOKEN)
  const context = asked.map((turn) => turn.text).join('\n')
  const query = knowledge.readQuery(text, { context })
  const product = findProductOf(route, knowledge)
  if (product) {
    const isMeant = saysIt(text)
    const isSold = findPrice(route, knowledge) !== undefined
    const isOfOthers = OTHERS.test(text) || (!isMeant && OF_ALL.test(text))
    if (isOfOthers || namesProduct(query, product, knowledge)) return undefined
    return {
      route: product.route,
      isMeant,
      isSold,
      ...(isSold && (isMeant || countTelling(text) <= MOST_UNNAMED) && { name: product.title }),
      also: knowledge.page(product.route).map(({ id }) => id),
      keep: (hits) => leaveOthers(product, knowledge, hits),
    }
  }
  const others = findOtherParts(route, knowledge)
  if (others === undefined || namesPart(query, knowledge)) return undefined
  return {
    also: [],
    isMeant: false,
    isSold: false,
    keep: (hits) => hits.filter(({ passage }) => !others.has(readFolder(passage.route))),
  }
}

function findPrice(route: string, knowledge: Knowledge): PageInfo['price'] {
  return knowledge.pages().find((page) => page.route === route)?.price
}

/** Other hosts serve the page also as `wren.html`, or `wren/index.html`. */
function readPlainRoute(url: string): string {
  return readRoute(url)
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '')
}
