// Answers questions about the whole site from the structure of its content. It works for any site.

import { chooseLanguage, countText } from '@docent/texts'
import type { Phrases } from '@docent/texts'
import { DEFAULTS } from '@docent/texts/defaults'
import type { Knowledge, PageInfo } from '@docent/retrieval'
import { createAskedName, type AskedName } from '../choosing/askedName.ts'
import { sayAudience, sayReasons } from './audience.ts'
import { createIntentReader } from './catalogueIntent.ts'
import type { Draft, Said } from '../contract/draft.ts'
import { escapePattern, normalise } from '../compose/normalise.ts'
import { linkTo, sayOpening, sayPageLine, saySentences } from '../compose/pageLine.ts'
import { findDefined } from './defining.ts'
import { readContext } from './followUp.ts'
import { sayComparedFacts } from './compareFacts.ts'
import { isNounOf, meansOne, sayPrice, sayPrices, sortByPrice } from './prices.ts'
import { PATTERNS } from './patterns/index.ts'
import type { CatalogueIntent } from './patterns/types.ts'
import { sayListed } from '../phrases.ts'
import {
  findCollection,
  findSitePage,
  readSiteMap,
  type Collection,
  type SiteMap,
} from './siteMap.ts'
import { findProductOf, listMentionedProducts, namesOther } from './namedProduct.ts'
import {
  findMeant,
  findWhole,
  isAboutPage,
  isKind,
  listAsked,
  meansSite,
  sayContents,
  sayProduct,
  type ProductIntent,
} from './tellProduct.ts'
import { repairCues } from './repairCues.ts'
import { suggest } from '../refusal/suggest.ts'
import { MAX_LISTED, MAX_NEWS, OPENING_LENGTH } from '../tuning.ts'
import type { Question } from '../contract/types.ts'
import { readRoute } from '../visit.ts'

/** Answers a question about the contents of the site, or leaves it to the search. */
export type AnswerCatalogue = (question: Question, phrases: Phrases) => Draft | undefined

export function createCatalogue(knowledge: Knowledge, brand: string): AnswerCatalogue {
  const readers = PATTERNS.map((patterns) => createIntentReader(brand, patterns))
  const site = readSiteMap(knowledge.pages())
  const definition = createAskedName(normalise(brand))

  /** After "Does it work with Claude?", "Which one should I use?" asks about no product of the site. */
  function isAboutElse(question: Question): boolean {
    const before = question.history.findLast(({ role }) => role === 'user')?.text
    if (before === undefined || !readContext(question).isNeeded) return false
    return readers.every((readIntents) => readIntents(before).length === 0)
  }

  const answer: AnswerCatalogue = (question, phrases) => {
    const teller = new Teller(knowledge, site, phrases, definition)
    for (const intent of readers.flatMap((readIntents) => readIntents(question.text))) {
      if (
        intent.type === 'audience' &&
        isAboutElse(question) &&
        !teller.spokeOfProducts(question)
      ) {
        return undefined
      }
      const told = teller.tell(intent, question)
      if (!told || told.said.length === 0) continue
      return draft(told, question)
    }
    const told = teller.tellWhole(question) ?? teller.tellFacts(question)
    return told && told.said.length > 0 ? draft(told, question) : undefined
  }

  return (question, phrases) => {
    const asWritten = answer(question, phrases)
    const text = asWritten ? undefined : repairCues(question.text, knowledge)
    return text === undefined ? asWritten : answer({ ...question, text }, phrases)
  }
}

function draft({ said, pages }: Told, question: Question): Draft {
  return { said, grounded: true, confidence: 1, followups: suggest(pages, question) }
}

type PriceIntent = CatalogueIntent & { type: 'price' | 'prices' | 'cheapest' | 'dearest' }

interface Told {
  readonly said: readonly Said[]
  readonly pages: readonly PageInfo[]
}

class Teller {
  readonly #knowledge: Knowledge
  readonly #site: SiteMap
  readonly #phrases: Phrases
  readonly #brand: AskedName

  constructor(knowledge: Knowledge, site: SiteMap, phrases: Phrases, brand: AskedName) {
    this.#brand = brand
    this.#knowledge = knowledge
    this.#site = site
    this.#phrases = phrases
  }

  tell(intent: CatalogueIntent, question: Question): Told | undefined {
    switch (intent.type) {
      case 'about':
        return this.#tellAbout()
      case 'list':
        return this.#tellList(intent.noun)
      case 'audience':
        return this.#tellAudience(intent, question)
      case 'compare':
        return this.#tellComparison(intent.names)
      case 'news':
        return this.#tellNews(intent.noun)
      case 'price':
      case 'prices':
      case 'cheapest':
      case 'dearest':
        return this.#tellPrices(intent, question)
      case 'page':
        return this.#tellPage(question)
      case 'product':
      case 'data':
      case 'contents':
        return this.#tellProduct(intent, question)
    }
  }

