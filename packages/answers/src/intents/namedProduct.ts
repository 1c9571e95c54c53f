// A question that names one product is answered only from that product: the winter rules of the
// pump do not apply to the sensor.

import { readTerms, relateWords } from '@docent/retrieval'
import type { Hit, Knowledge, PageInfo, Query } from '@docent/retrieval'
import { readAskedName } from '../choosing/askedName.ts'
import { escapePattern, normalise } from '../compose/normalise.ts'
import { readHolding, weighUnknown } from '../refusal/holding.ts'

const PRODUCTS = 'products'

/** The noun that a summary uses for its product: "A sensor that measures …" describes a sensor. */
const SUBJECT =
  /^(?:an?|the|one|eine?|der|die|das)\s+((?:[\p{L}\p{N}-]+\s+){0,2}?[\p{L}\p{N}-]+)(?=\s+(?:that|which|who|for|to|with|of|in|für|mit|zum|zur|von)\b|[,.]|$)/iu

/** A product, with the terms of each of its names. */
export interface Product {
  readonly route: string
  readonly title: string
  /** The terms of its title. */
  readonly words: readonly string[]
  readonly names: readonly (readonly string[])[]
  /** Words of its title that no other title has, and that the list of related words does not have: "heron" of "Heron cabin sauna". */
  readonly distinct: readonly (readonly string[])[]
}

const known = new WeakMap<Knowledge, readonly Product[]>()

/** The product whose main page has a route, if there are several. */
export function findProductOf(route: string, knowledge: Knowledge): Product | undefined {
  const products = readProducts(knowledge)
  return products.length > 1 ? products.find((one) => one.route === route) : undefined
}

/**
 * The products whose whole title a text has. "Lento Max" does not name the "Lento", and in "Karst S" the letter counts.
 */
export function listNamedProducts(text: string, knowledge: Knowledge): Product[] {
  const products = readProducts(knowledge)
  if (products.length < 2) return []
  const written = dropShorter(products.filter(({ title }) => isWritten(title, text)))
  if (written.length > 0) return written
  const held = readTermsOf(text, knowledge)
  return dropShorter(
    products.filter(({ words }) => words.length > 0 && words.every((word) => held.has(word))),
  )
}

/** The products that a text names, also by a word that only their title has: "the heron" of "Heron cabin sauna". */
export function listMentionedProducts(text: string, knowledge: Knowledge): Product[] {
  const whole = listNamedProducts(text, knowledge)
  const held = readTermsOf(text, knowledge)
  const others = readProducts(knowledge).filter(
    (one) => !whole.includes(one) && isNamed([...one.names, ...one.distinct], held),
  )
  return whole.length > 0 &&
    others.every(({ title }) => whole.some((one) => isWritten(title, one.title)))
    ? whole
    : [...whole, ...others]
}

/** The only product that a name means. Its title counts even if most pages of a small site write it. */
export function findNamedProduct(name: string, knowledge: Knowledge): Product | undefined {
  const products = readProducts(knowledge)
  const [written, ...alike] = products.filter(({ title }) => normalise(title) === normalise(name))
  if (written && alike.length === 0) return written
  const { terms, unknown } = knowledge.readQuery(name)
  const said = terms.map(({ term }) => term)
  const held = new Set(said)
  if (said.length === 0 || unknown.length > 0) return undefined
  const fits = ({ words, names, distinct }: Product): boolean =>
    isNamed([words, ...names, ...distinct], held) && said.every((term) => words.includes(term))
  const [product, ...others] = products.filter(fits)
  return others.length === 0 ? product : undefined
}

function isWritten(title: string, text: string): boolean {
  const pattern = `(?<![\\p{L}\\p{N}])${escapePattern(normalise(title))}(?![\\p{L}\\p{N}])`
  return new RegExp(pattern, 'u').test(normalise(text))
}

/** The products without those whose title is only a part of another one's. */
function dropShorter(products: readonly Product[]): Product[] {
  return products.filter(({ title }) =>
    products.every((other) => other.title === title || !isWritten(title, other.title)),
  )
}

/** A question names another product if it has this share of the words that only that product's title has. */
const NAMED_SHARE = 0.5

