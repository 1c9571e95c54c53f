import type { DatabaseSync } from 'node:sqlite'
import type { PageCounts } from '../ranking/features.ts'
import { PAGE_CACHE_SIZE } from '../ranking/tuning.ts'
import { unpack } from '../words/skeleton.ts'

export type ReadPage = (number: number) => { readonly route: string; readonly page: PageCounts }

/** Reads how often pages have their terms, and keeps what it has read. */
export function openPageReader(database: DatabaseSync): ReadPage {
  const find = database.prepare('SELECT route, length, counts FROM pages WHERE number = ?')
  const pages = new Map<number, ReturnType<ReadPage>>()
  return (number) => {
    const known = pages.get(number)
    if (known) return known
    const row = find.get(number)
    const counts = unpack(row?.['counts'] as Uint8Array)
    const page = { counts, length: Number(row?.['length']) }
    const read = { route: String(row?.['route']), page }
    if (pages.size >= PAGE_CACHE_SIZE) pages.clear()
    pages.set(number, read)
    return read
  }
}
