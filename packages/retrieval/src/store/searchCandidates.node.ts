import type { DatabaseSync } from 'node:sqlite'
import type { PageCounts } from '../ranking/features.ts'
import { chooseFirstTerms } from '../words/firstTerms.ts'
import { unpack } from '../words/skeleton.ts'
import type { Facts } from './file.node.ts'
import { matchAny } from './matchAny.ts'
import type { ReadPage } from './pageReader.node.ts'

/** A passage that the search ranks. */
export interface SearchCandidate {
  readonly id: string
  readonly skeleton: Uint32Array
  readonly route: string
  readonly page: PageCounts
}

/** On a site with more passages, which no browser loads, only the best of the full-text index are read. */
const SMALL_SITE = 1000
const MOST_OF_LARGE = 300

/** Finds the passages that have one of some terms. */
export function openSearchCandidates(
  database: DatabaseSync,
  { passages }: Pick<Facts, 'passages'>,
  readPage: ReadPage,
): (terms: Parameters<typeof chooseFirstTerms>[0]) => SearchCandidate[] {
  const columns = 'SELECT id, page, skeleton FROM'
  const join = 'AS found JOIN passages ON passages.number = found.rowid'
  const match = 'SELECT rowid FROM passage_index WHERE passage_index MATCH ?'
  const findAll = database.prepare(`${columns} (${match}) ${join}`)
  const findBest = database.prepare(
    `${columns} (${match} ORDER BY +rank LIMIT ${MOST_OF_LARGE}) ${join}`,
  )
  return (terms) => {
    if (terms.length === 0) return []
    const isSmall = passages <= SMALL_SITE
    const rows = isSmall
      ? findAll.all(matchAny(terms.map(({ term }) => term)))
      : findBest.all(matchAny(chooseFirstTerms(terms, passages)))
    return rows.map(({ id, page, skeleton }) => ({
      id: String(id),
      skeleton: unpack(skeleton as Uint8Array),
      ...readPage(Number(page)),
    }))
  }
}
