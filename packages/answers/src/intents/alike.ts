// Questions that an author wrote above a section, in other words than the visitor's. "Can I see what
// people asked?" shares almost no telling word with the section that says how to see what visitors asked.

import type { AlikeQuestion, Hit, Knowledge, Query } from '@docent/retrieval'

/** A question above a section that is this much the same needs no other section. */
const SAME = 0.76
/** Everything that the ranking finds. */
const ALL = 120

/** The hits with the sections whose headings ask nearly the same. */
export function addAlike(
  alike: readonly AlikeQuestion[],
  query: Query,
  knowledge: Knowledge,
  hits: readonly Hit[],
): readonly Hit[] {
  const found = new Set(hits.map(({ passage }) => passage.id))
  const missing = new Set(alike.map(({ passage }) => passage).filter((id) => !found.has(id)))
  if (missing.size === 0) return hits
  const more = knowledge.search(query, { limit: ALL })
  return [...hits, ...more.filter(({ passage }) => missing.has(passage.id))]
}

/** The hit whose heading asks the same, if there is one. */
export function findSame([best]: readonly AlikeQuestion[], hits: readonly Hit[]): Hit | undefined {
  if (best === undefined || best.fit < SAME) return undefined
  return hits.find(({ passage }) => passage.id === best.passage)
}
