// Computes the features of a passage for the ranking. Every feature is a share between 0 and 1 of
// the question's weight or of the passage's words, so that one weight fits short and long
// questions.

import type { Query } from './query.ts'
import { eachPart, findCount, FIRST_UNIT, HEADING, PATH, SLUG, TITLE } from '../words/skeleton.ts'
import { readDated } from './readDated.ts'
import { measureLength, saturate, sum } from './measures.ts'
import { isRelated } from './isRelated.ts'
import { MOST_RELATED, RELATED_IN_WINDOW, RELATED_STRENGTH, WINDOW } from './tuning.ts'

export interface Features {
  /** BM25 of the passage with its title and headings. */
  readonly passage: number
  /** How much more that is with the words that are only related to those of the question. */
  readonly related: number
  /** BM25 of its whole page. */
  readonly page: number
  /** The share of the question in the passage, its title and its headings. */
  readonly coverage: number
  /** The share of the question in its best few lines. */
  readonly window: number
  /** The share of neighbouring words of the question that are neighbours here. */
  readonly pairs: number
  /** The share of the question's quoted phrases that are here. */
  readonly quoted: number
  /** The share of the title, or of its own heading, that the question contains. */
  readonly title: number
  readonly heading: number
  /** The logarithm of the length of its text. */
  readonly length: number
  /** Whether the question names its part of the site. */
  readonly collection: number
  /** How much its page is about one point in time: news, a changelog, a blog post. */
  readonly dated: number
  /** Whether the visitor is on its page. */
  readonly near: number
}

/** A passage as the index knows it. */
export interface Candidate {
  readonly skeleton: Uint32Array
  readonly route: string
  readonly page: PageCounts
}

export interface PageCounts {
  readonly counts: Uint32Array
  readonly length: number
}

/** Average lengths over the site, in terms. */
export interface Averages {
  readonly passageLength: number
  readonly pageLength: number
}

export type FeatureReader = (candidate: Candidate) => Features

/** Prepares a question for comparison with many passages. */
export function createFeatureReader(query: Query, averages: Averages, near = ''): FeatureReader {
  const slots = readSlots(query)
  const weight = sum(query.terms.map((term) => term.weight)) || 1
  const pageWeight = sum(query.terms.map((term) => term.pageWeight)) || 1
  const pageScores = new Map<PageCounts, number>()

  function scorePage(page: PageCounts): number {
    let score = pageScores.get(page)
    if (score === undefined) {
      score = readPageScore(query, page, averages) / pageWeight
      pageScores.set(page, score)
    }
    return score
  }

  return ({ skeleton, route, page }) => {
    const sight = new Sight(query, slots)
    eachPart(skeleton, (part, from, to) => sight.look(skeleton, part, from, to))
    return {
      ...sight.readShares(weight, averages),
      page: scorePage(page),
      collection: query.collections.has(readFolder(route, query.base)) ? 1 : 0,
      dated: readDated(route, query.text),
      near: route === near ? 1 : 0,
    }
  }
}

/** The top folder of a page, within the folder of its language. */
function readFolder(route: string, base = ''): string {
  return route.slice(base.length).split('/')[1] ?? ''
}

/** The question's term behind a number of the index, and how well it matches. */
type Slots = ReadonlyMap<number, Slot>

interface Slot {
  readonly place: number
  readonly strength: number
  /** Whether it is only related: it counts by itself, and in no phrase, title or heading. */
  readonly isRelated: boolean
}

function readSlots({ terms }: Query): Slots {
  const slots = new Map<number, Slot>(
    terms.map(({ number }, place) => [number, { place, strength: 1, isRelated: false }]),
  )
  terms.forEach(({ similar }, place) => {
    for (const one of similar) {
      const { number, strength } = one
      if (!slots.has(number)) slots.set(number, { place, strength, isRelated: isRelated(one) })
    }
  })
  return slots
}

function readPageScore({ terms }: Query, page: PageCounts, { pageLength }: Averages): number {
  return sum(
    terms.map(({ number, similar, pageWeight }) => {
      const near = sum(
        similar.map((other) => other.strength * findCount(page.counts, other.number)),
      )
      const count = findCount(page.counts, number) + near
      return pageWeight * saturate(count, page.length / pageLength)
    }),
  )
}

/** One pass over a passage, part by part, from its title to its last unit. */
class Sight {
  readonly #query: Query
  readonly #slots: Slots
  /** How often each term is in the text, and the best match of title and headings. */
  readonly #counts: Float64Array
  readonly #above: Float64Array
  readonly #aboveCounts: Float64Array
  /** How often related words are in it, by their strength. */
  readonly #related: Float64Array
  /**
   * The places of the last terms of the text, -1 for a term not in the question, and the count of
   * each.
   */
  readonly #recent: number[] = []
  readonly #inWindow: Float64Array
  readonly #relatedInWindow: Float64Array
  readonly #pairsSeen: Set<number> = new Set()
  readonly #quotedSeen: Set<number> = new Set()
  #window = 0
  #bestWindow = 0
  #length = 0
  #aboveLength = 0
  #title = 0
  #heading = 0

