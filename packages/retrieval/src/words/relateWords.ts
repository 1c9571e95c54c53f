// How much two words have to do with each other, from what the list of related words says of each.

import { findRelatedWords, readRelatedTerms } from './lists/relatedWords.ts'

export interface Relation {
  /** How strongly one leads to the other by itself: a listed word leads back less. */
  readonly leads: number
  /** How alike the words are that both lead to, from 0 to 1. */
  readonly nearness: number
}

/** The weight of a listed word next to the word itself. */
const LISTED = 0.7
const LEADS_BACK = 0.6
/** Words that are less alike have nothing to do with each other. */
const LEAST_NEARNESS = 0.1

const listings = new WeakMap<object, ReadonlyMap<string, readonly string[]>>()

/** All terms that have to do with a term. */
export function relateWords(term: string): ReadonlyMap<string, Relation> {
  const leads = new Map<string, number>()
  const add = (other: string, more: number): void => {
    leads.set(other, (leads.get(other) ?? 0) + more)
  }
  for (const other of findRelatedWords(term)) add(other, 1)
  for (const other of readListing().get(term) ?? []) add(other, LEADS_BACK)

  const relations = new Map<string, Relation>()
  for (const [other, nearness] of findNear(term)) {
    const isFar = nearness < LEAST_NEARNESS && !leads.has(other)
    if (!isFar && other !== term) relations.set(other, { leads: leads.get(other) ?? 0, nearness })
  }
  return relations
}

/** The cosine of a term with every term that has a word in common with it. */
function findNear(term: string): Map<string, number> {
  const near = new Map<string, number>()
  for (const [shared, weight] of readVector(term)) {
    const add = (other: string, share: number): void => {
      near.set(other, (near.get(other) ?? 0) + (weight * share) / measure(other))
    }
    add(shared, 1)
    for (const other of readListing().get(shared) ?? []) add(other, LISTED)
  }
  return near
}

/** A term and the words that it leads to, with a length of 1. */
function readVector(term: string): [word: string, weight: number][] {
  const length = measure(term)
  return [
    [term, 1 / length],
    ...findRelatedWords(term).map((other): [string, number] => [other, LISTED / length]),
  ]
}

function measure(term: string): number {
  return Math.sqrt(1 + LISTED ** 2 * findRelatedWords(term).length)
}

/** The terms that lead to each term, in the language that is read now. */
function readListing(): ReadonlyMap<string, readonly string[]> {
  const tables = readRelatedTerms()
  const [first = new Map()] = tables
  const before = listings.get(first)
  if (before !== undefined) return before
  const heads = new Map<string, string[]>()
  for (const [head, others] of tables.flatMap((table) => [...table])) {
    for (const other of others) {
      const known = heads.get(other)
      if (known === undefined) heads.set(other, [head])
      else known.push(head)
    }
  }
  listings.set(first, heads)
  return heads
}
