import type { FromPages, Question } from '@docent/answers'
import type { Hit, Query } from '@docent/retrieval'

type Findings = FromPages['findings']

/** A question is about something else if no passage holds this share of it. */
const FOREIGN_BELOW = 0.3
/**
 * The share counts in full on a site of this many pages. On a smaller one, an unknown word weighs too
 * much.
 */
const MANY_PAGES = 1000
const FEW_PAGES = 10
/** How many of the best passages are looked at. */
const LOOKED_AT = 3

/**
 * Whether a model is asked. The pages' own engine refuses far more: a mistyped word or an everyday
 * verb that no page has must not end a question that a model would understand.
 */
export function isForModel({ isPlain }: Question, { verdict, hits, query }: Findings): boolean {
  if (isPlain === true || verdict === 'exhausted' || hits.length === 0) return false
  return verdict === 'answer' || readHeldShare(query, hits) >= FOREIGN_BELOW * readSize(query.pages)
}

/** The largest share of a question that one passage holds. Words that no page has count as not held. */
function readHeldShare({ terms, unknownWeights }: Query, hits: readonly Hit[]): number {
  const known = terms.reduce((sum, { weight }) => sum + weight, 0)
  const unknown = Object.values(unknownWeights).reduce((sum, weight) => sum + weight, 0)
  const best = Math.max(...hits.slice(0, LOOKED_AT).map(({ features }) => features.coverage))
  return known === 0 ? 0 : (best * known) / (known + unknown)
}

/** 0 for a site of a few pages, 1 for one of many. */
function readSize(pages: number): number {
  const size = Math.log(pages / FEW_PAGES) / Math.log(MANY_PAGES / FEW_PAGES)
  return Math.min(1, Math.max(0, size))
}