export function namesProduct({ terms }: Query, { names }: Product): boolean {
  return isNamed(names, new Set(terms.map(({ term }) => term)))
}

/** Whether a question names another product than this one. "The battery" of a bike is not the "Spare battery". */
export function namesOther({ terms }: Query, product: Product, knowledge: Knowledge): boolean {
  const held = new Set(terms.map(({ term }) => term))
  const own = new Set(product.words)
  const others = readProducts(knowledge).filter((one) => one !== product)
  const said = others.flatMap(({ words }) => {
    const distinct = words.filter((term) => !own.has(term))
    const some = distinct.filter((term) => held.has(term))
    return some.length > 0 && some.length >= NAMED_SHARE * distinct.length
      ? [{ some, isWhole: some.length === distinct.length }]
      : []
  })
  if (said.some(({ isWhole }) => isWhole)) return true
  if (said.length === 0) return false
  const onPage = new Set(knowledge.page(product.route).flatMap(({ text }) => readTerms(text)))
  return said.some(({ some }) => !some.some((term) => onPage.has(term)))
}

/** The pages that may answer a question that names one product. */
export interface ProductHits {
  readonly hits: readonly Hit[]
  /** Whether the question names exactly one product. */
  readonly isNamed: boolean
  /** The product's pages contain almost nothing of the question except the name. */
  readonly isSilent: boolean
}

/** Pages that hold a smaller share of the rest of a question say nothing about it. */
const SAYS_SOMETHING = 0.34

/** A name on a larger share of the pages is a word of everyday use; a smaller site counts as one of this size. */
const COMMON_SHARE = 0.4
const FEW_PAGES = 20

/**
 * Leaves out the sections of other products if the question names exactly one. Pages that are not
 * products stay, and so do sections that name the product that was asked about.
 */
export function keepNamedProduct(
  query: Query,
  knowledge: Knowledge,
  hits: readonly Hit[],
): ProductHits {
  const products = readProducts(knowledge)
  const asked = new Set(
    query.terms.filter(({ origin }) => origin !== 'context').map(({ term }) => term),
  )
  const named = products.filter(({ names }) => isNamed(names, asked))
  const [product] = named
  if (!product || named.length > 1) return { hits, isNamed: false, isSilent: false }
  const kept = leaveOthers(product, knowledge, hits)
  return { hits: kept, isNamed: true, isSilent: isSilent(query, kept, product) }
}

/** The sections without those of other products that do not name this one. */
export function leaveOthers(product: Product, knowledge: Knowledge, hits: readonly Hit[]): Hit[] {
  const products = readProducts(knowledge)
  const others = new Set(products.filter((one) => one !== product).map(({ route }) => route))
  return hits.filter(
    ({ passage }) => !others.has(passage.route) || speaksOf(passage, product, knowledge),
  )
}

const spoken = new WeakMap<Product, Map<string, boolean>>()

/** The same sections are read for each question about a product. */
function speaksOf(passage: Hit['passage'], product: Product, knowledge: Knowledge): boolean {
  const read = spoken.get(product) ?? new Map<string, boolean>()
  spoken.set(product, read)
  const before = read.get(passage.id)
  if (before !== undefined) return before
  const speaks = readSpeaksOf(passage, product, knowledge)
  read.set(passage.id, speaks)
  return speaks
}

function readSpeaksOf(
  { path, units }: Hit['passage'],
  { names }: Product,
  knowledge: Knowledge,
): boolean {
  const text = [...path, ...units.map((unit) => unit.text)].join(' ')
  const held = new Set(knowledge.readQuery(text).terms.map(({ term }) => term))
  return isNamed(names, held)
}

/** Whether no remaining section contains the words of the question besides the name. */
function isSilent(query: Query, hits: readonly Hit[], { names, route }: Product): boolean {
  const name = new Set(names.flat())
  const rest = { ...query, terms: query.terms.filter(({ term }) => !name.has(term)) }
  const unknown = weighUnknown(query)
  if (rest.terms.length === 0 && unknown === 0) return false
  // "Explain the widget to me" asks for nothing else that a page would have to mention.
  const asked = readTerms(readAskedName(query.text)?.name ?? '')
  if (asked.length > 0 && asked.every((term) => name.has(term))) return false
  // "Can I return the child seat?" is answered by a page about all products, which its own sections may outnumber.
  const elsewhere = hits.filter(({ passage }) => passage.route !== route)
  return [hits, elsewhere].every((some) => readHolding(rest, some, unknown).share < SAYS_SOMETHING)
}

