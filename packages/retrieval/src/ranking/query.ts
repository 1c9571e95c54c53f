// A question in the terms of one site.

import { readTerms, readWords, wordLanguage, type Word } from '../words/analyze.ts'
import {
  findCollections,
  findTypedWord,
  isEverydayTerm,
  isProduct,
  isSpeltRight,
  isTelling,
  readAskedWords,
} from './askedWords.ts'
import { chooseWords } from './chooseWords.ts'
import { readDegree } from '../words/degrees.ts'
import { splitJoined } from '../words/joinedWords.ts'
import { findBaseVerb, findKnownHalf } from '../words/languages/separableVerbs.ts'
import { findBorrowed } from '../words/lists/borrowedWords.ts'
import { isLight } from '../words/lists/lightWords.ts'
import { findSayings } from '../words/lists/sayings.ts'
import { readSmallWords } from '../words/lists/smallWords.ts'
import { toPlainQuestion } from '../words/spellOut.ts'
import type { IndexedTerm, Lexicon, SimilarTerm } from './lexicon.ts'
import { inverseFrequency } from './measures.ts'
import { findKnownTerms, NO_NUMBER, SimilarWords } from './similarWords.ts'
import {
  CHANCE_DOUBT,
  CONTEXT_WEIGHT,
  CORRECTED_WEIGHT,
  JOINED_DOUBT,
  MAX_CORRECTIONS,
  MAX_QUERY_TERMS,
  LOOSE_DOUBT,
  LOOSE_STRENGTH,
  MISSPELT_DOUBT,
  SAYING_WEIGHT,
  SIMILAR_STRENGTH,
  UNKNOWN_WEIGHTS,
} from './tuning.ts'
import { readTelling } from './telling.ts'
import { WORLD_NAMES } from '../words/lists/worldNames.ts'
import {
  createKindReader,
  readUnspelt,
  type UnknownKind,
  type UnknownWeights,
} from '../words/unknownWords.ts'

/** The part after the last mark within a word: in `data-the`, the visitor is typing `the`. */
const LAST_PART = /[^'’._-]*$/

export interface Query {
  readonly text: string
  /** The earlier questions that this one depends on; empty if there are none. */
  readonly context: string
  readonly terms: readonly QueryTerm[]
  /** The places in `terms` of neighbours in the question. */
  readonly pairs: readonly (readonly [number, number])[]
  /** The places in `terms` of quoted text. */
  readonly quoted: readonly (readonly number[])[]
  /** Words that are on no page, as they were typed. */
  readonly unknown: readonly string[]
  readonly unknownWeights: UnknownWeights
  /** The number of pages of the site. */
  readonly pages: number
  readonly corrected: readonly { readonly from: string; readonly to: string }[]
  /** Top folders of the site that the question names. */
  readonly collections: ReadonlySet<string>
  /** The start of the routes of the pages: `/de` for a language that is not at the root. */
  readonly base?: string
  /** The page that the visitor reads, if the question may be about it, and what is added to the score of its units. */
  readonly visited?: { readonly route: string; readonly points: number }
}

export interface QueryTerm extends IndexedTerm {
  readonly similar: readonly SimilarTerm[]
  /** How well it identifies a passage, and a page. */
  readonly weight: number
  readonly pageWeight: number
  readonly origin: Origin
  /** For a product that no page names and that its kind stands for: its weight as an unknown name. */
  readonly unnamed?: number
}

type Origin = 'question' | 'correction' | 'saying' | 'context'

export interface QueryOptions {
  /** The earlier questions, if this one depends on them. */
  readonly context?: string
  /** Whether the visitor is still typing, so that the last word may be incomplete. */
  readonly isTyping?: boolean
}

/** Reads a question. */
export function readQuery(asked: string, lexicon: Lexicon, options: QueryOptions = {}): Query {
  const { isTyping = false } = options
  const text = toPlainQuestion(asked)
  const context = toPlainQuestion(options.context ?? '')
  const reader = new QueryReader(
    lexicon,
    createKindReader(text),
    isTyping ? findTypedWord(text) : '',
    readSmallWords(text),
  )
  reader.readSayings(text)
  reader.read(readAskedWords(text, lexicon))
  const quotes = text.matchAll(/"([^"]{3,})"|“([^”]{3,})”/g)
  const quoted = [...quotes].map(([, plain, curly]) => reader.placesOf(plain ?? curly ?? ''))
  reader.readContext(readWords(context))
  return {
    text,
    context,
    ...reader.finish(),
    pages: lexicon.pages,
    quoted: quoted.filter((phrase) => phrase.length > 1),
    collections: findCollections(text, lexicon.collections),
    ...(lexicon.base !== undefined && { base: lexicon.base }),
  }
}