  /** "What is this?" means the product on the page, and elsewhere the site. */
  #tellProduct(intent: ProductIntent, question: Question): Told | undefined {
    const page = findMeant(intent, question, this.#knowledge, this.#findSpokenOf(question))
    if (page) return this.#tellOf(intent.type, page)
    return meansSite(intent, question) ? this.#tellAbout() : undefined
  }

  /** A question about a product as a whole in other words. */
  tellWhole(question: Question): Told | undefined {
    const whole = findWhole(question, this.#knowledge, this.#findSpokenOf(question))
    return whole && this.#tellOf(whole.type, whole.page)
  }

  /** "Which is lighter, the Heron or the Wren?" */
  tellFacts({ text }: Question): Told | undefined {
    const routes = new Set(listMentionedProducts(text, this.#knowledge).map(({ route }) => route))
    const pages = this.#knowledge.pages().filter(({ route }) => routes.has(route))
    return { said: sayComparedFacts(text, pages, this.#knowledge), pages }
  }

  #tellOf(type: ProductIntent['type'], page: PageInfo): Told {
    const say = type === 'contents' ? sayContents : sayProduct
    return { said: say(this.#knowledge, page), pages: [page] }
  }

  /** The opening of the home page, then the products. */
  #tellAbout(): Told {
    const { home, single, collections } = this.#site
    const about = [home, ...single.filter(({ route }) => /about/i.test(route))]
    const pages = about.filter((page) => page !== undefined)
    const opening = this.#sayDefinition() ?? this.#sayFirstOpening(pages)
    const products = findCollection(this.#site, 'products')
    const rest = products ? this.#sayList(products) : this.#sayCollections()
    const said = opening && rest.length > 0 ? [...opening, '\n\n', ...rest] : (opening ?? rest)
    return { said, pages: [...pages, ...(products?.pages ?? collections[0]?.pages ?? [])] }
  }

  /** Imported documentation often welcomes its readers at home, and says elsewhere what the product is. */
  #sayDefinition(): Said[] | undefined {
    const defined = findDefined(this.#brand, this.#knowledge)
    return defined && saySentences(defined.passage, defined.place, OPENING_LENGTH)
  }

  #sayFirstOpening(pages: readonly PageInfo[]): Said[] | undefined {
    return pages
      .map((page) => sayOpening(this.#knowledge, page, OPENING_LENGTH))
      .find((said) => said.length > 0)
  }

  #tellList(noun: string): Told | undefined {
    const collection = findCollection(this.#site, noun)
    if (!collection) return undefined
    return { said: this.#sayList(collection), pages: collection.pages }
  }

  #sayList({ name, index, pages }: Collection): Said[] {
    const shown = pages.slice(0, MAX_LISTED)
    const title = index?.title ?? nameFolder(name, this.#phrases)
    const said: Said[] = [sayListed(this.#phrases, pages.length, name, title)]
    shown.forEach((page, index) => {
      said.push(index === 0 ? '\n\n' : '\n', ...this.#sayWithPrice(page))
    })
    const rest = pages.length - shown.length
    if (rest > 0) said.push(`\n\n${countText(this.#phrases, this.#phrases.more, rest)}`)
    return said
  }

  #sayCollections(): Said[] {
    const { collections } = this.#site
    if (collections.length === 0) return []
    const lines = collections.slice(0, MAX_LISTED).map(({ name, index, pages }) => {
      const examples = pages.slice(0, 3).map(linkTo).join(', ')
      return `- **${index?.title ?? nameFolder(name, this.#phrases)}**: ${examples}${pages.length > 3 ? ', …' : ''}`
    })
    return [`${this.#phrases.sections}\n\n${lines.join('\n')}`]
  }

  #tellAudience(intent: CatalogueIntent & { type: 'audience' }, question: Question): Told {
    const pages = this.#meant(intent, question).filter(hasAudience)
    const shown = pages.slice(0, MAX_LISTED)
    const sides = intent.not ? 'against' : 'both'
    return { said: sayAudience(this.#knowledge, shown, sides, this.#phrases), pages }
  }

  /**
   * The pages whose audience the question asks for: a named one, the current one, or all products.
   */
  #meant({ name, here }: CatalogueIntent & { type: 'audience' }, question: Question): PageInfo[] {
    const shown = here ? (this.#spokenOf(question) ?? this.#current(question)) : undefined
    const one = name === undefined ? shown : this.#find(name)
    if (one && (hasAudience(one) || name !== undefined)) return [one]
    if (name !== undefined) return []
    const products = findCollection(this.#site, 'products')?.pages ?? []
    return products.some(hasAudience) ? [...products] : [...this.#knowledge.pages()]
  }

  #tellComparison(names: readonly [string, string]): Told | undefined {
    const [first, second] = names.map((name) => this.#find(name))
    if (!first || !second || first === second) return undefined
    const pages = [first, second]
    const said = pages.flatMap((page, index): Said[] => {
      const audience = sayReasons(this.#knowledge, page, 'both', pages.length, this.#phrases)
      const line = this.#sayWithPrice(page)
      return [
        ...(index === 0 ? [] : ['\n']),
        ...line,
        ...(audience.length > 0 ? [' '] : []),
        ...audience,
      ]
    })
    return { said, pages }
  }

  /** The opening of a page, and its price if it has one. */
  #sayWithPrice(page: PageInfo): Said[] {
    const price = sayPrice(this.#knowledge, page)
    return [...sayPageLine(this.#knowledge, page), ...(price.length > 0 ? [' ', ...price] : [])]
  }

  /** The prices of the products, in the order that the question asks for; the one that it means comes first. */
  #tellPrices({ type, noun }: PriceIntent, question: Question): Told | undefined {
    const products = findCollection(this.#site, 'products')
    if (!products) return undefined
    const isOfOne =
      type === 'price' || (type === 'prices' && (noun === undefined || meansOne(noun)))
    const shown = isOfOne ? this.#pricedOf(question, products.pages) : undefined
    if (shown) {
      const rest =
        type === 'prices' && noun === undefined ? (sortByPrice(products.pages) ?? []) : []
      const pages = [shown, ...rest.filter((page) => page !== shown)]
      return { said: sayPrices(this.#knowledge, pages.slice(0, MAX_LISTED)), pages }
    }
    if (type === 'price') return undefined
    const isMeant =
      noun === undefined ||
      findCollection(this.#site, noun) === products ||
      isNounOf(products.pages, noun)
    const pages = isMeant ? sortByPrice(products.pages) : undefined
    if (pages === undefined) return undefined
    // The only product with a price in its front matter need not be the cheapest.
    if (type !== 'prices' && pages.length === 1 && products.pages.length > 1) return undefined
    if (type === 'dearest') pages.reverse()
    return { said: sayPrices(this.#knowledge, pages.slice(0, MAX_LISTED)), pages }
  }

  /** The product that "how much is it?" means: the one spoken of, or else the one on the page. */
  #pricedOf(question: Question, products: readonly PageInfo[]): PageInfo | undefined {
    const [spokenOf, ...others] = this.#findSpokenOf(question)
    const meant = spokenOf ?? (isAboutPage(question) ? this.#current(question) : undefined)
    if (meant?.price === undefined || !products.includes(meant)) return undefined
    if (others.length > 0) return undefined
    const product = findProductOf(meant.route, this.#knowledge)
    const before = this.#knowledge.readQuery(listAsked(question).join('\n'))
    const isOther = product && meant !== spokenOf && namesOther(before, product, this.#knowledge)
    return isOther ? undefined : meant
  }

  #tellNews(noun: string): Told | undefined {
    const among = noun === '' ? this.#knowledge.pages() : findCollection(this.#site, noun)?.pages
    const dated = (among ?? []).filter(({ date }) => date !== undefined)
    const newest = dated.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
    const pages = newest.slice(0, MAX_NEWS)
    if (pages.length === 0) return undefined
    const said = pages.flatMap((page, index): Said[] => [
      index === 0 ? `${this.#phrases.newest}\n\n` : '\n',
      ...sayPageLine(this.#knowledge, page, ` (${page.date})`),
    ])
    return { said, pages }
  }

  #tellPage(question: Question): Told | undefined {
    const page = this.#current(question)
    if (!page) return undefined
    return { said: sayOpening(this.#knowledge, page, OPENING_LENGTH), pages: [page] }
  }

  /** Products first: a name is more likely a product than an article about it. */
  #find(name: string): PageInfo | undefined {
    const products = findCollection(this.#site, 'products')?.pages ?? []
    return findSitePage(products, name) ?? findSitePage(this.#knowledge.pages(), name)
  }

  /** The product that the previous question names. "It" means that product on any page. */
  #spokenOf(question: Question): PageInfo | undefined {
    const [first, ...others] = this.#findSpokenOf(question)
    return others.length === 0 ? first : undefined
  }

  spokeOfProducts(question: Question): boolean {
    return this.#findSpokenOf(question).length > 0
  }

  #findSpokenOf({ history }: Question): PageInfo[] {
    const before = history.findLast(({ role }) => role === 'user')?.text
    const products = findCollection(this.#site, 'products')?.pages ?? []
    return before === undefined ? [] : products.filter((page) => isNamed(page, before))
  }

  #current({ page }: Question): PageInfo | undefined {
    const route = page && readRoute(page.url)
    return this.#knowledge.pages().find((known) => known.route === route)
  }
}

/** A folder without its own page: what the menu calls it in the language of the answer. */
function nameFolder(name: string, { language }: Phrases): string {
  const shipped = chooseLanguage(language)
  const names: Readonly<Record<string, string>> = DEFAULTS[shipped].navigation
  return shipped === 'en' ? name : (names[`/${name}`] ?? name)
}

function isNamed({ title }: PageInfo, text: string): boolean {
  const name = normalise(title)
  // Even if a product is called "Site", "this site" means the whole site.
  const unmeant = isKind(name) ? '(?<!\\b(?:this|that|the|your|our|whole|entire) )' : ''
  return new RegExp(`${unmeant}\\b${escapePattern(name)}\\b`, 'u').test(normalise(text))
}

function hasAudience(page: PageInfo): boolean {
  return page.for.length + page.notFor.length > 0
}
