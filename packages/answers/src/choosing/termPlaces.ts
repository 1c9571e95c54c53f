import { isRelated, readTerms, SIMILAR_STRENGTH } from '@docent/retrieval'
import type { Query } from '@docent/retrieval'

/** Measures the share of a question that a piece of text contains. */
export interface Held {
  /** For each term of the question, how well the text contains it, from 0 to 1. */
  readonly strengths: readonly number[]
  /** The places of the question's terms in the order of the text; -1 for every other term. */
  readonly places: readonly number[]
  /** All terms of the text. */
  readonly words: readonly string[]
}

export interface TermPlaces {
  /** The share of the whole question that each term makes up. */
  readonly shares: readonly number[]
  /** The place of the term with the largest share; -1 without terms. */
  readonly heaviest: number
  read(text: string): Held
  /** The share of the question that the best of several texts contains. */
  share(...texts: readonly Held[]): number
}

/** Prepares the search for a question's terms in many short texts. */
export function createTermPlaces({ terms }: Pick<Query, 'terms'>): TermPlaces {
  const known = new Map<string, readonly [place: number, strength: number]>()
  terms.forEach(({ term }, place) => known.set(term, [place, 1]))
  terms.forEach(({ similar }, place) => {
    for (const one of similar) {
      const { term } = one
      if (isRelated(one)) continue
      if (!known.has(term)) known.set(term, [place, SIMILAR_STRENGTH])
    }
  })
  const shares = readShares(terms)

  return {
    shares,
    heaviest: shares.indexOf(Math.max(...shares)),
    read(text) {
      const strengths = shares.map(() => 0)
      const words = readTerms(text)
      const places = words.map((term) => {
        const found = known.get(term)
        if (found === undefined) return -1
        const [place, strength] = found
        strengths[place] = Math.max(strengths[place] ?? 0, strength)
        return place
      })
      return { strengths, places, words }
    },
    share(...texts) {
      return shares.reduce((sum, share, place) => {
        return sum + share * Math.max(...texts.map(({ strengths }) => strengths[place] ?? 0))
      }, 0)
    },
  }
}

/** How much the words of earlier questions may weigh, relative to the words that are asked now. */
const MOST_CONTEXT = 0.5

function readShares(terms: Query['terms']): number[] {
  const weigh = (isContext: boolean): number =>
    terms
      .filter(({ origin }) => (origin === 'context') === isContext)
      .reduce((sum, { weight }) => sum + weight, 0)
  const own = weigh(false)
  const context = weigh(true)
  const factor = own > 0 && context > own * MOST_CONTEXT ? (own * MOST_CONTEXT) / context : 1
  const total = own + context * factor || 1
  return terms.map(({ weight, origin }) => (weight * (origin === 'context' ? factor : 1)) / total)
}