class QueryReader {
  readonly #lexicon: Lexicon
  readonly #similar: SimilarWords
  readonly #readKind: (word: Word) => UnknownKind
  readonly #unknownWeights: Record<UnknownKind, number> = { ordinary: 0, other: 0, name: 0 }
  readonly #terms: QueryTerm[] = []
  readonly #pairs: [number, number][] = []
  readonly #unknown: string[] = []
  readonly #corrected: { from: string; to: string }[] = []
  /** The word that may be incomplete, as in the question; empty if all are complete. */
  readonly #typed: string
  readonly #small: ReadonlySet<string>
  /** The words of idioms for which pages have other words. By themselves they mean little. */
  readonly #said: Set<string> = new Set()
  /** The terms of the question that pages have: the context of a misspelt word. */
  #company: readonly IndexedTerm[] = []

  constructor(
    lexicon: Lexicon,
    readKind: (word: Word) => UnknownKind,
    typed: string,
    small: ReadonlySet<string>,
  ) {
    this.#small = small
    this.#lexicon = lexicon
    this.#similar = new SimilarWords(lexicon)
    this.#readKind = readKind
    this.#typed = typed
  }

  read(words: readonly Word[]): void {
    let last = -1
    const chosen = this.#choose(words)
    this.#company = findKnownTerms(
      chosen.flatMap(({ parts }) => parts),
      this.#lexicon,
    ).filter(isTelling)
    for (const word of chosen) {
      const places = word.parts.map((part) => this.#add(part, 'question'))
      const whole = word.whole === undefined ? -1 : this.#add(word.whole, 'question')
      // The pages may have one part of `cy.intercept` by chance, but not the identifier.
      if (whole < 0 && isProduct(word.whole)) this.#keepUnknown(word, 'name', 1)
      else if (whole < 0 && places.some((place) => place < 0)) places.push(this.#guess(word))
      for (const place of places) {
        if (last >= 0 && place >= 0 && place !== last) this.#pairs.push([last, place])
        last = place
      }
    }
  }

  /** Adds the meanings of the question's idioms, each as one term. */
  readSayings(text: string): void {
    const all = [...this.#lexicon.synonyms.inText(text), ...findSayings(text)]
    for (const { saying, terms } of all) {
      const similar = this.#similar.rate(terms, 1)
      if (similar.length === 0) continue
      this.#push(this.#sumUp(saying, similar), 'saying', similar)
      for (const { raw } of readWords(saying)) this.#said.add(raw.toLowerCase())
    }
  }

  readContext(words: readonly Word[]): void {
    for (const { parts } of words) for (const part of parts) this.#add(part, 'context')
  }

  placesOf(phrase: string): number[] {
    const parts = readWords(phrase).flatMap((word) => word.parts)
    return parts.map((part) => this.#place(part)).filter((place) => place >= 0)
  }

  finish(): Pick<Query, 'terms' | 'pairs' | 'unknown' | 'unknownWeights' | 'corrected'> {
    return {
      terms: this.#terms,
      pairs: this.#pairs,
      unknown: this.#unknown,
      unknownWeights: this.#unknownWeights,
      corrected: this.#corrected,
    }
  }

  #choose(words: readonly Word[]): Word[] {
    return chooseWords(words, (word) => this.#weigh(word), MAX_QUERY_TERMS - this.#terms.length)
  }

  #weigh({ parts }: Word): number {
    const passages = parts.map((part) => this.#lexicon.find(part)?.passages ?? 0)
    return this.#weight(Math.min(...passages))
  }

  /** The place of the term, or -1 if no page has it. */
  #add(term: string, origin: Origin): number {
    const place = this.#place(term)
    if (place >= 0) return place
    const known = this.#lexicon.find(term) ?? this.#findMeant(term)
    if (known === undefined) return -1
    // A word of a loose group may mean something else.
    if (known.number === NO_NUMBER && this.#similar.isLoose(term)) this.#doubt('other', LOOSE_DOUBT)
    return this.#push(known, origin)
  }

  /** Adds a word that no page has but for which pages have others: as rare as those together. */
  #findMeant(term: string): IndexedTerm | undefined {
    const similar = this.#similar.replace(term)
    if (similar.length === 0) return undefined
    return this.#sumUp(term, similar)
  }

  #sumUp(term: string, terms: readonly IndexedTerm[]): IndexedTerm {
    const count = (kind: 'passages' | 'pages') =>
      Math.min(
        this.#lexicon[kind],
        terms.reduce((sum, other) => sum + other[kind], 0),
      )
    return { term, number: NO_NUMBER, passages: count('passages'), pages: count('pages') }
  }

  #push(
    known: IndexedTerm,
    origin: Origin,
    similar: readonly SimilarTerm[] = this.#similar.find(known),
  ): number {
    // One word with a hundred hyphens has a hundred terms.
    if (this.#isFull()) return -1
    const factor =
      readTelling(known.term) *
      {
        question: 1,
        correction: CORRECTED_WEIGHT,
        saying: SAYING_WEIGHT,
        context: CONTEXT_WEIGHT,
      }[origin]
    const { passages, pages } = this.#lexicon
    this.#terms.push({
      ...known,
      similar,
      weight: factor * inverseFrequency(known.passages, passages),
      pageWeight: factor * inverseFrequency(known.pages, pages),
      origin,
      ...(this.#similar.isStandIn(known) && { unnamed: UNKNOWN_WEIGHTS.name * this.#weight(0) }),
    })
    return this.#terms.length - 1
  }

