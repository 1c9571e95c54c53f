import { readTerms } from '@docent/retrieval'
import type { Hit, Query } from '@docent/retrieval'
import { findFullest, readOwnTerms } from './holding.ts'

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’._-]+[\p{L}\p{N}\p{M}]+)*/gu
/** A section with this share of the words that pages have is probably about the question. */
const FULL = 0.7
/** A term of at least this weight is rare enough for a subject. A section has a single one by chance. */
const HEAVY = 3
const FEWEST_SUBJECTS = 2
/** The share of its weight that an unknown word keeps next to such a section. */
const KEPT = 0.3

/**
 * The same question with less weight for words that no page has, if one section has nearly all the rest.
 * "My site loops with too many redirects" does not fail on "loops". Names keep their weight, because a
 * name is mostly the subject.
 */
export function easeUnknown(query: Query, hits: readonly Hit[]): Query {
  const { ordinary, other, name } = query.unknownWeights
  if (ordinary + other === 0 || namesKind(query) || !isFullyHeld(query, hits)) return query
  return { ...query, unknownWeights: { ordinary: KEPT * ordinary, other: KEPT * other, name } }
}

/** "Credit card" on pages about cards: an unknown word before a subject tells which kind is meant. */
function namesKind(query: Query): boolean {
  const words: readonly string[] = query.text.match(WORD) ?? []
  const subjects = new Set(readSubjects(query).map(({ term }) => term))
  return query.unknown.some((word) => {
    const next = words[words.indexOf(word) + 1]
    return next !== undefined && readTerms(next).some((term) => subjects.has(term))
  })
}

function readSubjects(query: Query): ReturnType<typeof readOwnTerms> {
  return readOwnTerms(query).filter(({ weight }) => weight >= HEAVY)
}

function isFullyHeld(query: Query, hits: readonly Hit[]): boolean {
  const fullest = findFullest(query, hits)
  if (fullest === undefined || fullest.share < FULL) return false
  return (
    readSubjects(query).filter(({ term }) => fullest.literal.has(term)).length >= FEWEST_SUBJECTS
  )
}