function isNamed(names: Product['names'], held: ReadonlySet<string>): boolean {
  return names.some((name) => name.every((term) => held.has(term)))
}

/**
 * A name that several products share does not identify one, and neither does a word of everyday use: most pages
 * about parts of a program write "server".
 */
function readProducts(knowledge: Knowledge): readonly Product[] {
  const before = known.get(knowledge)
  if (before) return before
  const pages = knowledge.pages().filter(isProduct)
  const read = pages.map((page) => ({ page, names: readNames(page, knowledge) }))
  const all = read.map(({ page: { route, title }, names }) => ({
    route,
    title,
    words: readTerms(title),
    names: [...names, ...shorten(names, read)],
    distinct: listDistinct(title, pages),
  }))
  const counts = new Map<string, number>()
  for (const { names } of all) {
    for (const name of new Set(names.map(join))) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const products = all.map(({ names, ...product }) => ({
    ...product,
    names: names.filter((name) => counts.get(join(name)) === 1),
  }))
  known.set(knowledge, products)
  return products
}

/** Words that have to do with others are words of the language: "spare" and "battery" are not names. */
function listDistinct(title: string, pages: readonly PageInfo[]): string[][] {
  const others = new Set(
    pages.flatMap((page) => (page.title === title ? [] : readTerms(page.title))),
  )
  return readTerms(title)
    .filter((term) => !others.has(term) && relateWords(term).size === 0)
    .map((term) => [term])
}

/** A product's main page, not one of its reference pages. */
function isProduct({ route, collection, language }: PageInfo): boolean {
  const depth = language === undefined ? 3 : 4
  return collection === PRODUCTS && route.split('/').length === depth
}

function readNames({ title, summary }: PageInfo, knowledge: Knowledge): string[][] {
  const subject = SUBJECT.exec(summary)?.[1]?.split(/\s+/).at(-1)
  return [title, subject ?? ''].flatMap((name) => {
    const query = knowledge.readQuery(name)
    return query.terms.length > 0 && !isEveryday(query) ? [query.terms.map(({ term }) => term)] : []
  })
}

function isEveryday({ terms, pages }: Query): boolean {
  const most = COMMON_SHARE * Math.max(pages, FEW_PAGES)
  return terms.every((term) => term.pages > most)
}

/** "Brenna Duo" next to "Brenna Mini" is also the "Duo": visitors leave out what all titles share. */
function shorten(
  [title = []]: Product['names'],
  products: readonly Pick<Product, 'names'>[],
): string[][] {
  if (products.length < 2) return []
  const own = title.filter(
    (term) => !products.every(({ names: [other] }) => other?.includes(term) === true),
  )
  return own.length === 0 || own.length === title.length ? [] : [own]
}

/**
 * The earlier questions without the names of other products, if the question names one: "And the Tent?"
 * after "How heavy is the Duo?" asks nothing about the Duo.
 */
export function leaveOtherProducts(context: string, text: string, knowledge: Knowledge): string {
  if (context === '') return context
  const products = readProducts(knowledge)
  const asked = readTermsOf(text, knowledge)
  const named = products.filter(({ names }) => isNamed(names, asked))
  const [product] = named
  if (!product || named.length > 1) return context
  const kept = new Set(product.names.flat())
  const others = products.filter((one) => one !== product).flatMap(({ names }) => names.flat())
  const left = new Set(others.filter((term) => !kept.has(term)))
  return context
    .split(/(?<=\s)/)
    .filter((word) => ![...readTermsOf(word, knowledge)].some((term) => left.has(term)))
    .join('')
}

function readTermsOf(text: string, knowledge: Knowledge): Set<string> {
  return new Set(knowledge.readQuery(text).terms.map(({ term }) => term))
}

function join(name: readonly string[]): string {
  return name.join(' ')
}