  #guess(word: Word): number {
    // Without room for more terms, a known word is not unknown.
    if (this.#isFull()) return -1
    const place = word.raw === this.#typed ? this.#complete(word) : -1
    return place >= 0 ? place : this.#correct(word)
  }

  /** All completions of an incomplete word, as one term. */
  #complete({ raw }: Word): number {
    const beginning = raw.slice(raw.search(LAST_PART)).toLowerCase()
    const terms = this.#lexicon.complete(beginning)
    if (terms.length === 0) return -1
    const similar = terms.map((term) => ({ ...term, strength: SIMILAR_STRENGTH }))
    return this.#push(this.#sumUp(beginning, terms), 'question', similar)
  }

  #correct(word: Word): number {
    const [part] = word.parts
    if (part === undefined || isLight(part)) return -1
    const lower = word.raw.toLowerCase()
    if (this.#small.has(lower) || this.#said.has(lower)) return -1
    if (WORLD_NAMES.has(part)) return this.#keepUnknown(word, 'name', 1)
    const borrowed = this.#addBorrowed(word)
    if (borrowed >= 0) return borrowed
    const kind = this.#readKind(word)
    const base = wordLanguage() === 'en' ? readDegree(lower) : undefined
    if (base !== undefined) return this.#addDegree(base, word)
    const joined = Math.max(this.#join(word, kind), this.#addPart(findBaseVerb, word, kind))
    if (joined >= 0) return joined
    const meant = this.#findSpelt(word, kind)
    if (meant === undefined) return this.#addHalf(word, kind)
    // A "conference" that no page mentions is not "confidence".
    if (word.parts.every(isSpeltRight)) return this.#keepUnknown(word, kind, CHANCE_DOUBT)
    const terms = readTerms(meant)
    if (terms.every((term) => isLight(term) && !this.#lexicon.find(term))) return -1
    const places = terms.map((term) => this.#add(term, 'correction'))
    if (Math.max(...places) < 0) return this.#keepUnknown(word, 'ordinary', 1)
    this.#corrected.push({ from: word.raw, to: meant })
    this.#doubt(kind, MISSPELT_DOUBT)
    return Math.max(...places)
  }

  /** Adds the English word for one of another language, such as "fotos". */
  #addBorrowed({ raw, parts }: Word): number {
    if (wordLanguage() !== 'en' || parts.length > 1) return -1
    for (const to of findBorrowed(raw.toLowerCase())) {
      const place = Math.max(...readTerms(to).map((term) => this.#add(term, 'correction')))
      if (place < 0) continue
      this.#corrected.push({ from: raw, to })
      return place
    }
    return -1
  }

  /** "The fastest way" is about what is fast. Without that word on the pages, it means little. */
  #addDegree(base: string, word: Word): number {
    const [term] = readTerms(base)
    const place = term === undefined ? -1 : this.#add(term, 'correction')
    return place >= 0 ? place : this.#keepUnknown(word, 'ordinary', 1)
  }

  /** Adds the words of the pages that an unknown English word is joined from. */
  #join({ raw, parts }: Word, kind: UnknownKind): number {
    if (wordLanguage() !== 'en' || parts.length > 1 || kind === 'name') return -1
    const words = splitJoined(raw.toLowerCase(), (part) => this.#findPart(part))
    const places = words.map((term) => this.#add(term, 'correction'))
    const place = Math.max(-1, ...places)
    if (place >= 0) this.#doubt(kind, JOINED_DOUBT)
    return place
  }

  #addHalf(word: Word, kind: UnknownKind): number {
    const half = this.#addPart(findKnownHalf, word, kind)
    return half >= 0 ? half : this.#keepUnknown(word, readUnspelt(word, kind), 1)
  }

  /** Adds a word of the pages that is only a part of a German one. */
  #addPart(find: typeof findBaseVerb, { raw }: Word, kind: UnknownKind): number {
    const term = find(raw, (part) => this.#findPart(part))
    if (term === undefined || isLight(term)) return -1
    const similar = this.#similar.rate([term], LOOSE_STRENGTH)
    this.#doubt(kind, LOOSE_DOUBT)
    return this.#push(this.#sumUp(raw.toLowerCase(), similar), 'question', similar)
  }

  /** The term of a part of a word, if pages have it. */
  #findPart(part: string): string | undefined {
    const [term] = readTerms(part)
    return term !== undefined && this.#lexicon.find(term) ? term : undefined
  }

  /** The word that was meant, or undefined if a part of it cannot be corrected. */
  #findSpelt({ raw, parts }: Word, kind: UnknownKind): string | undefined {
    const tried = this.#corrected.length + this.#unknown.length
    if (kind === 'ordinary' || tried >= MAX_CORRECTIONS || /\p{N}/u.test(raw)) return undefined
    const isCode = parts.length > 1
    if (!isCode && parts.some(isEverydayTerm)) return undefined
    let isMeant = true
    const meant = raw.toLowerCase().replaceAll(/[\p{L}\p{M}]+/gu, (run) => {
      const spelt = this.#isKnown(run) ? run : this.#findSpeltRun(run, isCode || kind === 'name')
      isMeant &&= spelt !== undefined
      return spelt ?? run
    })
    return isMeant ? meant : undefined
  }

  #findSpeltRun(run: string, isName: boolean): string | undefined {
    return this.#lexicon.correct(run, { isName, company: this.#company })
  }

  #isKnown(run: string): boolean {
    return readTerms(run).every((term) => this.#lexicon.find(term) !== undefined)
  }

  #keepUnknown(word: Word, kind: UnknownKind, share: number): number {
    this.#unknown.push(word.raw)
    this.#doubt(kind, share)
    return -1
  }

  #doubt(kind: UnknownKind, share: number): void {
    this.#unknownWeights[kind] += share * UNKNOWN_WEIGHTS[kind] * this.#weight(0)
  }

  #isFull(): boolean {
    return this.#terms.length >= MAX_QUERY_TERMS
  }

  #place(term: string): number {
    return this.#terms.findIndex((known) => known.term === term)
  }

  #weight(passages: number): number {
    return inverseFrequency(passages, this.#lexicon.passages)
  }
}
