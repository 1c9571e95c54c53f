import type { Hit } from '@docent/retrieval'
import type { EvalQuestion, ExpectedPlace } from './question.ts'
import { isSection, type EvalSite } from './site.ts'

/** The ranks of the expected places in the search results. */
export interface Ranks {
  /** Among distinct pages, by the best passage of each. */
  readonly page: Ranking
  /** Among passages. */
  readonly section: Ranking
}

export interface Ranking {
  /** The rank of the first right one, from 1; undefined if none was found. */
  readonly first: number | undefined
  /** How well the first ten are in order, from 0 to 1. */
  readonly ndcg: number
  /** The item at that rank. */
  readonly hit?: Hit
}

const NDCG_AT = 10

/** The ranks of the expected places, best hit first. */
export function readRanks({ expected }: EvalQuestion, hits: readonly Hit[], site: EvalSite): Ranks {
  const pages = hits.filter(({ passage }, index) => {
    return hits.findIndex((other) => other.passage.route === passage.route) === index
  })
  const files = expected.map(({ file }): ExpectedPlace => ({ file }))
  return { page: rank(files, pages, site), section: rank(expected, hits, site) }
}

function rank(expected: readonly ExpectedPlace[], hits: readonly Hit[], site: EvalSite): Ranking {
  const places = distinct(expected)
  const found = places
    .map((place) => hits.findIndex((hit) => isPlace(place, hit, site)))
    .filter((index) => index >= 0)
  // Two places may be the same passage, which counts once.
  const ranks = [...new Set(found)].map((index) => index + 1).toSorted((a, b) => a - b)
  const [first] = ranks
  const hit = first === undefined ? undefined : hits[first - 1]
  return { first, ndcg: readNdcg(ranks, places.length), ...(hit && { hit }) }
}

function distinct(places: readonly ExpectedPlace[]): ExpectedPlace[] {
  return [...new Map(places.map((place) => [`${place.file}#${place.heading}`, place])).values()]
}

function isPlace(place: ExpectedPlace, { passage }: Hit, site: EvalSite): boolean {
  return site.routeOf(place.file) === passage.route && isSection(place, passage.heading)
}

/** Discounted gain by rank, compared with that of the best possible order. */
function readNdcg(ranks: readonly number[], places: number): number {
  const ideal = Array.from({ length: Math.min(places, NDCG_AT) }, (_, index) => index + 1)
  const gain = sumGains(ranks.filter((one) => one <= NDCG_AT))
  return ideal.length === 0 ? 0 : gain / sumGains(ideal)
}

function sumGains(ranks: readonly number[]): number {
  return ranks.reduce((sum, one) => sum + 1 / Math.log2(one + 1), 0)
}
