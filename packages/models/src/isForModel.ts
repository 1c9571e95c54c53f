import type { FromPages, Question } from '@docent/answers'
import { measureSite } from '@docent/retrieval'
import type { Hit, Query } from '@docent/retrieval'

type Findings = FromPages['findings']

/** A question is about something else if no passage holds this share of it. */
const FOREIGN_BELOW = 0.3
/** The share counts in full on a site of many pages. On a smaller one, an unknown word weighs too much. */
const SITE_PAGES = { few: 10, many: 1000 }
/** How many of the best passages are looked at. */
const LOOKED_AT = 3

/**
 * Whether a model is asked. The pages' own engine refuses far more: a mistyped word or an everyday
 * verb that no page has must not end a question that a model would understand.
 */
export function isForModel(
  { isPlain }: Question,
  { verdict, hits, query, missing }: Findings,
): boolean {
  if (isPlain === true || verdict === 'exhausted' || hits.length === 0) return false
  return (
    verdict === 'answer' ||
    // A page is close to the question, so it is not about something else.
    missing !== undefined ||
    readHeldShare(query, hits) >= FOREIGN_BELOW * measureSite(query.pages, SITE_PAGES)
  )
}

/** The largest share of a question that one passage holds. Words that no page has count as not held. */
function readHeldShare({ terms, unknownWeights }: Query, hits: readonly Hit[]): number {
  const known = terms.reduce((sum, { weight }) => sum + weight, 0)
  const unknown = Object.values(unknownWeights).reduce((sum, weight) => sum + weight, 0)
  const best = Math.max(...hits.slice(0, LOOKED_AT).map(({ features }) => features.coverage))
  return known === 0 ? 0 : (best * known) / (known + unknown)
}
