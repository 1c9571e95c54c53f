import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { Candidate } from '../ranking/features.ts'
import type { Facts } from './file.node.ts'
import { chooseFirstTerms } from '../words/firstTerms.ts'
import { matchAny } from './matchAny.ts'
import type { ReadPage } from './pageReader.node.ts'
import { isRelated } from '../ranking/isRelated.ts'
import type { Query, QueryTerm } from '../ranking/query.ts'
import { unpack } from '../words/skeleton.ts'
import { FIRST_STAGE } from '../ranking/tuning.ts'

export interface NumberedCandidate extends Candidate {
  readonly number: number
}

/**
 * The first stage of a search: returns the passages that the full-text index ranks highest, and
 * those with the numbers in `also`, for the ranking.
 */
export function openCandidates(
  database: DatabaseSync,
  { passages }: Pick<Facts, 'passages'>,
  readPage: ReadPage,
): (query: Query, also?: Iterable<number>) => NumberedCandidate[] {
  // The plus keeps FTS5 from sorting all matches: SQLite keeps only the best ones.
  const find = database.prepare(`
    SELECT passages.number, page, skeleton
    FROM (SELECT rowid FROM passage_index WHERE passage_index MATCH ? ORDER BY +rank LIMIT ?) AS found
    JOIN passages ON passages.number = found.rowid
  `)
  const findNumbered = database.prepare(
    'SELECT number, page, skeleton FROM passages WHERE number = ?',
  )

  /** Related words are searched for by themselves: rarer ones would drive out the visitor's own. */
  function findFirst(terms: readonly QueryTerm[]): Record<string, SQLOutputValue>[] {
    const closest = terms.map((term) => ({
      ...term,
      similar: term.similar.filter((one) => !isRelated(one)),
    }))
    const searches = [closest, terms].map((some) => matchAny(chooseFirstTerms(some, passages)))
    const found = new Map<unknown, Record<string, SQLOutputValue>>()
    for (const search of new Set(searches)) {
      if (search === '') continue
      for (const row of find.all(search, FIRST_STAGE)) found.set(row['number'], row)
    }
    return [...found.values()]
  }

  return (query, also = []) => {
    const found = findFirst(query.terms)
    const known = new Set(found.map(({ number }) => Number(number)))
    const more = [...also].filter((number) => !known.has(number))
    const rows = more.map((number) => findNumbered.get(number)).filter((row) => row !== undefined)
    return [...found, ...rows].map(({ number, page, skeleton }) => ({
      number: Number(number),
      skeleton: unpack(skeleton as Uint8Array),
      ...readPage(Number(page)),
    }))
  }
}
