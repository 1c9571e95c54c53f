// Answers questions about a product as a whole: "what is this?" on its page, and "technical data of the Wren".

import { readTerms } from '@docent/retrieval'
import type { Knowledge, PageInfo, Unit } from '@docent/retrieval'
import { cite, type Said } from '../contract/draft.ts'
import type { Question } from '../contract/types.ts'
import { normalise } from '../compose/normalise.ts'
import { sayOpening } from '../compose/pageLine.ts'
import { OPENING_LENGTH } from '../tuning.ts'
import { readPlainRoute } from '../visit.ts'
import { countTelling } from './followUp.ts'
import { findNamedProduct, findProductOf, listNamedProducts } from './namedProduct.ts'
import { KINDS } from './patterns/en.ts'
import type { CatalogueIntent } from './patterns/types.ts'
import { sayPrice } from './prices.ts'
import { listFacts } from './productFacts.ts'
import { readProductWords } from './productNouns.ts'
import { readWholeType, type WholeType } from './readWhole.ts'
import { saysIt } from './visited.ts'

export type ProductIntent = CatalogueIntent & { readonly type: WholeType }

/** A section with one of these headings tells more than the facts above it. */
const OWN_DATA = /\b(?:specs?|specifications?|technical|datasheet|technische|datenblatt)\b/i

