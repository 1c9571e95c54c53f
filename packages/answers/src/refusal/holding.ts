// Measures whether one section covers a question. On a large site every word of a question occurs
// somewhere: "repair a flat tyre" finds a section about repairs and another about flat lists. The
// share of the question that the best single section contains tells more.

import { isRelated, readTerms, WORLD_NAMES } from '@docent/retrieval'
import type { Hit, Query } from '@docent/retrieval'
import { chooseUnits } from '../choosing/chooseUnits.ts'
import { CONFIDENCE } from '../tuning.ts'

/** The parts of a question that the best section contains, as shares from 0 to 1. */
export interface Holding {
  /** The share of the question's weight that it contains, with its title, headings and address. */
  readonly share: number
  /** The weight of the word after the last preposition, if the section does not have it. */
  readonly tail: number
  /** The weight of well-known names that the section does not have. */
  readonly foreign: number
}

type Term = Query['terms'][number]

/**
 * How well a section contains a term through a word of similar meaning, and one with corrected
 * spelling.
 */
const SIMILAR = 0.6
const CORRECTED = 0.9
/** The address of a page counts for all of its sections. */
const IN_ADDRESS = 0.5
/** Below this value, a section does not have a term. */
const HELD = 0.5

/** The number of sections to look at. The right one is rarely further down. */
const LOOKED_AT = 8

/** Terms of at least this weight are rare enough to be the subject of a question. */
const HEAVY = 6

/** The weight of a last word that no page has: the model weighs it by its kind as well. */
const UNKNOWN_TAIL = 0.4

const LAST_OBJECT =
  /\b(?:in|on|with|for|from|to|into|by|using|at|of|via) (?:an? |the |my |your |our )?([\p{L}\p{N}.'-]+)\W*$/iu

/** The weight of the words that no page has. */
export function weighUnknown({ unknownWeights: { ordinary, other, name } }: Query): number {
  return ordinary + other + name
}

/** Finds the section that speaks most for an answer: it contains much and misses no important name. */
export function readHolding(query: Query, hits: readonly Hit[], unknown: number): Holding {
  const terms = readOwnTerms(query)
  const whole = terms.reduce((sum, { weight }) => sum + weight, unknown) || 1
  const strengths = readStrengths(terms, query.terms)
  const all = hits.slice(0, LOOKED_AT).map((hit) => {
    const held = look(hit, strengths, query)
    const share = terms.reduce((sum, term) => sum + term.weight * holds(held, term), 0) / whole
    return { share, tail: weighTail(query, terms, held), foreign: weighForeign(query, terms, held) }
  })
  return all.toSorted((a, b) => speakFor(b) - speakFor(a))[0] ?? NOTHING
}

const NOTHING: Holding = { share: 0, tail: 0, foreign: 0 }

/** The part of the confidence that one section decides. */
function speakFor({ share, tail, foreign }: Holding): number {
  return CONFIDENCE.share * share + CONFIDENCE.tail * tail + CONFIDENCE.foreign * foreign
}

/**
 * The terms of the question or, for a follow-up, of both questions. An idiom counts by its own
 * words, and a section need not have the words that it may mean.
 */
export function readOwnTerms({ terms }: Query): readonly Term[] {
  const own = terms.filter(({ origin }) => origin !== 'context' && origin !== 'saying')
  return own.length > 0 ? own : terms
}

/** How well each term of a page matches each term of the question. */
type Strengths = ReadonlyMap<string, readonly (readonly [term: string, strength: number])[]>

function readStrengths(terms: readonly Term[], all: readonly Term[]): Strengths {
  const strengths = new Map<string, [string, number][]>()
  const add = (word: string, term: string, strength: number) =>
    strengths.set(word, [...(strengths.get(word) ?? []), [term, strength]])
  for (const { term, similar, origin } of terms) {
    add(term, term, origin === 'correction' ? CORRECTED : 1)
    for (const other of similar) {
      if (other.term !== term && !isRelated(other)) add(other.term, term, SIMILAR)
    }
  }
  // A section with what an idiom means has the words of the idiom.
  for (const { term: saying, similar } of all.filter(({ origin }) => origin === 'saying')) {
    const words = new Set(readTerms(saying))
    const said = terms.filter(({ term }) => words.has(term))
    for (const { term } of said) for (const other of similar) add(other.term, term, SIMILAR)
  }
  return strengths
}

/** How well a section contains the terms of the question. */
type Held = ReadonlyMap<string, number>

function look({ passage }: Hit, strengths: Strengths, query: Query): Held {
  const held = new Map<string, number>()
  const see = (text: string, share: number) => {
    for (const word of readTerms(text)) {
      for (const [term, strength] of strengths.get(word) ?? []) {
        held.set(term, Math.max(held.get(term) ?? 0, share * strength))
      }
    }
  }
  see(passage.route.replaceAll(/[/_-]/g, ' '), IN_ADDRESS)
  see([passage.title, ...passage.path, readText(passage, query)].join('\n'), 1)
  return held
}

/** Of a very long section, only the units that seem to have words of the question. */
function readText({ text, units }: Hit['passage'], query: Query): string {
  const chosen = chooseUnits(units, query)
  if (!chosen) return text
  return units
    .filter((_, place) => chosen.has(place))
    .map((unit) => unit.text)
    .join('\n')
}

function holds(held: Held, { term }: Term): number {
  return held.get(term) ?? 0
}

/** "Lock cells in Google Sheets": the subject of such a question is mostly its last word. */
function weighTail({ text, unknown }: Query, terms: readonly Term[], best: Held): number {
  const tail = LAST_OBJECT.exec(text.trim())?.[1]
  if (tail === undefined) return 0
  if (unknown.includes(tail)) return UNKNOWN_TAIL
  const words = new Set(readTerms(tail))
  const missing = terms
    .filter(({ term }) => words.has(term))
    .map((term) => weighMissing(term, best))
  return Math.max(0, ...missing)
}

function weighForeign({ unknown }: Query, terms: readonly Term[], best: Held): number {
  if (unknown.flatMap(readTerms).some((term) => WORLD_NAMES.has(term))) return 1
  const foreign = terms.filter((term) => WORLD_NAMES.has(term.term) && holds(best, term) < HELD)
  return Math.max(0, ...foreign.map((term) => weighMissing(term, best)))
}

function weighMissing(term: Term, best: Held): number {
  return (1 - holds(best, term)) * Math.min(1, term.weight / HEAVY)
}
