// On the page of a product, "how heavy is it?" asks about that product. Its visitors rarely say its name. And "how do I
// turn this off?" asks about what the page describes.

import type { Hit, Knowledge, PageInfo } from '@docent/retrieval'
import type { Question } from '../contract/types.ts'
import { MOST_UNNAMED, ON_PAGE, ON_PRODUCT } from '../tuning.ts'
import { readPlainRoute } from '../visit.ts'
import { countTelling, pointsBack, readContext } from './followUp.ts'
import { findProductOf, leaveOthers, namesOther, namesProduct } from './namedProduct.ts'
import { findOtherParts, namesPart, readFolder } from './namedPart.ts'

/** "Which of your bikes goes furthest?" and "is it lighter than this?" are about other products too. */
const COMPARED =
  /\b(?:which|what) (?:of|one)\b|\bor (?:rather|which|another)\b|\b(?:compared?|comparison|difference between)\b|\bthan (?:this|that|it|these|those)\b|\bof yours?\b|\b(?:is|are) there ones?\b|er ones?\b|\b(?:welche[nrsm]? von|unterschied|als (?:dies\p{L}*|das hier))\b|\bein \p{L}+eres\b/iu
/** "Do you have bags?" is about other products. "Do you have spare parts for it?" is not. */
const OTHERS =
  /\b(?:other|another|else|alternatives?|andere[nrsm]?)\b|\bdo you (?:have|sell|make|offer|stock)\b|\byour \p{L}+s\b|\b(?:haben|verkaufen|führen) sie\b/iu
const IT = /\b(?:its?|this|they|their|them|these|those)\b/i
/** "Is it possible to pay by card?" does not mean the product. */
const EMPTY_IT =
  /\bis it (?:possible|allowed|necessary|true|legal|required|enough|better|normal|ok(?:ay)?)\b/gi

/** Whether a question means the product on the page by "it". */
export function saysIt(text: string): boolean {
  return IT.test(text.replaceAll(EMPTY_IT, '')) || pointsBack(text)
}

/** The subject that the visitor reads about, and the sections that a question on the page may mean. */
export interface Visited {
  /** The page of a product, a page in the folder of a product, or another page. */
  readonly kind: 'product' | 'part' | 'page'
  /** The route of the page, if its sections get more points. */
  readonly route?: string
  /** Added to the score of each unit of the page. @default 0 */
  readonly points?: number
  /** The sections of the page, which are judged in any case. */
  readonly also: readonly string[]
  /** The name of the product, if the question says too little without it. */
  readonly name?: string
  /** Whether the question means the product by "it": then no other product answers it. */
  readonly isMeant: boolean
  /** Whether the product has a price. */
  readonly hasPrice: boolean
  /** Leaves out the sections about other products. */
  keep(hits: readonly Hit[]): Hit[]
}

/** Undefined if the question names a product, or may as well be about any page. */
export function findVisited(
  { page, text, history }: Pick<Question, 'page' | 'text' | 'history'>,
  knowledge: Knowledge,
): Visited | undefined {
  const route = page && readPlainRoute(page.url)
  if (!route) return undefined
  const query = knowledge.readQuery(text)
  const context = knowledge.readQuery(readContext({ text, history }).text)
  const product = findProductOf(route, knowledge)
  if (product) {
    const isMeant = saysIt(text)
    const hasPrice = findPrice(route, knowledge) !== undefined
    if (COMPARED.test(text) || (!isMeant && OTHERS.test(text))) return undefined
    const isNamed = namesProduct(query, product) || namesOther(query, product, knowledge)
    if (isNamed || namesOther(context, product, knowledge)) return undefined
    return {
      kind: 'product',
      route: product.route,
      points: ON_PRODUCT,
      isMeant,
      hasPrice,
      ...(hasPrice && (isMeant || countTelling(text) <= MOST_UNNAMED) && { name: product.title }),
      also: knowledge.page(product.route).map(({ id }) => id),
      keep: (hits) => leaveOthers(product, knowledge, hits),
    }
  }
  const pointed = readPage(route, text, knowledge)
  const others = findOtherParts(route, knowledge)
  if (others === undefined) return pointed
  if (namesPart(query, knowledge) || namesPart(context, knowledge)) return undefined
  return {
    also: [],
    isMeant: false,
    hasPrice: false,
    ...pointed,
    kind: 'part',
    keep: (hits) => hits.filter(({ passage }) => !others.has(readFolder(passage.route))),
  }
}

/** Without "it" or "this", a question is as likely about another page. */
function readPage(route: string, text: string, knowledge: Knowledge): Visited | undefined {
  const passages = knowledge.page(route)
  if (passages.length === 0 || !saysIt(text) || COMPARED.test(text)) return undefined
  return {
    kind: 'page',
    route,
    points: ON_PAGE,
    also: passages.map(({ id }) => id),
    isMeant: false,
    hasPrice: false,
    keep: (hits) => [...hits],
  }
}

function findPrice(route: string, knowledge: Knowledge): PageInfo['price'] {
  return knowledge.pages().find((page) => page.route === route)?.price
}