/** The headings and the names of facts that say what a buyer gets. */
const CONTENTS =
  /^(?:what(?:'s| is|s)? |it's )?in(?:side)? the (?:box|pack(?:age|et|aging)?|kit|bag|set|case)\b(?! office)|^(?:what(?:'s| is|s)? )?(?:included|contents)(?:\s*[:?]| (?:with|in|of the (?:box|package|kit))\b|$)|^includes:|^what (?:comes with it|you get)\b|^what the (?:price|fee) includes\b|^(?:package|box|kit) contents\b|^(?:lieferumfang|was (?:wird )?geliefert|mitgeliefert|im (?:karton|paket|lieferumfang)|(?:das )?ist (?:dabei|enthalten))\b/i
/** A fact that says the price says it more exactly than the front matter: "Price: per hour, from $189". */
const PRICE_LABEL =
  /^[^:]*\b(?:prices?|fees?|costs?|rent|preis|gebühr|miete|prix|tarif|precio|cuota|prezzo|preço|prijs)\b[^:]*:/i
/** Longer contents are better cut by the search. */
const MOST_CONTENTS = 700

/**
 * The product that a question about a whole product means: the named one, or the one that was spoken of, or the one on
 * the page. Undefined if the question is better left to the search.
 */
export function findMeant(
  intent: ProductIntent,
  question: Question,
  knowledge: Knowledge,
  spokenOf: readonly PageInfo[],
): PageInfo | undefined {
  const { type, name, noun } = intent
  const page =
    name === undefined
      ? findShown(question, knowledge, spokenOf, type !== 'product')
      : findNamed(name, question, knowledge)
  if (!page) return undefined
  if (noun !== undefined && !isThing(noun) && !namesKind(noun, page, knowledge)) return undefined
  return isTold(type, page, name !== undefined, knowledge) ? page : undefined
}

/** The same for a question that has no known form, with what it asks for. */
export function findWhole(
  question: Question,
  knowledge: Knowledge,
  spokenOf: readonly PageInfo[],
): { readonly type: WholeType; readonly page: PageInfo } | undefined {
  const [named, ...others] = listNamedProducts(question.text, knowledge)
  if (others.length > 0) return undefined
  const page = named
    ? findProductPage(named.route, knowledge)
    : findShown(question, knowledge, spokenOf, false)
  const type = page && readWholeType(question.text, page, knowledge)
  return type && isTold(type, page, named !== undefined, knowledge) ? { type, page } : undefined
}

/** A page without facts has its data elsewhere. A part of a program is best told by its definition. */
function isTold(type: WholeType, page: PageInfo, isNamed: boolean, knowledge: Knowledge): boolean {
  if (type === 'contents') return true
  const isPlain = type === 'product' && (!isNamed || page.price !== undefined)
  return isPlain || hasFacts(knowledge, page)
}

/** Where no product is shown, "what is this?" as the first question means the site. */
export function meansSite({ type, name, noun }: ProductIntent, question: Question): boolean {
  if (type !== 'product' || name !== undefined) return false
  return noun === undefined ? question.history.length === 0 : isKind(noun)
}

/** "This bike", whatever was said before. */
const POINTS_HERE = /\b(?:this|these|diese[mnrs]?) \p{L}{3,}/iu

/** @param isData whether the question asks for data: "specs" needs no "it". */
function findShown(
  question: Question,
  knowledge: Knowledge,
  [spokenOf, ...others]: readonly PageInfo[],
  isData: boolean,
): PageInfo | undefined {
  const { text, page, history } = question
  const here = page && findProductPage(readPlainRoute(page.url), knowledge)
  if (here && POINTS_HERE.test(text)) return here
  if (others.length > 0) return undefined
  if (spokenOf) return saysIt(text) || isData ? spokenOf : undefined
  // "Tell me more" after another question asks for more about that.
  const isFree = history.length === 0 || isData || saysIt(text)
  return isFree && isAboutPage(question) ? here : undefined
}

/** On the page of the Wren, "battery details" are not those of the "Spare battery". */
function findNamed(name: string, { page }: Question, knowledge: Knowledge): PageInfo | undefined {
  const product = findNamedProduct(name, knowledge)
  const here = page && findProductOf(readPlainRoute(page.url), knowledge)
  const isWhole = product?.words.every((word) => readTerms(name).includes(word))
  if (!product || (here && here !== product && !isWhole)) return undefined
  return findProductPage(product.route, knowledge)
}

function findProductPage(route: string, knowledge: Knowledge): PageInfo | undefined {
  const isProduct = findProductOf(route, knowledge) !== undefined
  return isProduct ? knowledge.pages().find((page) => page.route === route) : undefined
}

/** After "how long does delivery take?", "how much is it?" does not ask about the product on the page. */
export function isAboutPage(question: Question): boolean {
  const before = listAsked(question).at(-1)
  return before === undefined || (saysIt(before) && countTelling(before) <= 1)
}

/** How many earlier questions may say what this one is about. */
const EARLIER = 2

export function listAsked({ history }: Question): string[] {
  return history.flatMap(({ role, text }) => (role === 'user' ? [text] : [])).slice(-EARLIER)
}

/** "This bike" and "this light bike" are the product, and "this noise" is not. */
function namesKind(noun: string, page: PageInfo, knowledge: Knowledge): boolean {
  const words = normalise(noun).split(' ')
  const { isOfProduct, isPointedNoun } = readProductWords(page, knowledge)
  return isPointedNoun(words.at(-1) ?? '') && words.slice(0, -1).every(isOfProduct)
}

/** "This thing" is the product on its page. */
function isThing(noun: string): boolean {
  return /^(?:product|thing|item|article|model|one)$/.test(normalise(noun))
}

/** Whether a word means the whole site, or anything on it. */
export function isKind(noun: string): boolean {
  return new RegExp(`^${KINDS}$`, 'u').test(normalise(noun))
}

/** Whether the page has facts, and no section about them that tells more. */
function hasFacts(knowledge: Knowledge, { route }: PageInfo): boolean {
  const isOwn = knowledge.page(route).some(({ heading }) => OWN_DATA.test(heading))
  return !isOwn && listFacts(knowledge, route).length > 0
}

/** The opening of a product's page, its price, and its facts. */
export function sayProduct(knowledge: Knowledge, page: PageInfo): Said[] {
  const opening = sayOpening(knowledge, page, OPENING_LENGTH)
  const price = sayPrice(knowledge, page)
  const facts = sayFacts(knowledge, page)
  const isShort = opening.length === 0 || price.length === 0
  if (facts.length === 0) return isShort ? [...opening, ...price] : [...opening, ' ', ...price]
  const lead = opening.length > 0 ? [...opening, '\n\n'] : []
  const hasPrice = listFacts(knowledge, page.route).some(({ text }) => PRICE_LABEL.test(text))
  const priceLine = price.length > 0 && !hasPrice ? ['- ', ...price, '\n'] : []
  return [...lead, ...priceLine, ...facts]
}

/** The section or the fact that says what is in the box; nothing if none does. */
export function sayContents(knowledge: Knowledge, { route }: PageInfo): Said[] {
  const fact = listFacts(knowledge, route).find(({ text }) => CONTENTS.test(text))
  const opening = knowledge.opening(route)
  const passage = knowledge.page(route).find(({ heading }) => CONTENTS.test(heading))
  if (!passage) return fact && opening ? [fact.markdown, cite(opening, fact.text)] : []
  const [first] = passage.units
  const isPlain = passage.units.every(({ kind }) => kind === 'sentence' || kind === 'item')
  if (!first || !isPlain || passage.text.length > MOST_CONTENTS) return []
  return [joinUnits(passage.units), cite(passage, first.text)]
}

function joinUnits(units: readonly Unit[]): string {
  return units
    .map(({ kind, markdown }, place) => {
      const before = units[place - 1]?.kind
      if (kind === 'item') return `${before === 'item' ? '\n' : '\n\n'}- ${markdown}`
      return `${before === 'item' ? '\n\n' : ' '}${markdown}`
    })
    .join('')
    .trim()
}

function sayFacts(knowledge: Knowledge, { route }: PageInfo): Said[] {
  const opening = knowledge.opening(route)
  const [first, ...others] = listFacts(knowledge, route)
  if (!opening || !first) return []
  const rest = others.map(({ markdown }) => `\n- ${markdown}`).join('')
  return [`- ${first.markdown}`, cite(opening, first.text), ...(rest === '' ? [] : [rest])]
}