  constructor(query: Query, slots: Slots) {
    const size = query.terms.length
    this.#query = query
    this.#slots = slots
    this.#counts = new Float64Array(size)
    this.#above = new Float64Array(size)
    this.#aboveCounts = new Float64Array(size)
    this.#related = new Float64Array(size)
    this.#inWindow = new Float64Array(size)
    this.#relatedInWindow = new Float64Array(size)
  }

  look(skeleton: Uint32Array, part: number, from: number, to: number): void {
    const places: number[] = []
    let known = 0
    for (let index = from; index < to; index++) {
      const slot = this.#slots.get(skeleton[index] ?? 0)
      if (slot) this.#count(part, slot)
      const place = slot === undefined || slot.isRelated ? -1 : slot.place
      places.push(place)
      if (place >= 0) known += 1
      if (part >= FIRST_UNIT) this.#slide(slot?.place ?? -1, slot?.isRelated ?? false)
    }
    const length = to - from
    if (part === TITLE) this.#title = length === 0 ? 0 : known / length
    if (part === HEADING) this.#heading = length === 0 ? 0 : known / length
    if (part >= FIRST_UNIT) this.#length += length
    else if (part === TITLE || part === HEADING) this.#aboveLength += length
    if (known > 1 && part !== SLUG && part !== PATH) this.#seePhrases(places)
  }

  readShares(
    weight: number,
    { passageLength }: Averages,
  ): Omit<Features, 'page' | 'collection' | 'dated' | 'near'> {
    const { terms, pairs, quoted } = this.#query
    const relativeLength = (this.#length + this.#aboveLength) / passageLength
    let passage = 0
    let beside = 0
    let coverage = 0
    terms.forEach((term, place) => {
      const count = this.#counts[place] ?? 0
      const related = Math.min(this.#related[place] ?? 0, MOST_RELATED)
      const all = count + (this.#aboveCounts[place] ?? 0)
      const own = saturate(all, relativeLength)
      passage += term.weight * own
      beside += term.weight * (saturate(all + related, relativeLength) - own)
      const held = Math.max(Math.min(1, count), this.#above[place] ?? 0)
      coverage += term.weight * Math.max(held, related > 0 ? RELATED_STRENGTH : 0)
    })
    const pairWeights = pairs.map((pair) => this.#weighPair(pair))
    const seen = sum(pairWeights.filter((_, index) => this.#pairsSeen.has(index)))
    return {
      passage: passage / weight,
      related: beside / weight,
      coverage: coverage / weight,
      window: this.#bestWindow / weight,
      pairs: seen / (sum(pairWeights) || 1),
      quoted: this.#quotedSeen.size / (quoted.length || 1),
      title: this.#title,
      heading: this.#heading,
      length: measureLength(this.#length),
    }
  }

  #count(part: number, { place, strength, isRelated: isFar }: Slot): void {
    if (isFar) {
      this.#related[place] = (this.#related[place] ?? 0) + strength
      return
    }
    if (part >= FIRST_UNIT) {
      this.#counts[place] = (this.#counts[place] ?? 0) + strength
      return
    }
    // Many passages share the slug and the headings above, so each match counts half.
    const share = part === TITLE || part === HEADING ? 1 : 0.5
    this.#aboveCounts[place] = (this.#aboveCounts[place] ?? 0) + share * strength
    this.#above[place] = Math.max(this.#above[place] ?? 0, strength)
  }

  #slide(place: number, isFar: boolean): void {
    this.#recent.push(place < 0 ? -1 : 2 * place + Number(isFar))
    if (place >= 0) this.#changeWindow(place, isFar, 1)
    const left = this.#recent[this.#recent.length - 1 - WINDOW] ?? -1
    if (left >= 0) this.#changeWindow(left >> 1, left % 2 === 1, -1)
    this.#bestWindow = Math.max(this.#bestWindow, this.#window)
  }

  #changeWindow(place: number, isFar: boolean, by: number): void {
    const before = this.#inside(place)
    const counts = isFar ? this.#relatedInWindow : this.#inWindow
    counts[place] = (counts[place] ?? 0) + by
    this.#window += (this.#inside(place) - before) * this.#weigh(place)
  }

  #inside(place: number): number {
    if ((this.#inWindow[place] ?? 0) > 0) return 1
    return (this.#relatedInWindow[place] ?? 0) > 0 ? RELATED_IN_WINDOW : 0
  }

  #seePhrases(places: readonly number[]): void {
    this.#query.pairs.forEach(([first, second], index) => {
      if (!this.#pairsSeen.has(index) && areNeighbours(places, first, second)) {
        this.#pairsSeen.add(index)
      }
    })
    this.#query.quoted.forEach((phrase, index) => {
      if (holdsRun(places, phrase)) this.#quotedSeen.add(index)
    })
  }

  #weighPair([first, second]: readonly [number, number]): number {
    return this.#weigh(first) + this.#weigh(second)
  }

  #weigh(place: number): number {
    return this.#query.terms[place]?.weight ?? 0
  }
}

/** One word may be between two words in order, but not between two that are swapped. */
function areNeighbours(places: readonly number[], first: number, second: number): boolean {
  return places.some((place, index) => {
    const next = places[index + 1]
    if (place === first) return next === second || places[index + 2] === second
    return place === second && next === first
  })
}

function holdsRun(places: readonly number[], run: readonly number[]): boolean {
  return places.some((_, start) => run.every((place, index) => places[start + index] === place))
}
