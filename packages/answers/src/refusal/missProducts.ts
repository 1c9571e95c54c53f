import { readTerms } from '@docent/retrieval'
import type { Hit, Query } from '@docent/retrieval'

/** The best sections: one of them must be about the kind of a product that no page names. */
const LOOKED_AT = 3
/** A section that has the kind this often is about it, whatever its heading says. */
const OFTEN = 2
/** A heading that is only an identifier names a setting: `TRUSTED_PROXY` is not about proxies. */
const IDENTIFIER = /^\W*\w+(?:[._-]+\w+)+\W*$/
/** The words around a product whose own settings are asked for. */
const BEFORE =
  /\b(?:configur\w+|config|install\w*|set up|setting up|tune|tuning|write an?|example) (?:an? |the |my |our )?$/i
const AFTER = /^ (?:config\w*|conf|file|settings?|rules?|block|snippet|example|template)\b/i

type Term = Query['terms'][number]

/**
 * A product that no page names is found by its kind: "log in with Okta" by SAML. A section about
 * SAML answers that, but one that only mentions a proxy does not tell how to configure nginx. So the
 * product counts as an unknown name unless one of the best sections is about its kind.
 */
export function missProducts(query: Query, hits: readonly Hit[]): Query {
  const isMissing = (term: Term): boolean =>
    term.unnamed !== undefined && !isCovered(term, query, hits)
  const missing = query.terms.filter(isMissing)
  if (missing.length === 0) return query
  const { name, ...kinds } = query.unknownWeights
  const weight = missing.reduce((sum, { unnamed = 0 }) => sum + unnamed, name)
  return {
    ...query,
    terms: query.terms.filter((term) => !missing.includes(term)),
    // The places of the pairs are those of all terms.
    pairs: [],
    unknown: [...query.unknown, ...missing.map(({ term }) => term)],
    unknownWeights: { ...kinds, name: weight },
  }
}

function isCovered(term: Term, { text }: Query, hits: readonly Hit[]): boolean {
  const kinds = new Set(term.similar.map((other) => other.term))
  const count = (told: string): number => readTerms(told).filter((word) => kinds.has(word)).length
  const isNamed = ({ passage: { title, path, heading } }: Hit): boolean =>
    [title, ...path, heading].some((told) => !IDENTIFIER.test(told) && count(told) > 0)
  if (asksForItsSettings(term, text)) return hits.slice(0, 1).some(isNamed)
  return hits.slice(0, LOOKED_AT).some((hit) => isNamed(hit) || count(hit.passage.text) >= OFTEN)
}

function asksForItsSettings({ term }: Term, text: string): boolean {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)]
    .filter(([word]) => readTerms(word).includes(term))
    .some(({ 0: word, index }) => {
      return BEFORE.test(text.slice(0, index)) || AFTER.test(text.slice(index + word.length))
    })
}
