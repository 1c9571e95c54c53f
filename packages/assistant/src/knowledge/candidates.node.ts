import type { DatabaseSync } from 'node:sqlite'
import type { Candidate, PageCounts } from './features.ts'
import type { Facts } from './file.node.ts'
import type { Query } from './query.ts'
import { unpack } from './skeleton.ts'
import { FIRST_STAGE, MAX_FIRST_PASSAGES, MIN_FIRST_TERMS, PAGE_CACHE_SIZE } from './tuning.ts'

export interface NumberedCandidate extends Candidate {
  readonly number: number
}

/** The first stage: the passages that the full-text index thinks best, for the ranking to judge. */
export function openCandidates(
  database: DatabaseSync,
  { passages }: Pick<Facts, 'passages'>,
): (query: Query) => NumberedCandidate[] {
  const find = database.prepare(`
    SELECT passages.number, page, skeleton
    FROM (SELECT rowid FROM passage_index WHERE passage_index MATCH ? ORDER BY rank LIMIT ?) AS found
    JOIN passages ON passages.number = found.rowid
  `)
  const findPage = database.prepare('SELECT route, length, counts FROM pages WHERE number = ?')
  const pages = new Map<number, { route: string; page: PageCounts }>()

  function readPage(number: number): { route: string; page: PageCounts } {
    const known = pages.get(number)
    if (known) return known
    const row = findPage.get(number)
    const counts = unpack(row?.['counts'] as Uint8Array)
    const read = {
      route: String(row?.['route']),
      page: { counts, length: Number(row?.['length']) },
    }
    if (pages.size >= PAGE_CACHE_SIZE) pages.clear()
    pages.set(number, read)
    return read
  }

  return (query) => {
    if (query.terms.length === 0) return []
    return find
      .all(toExpression(query, passages), FIRST_STAGE)
      .map(({ number, page, skeleton }) => ({
        number: Number(number),
        skeleton: unpack(skeleton as Uint8Array),
        ...readPage(Number(page)),
      }))
  }
}

/**
 * The terms to find candidates by, rarest first, as long as few enough passages hold them: the time
 * that the index takes grows with their number, and what half of all passages say finds none.
 *
 * Such a term is left out altogether where another one alone finds enough: its weight in BM25 is
 * next to nothing, and to weigh it takes most of the time.
 *
 * Terms hold no quotation mark, so that between two of them everything is a term.
 */
function toExpression({ terms }: Query, allPassages: number): string {
  const all = terms.flatMap((term) => [term, ...term.similar])
  const rarestFirst = all.toSorted((a, b) => a.passages - b.passages)
  const chosen = new Set<string>()
  let passages = 0
  let mostHeld = 0
  for (const term of rarestFirst) {
    if (chosen.size >= MIN_FIRST_TERMS && passages + term.passages > MAX_FIRST_PASSAGES) break
    if (term.passages * 2 > allPassages && mostHeld >= FIRST_STAGE) break
    chosen.add(term.term)
    passages += term.passages
    mostHeld = term.passages
  }
  return [...chosen].map((term) => `"${term}"`).join(' OR ')
}
