import type { Document } from '../types.ts'

/** The order in which a collection is listed: by `order`, then the newest first, then by title. */
export function compareForLists(
  a: Pick<Document, 'order' | 'date' | 'title'>,
  b: Pick<Document, 'order' | 'date' | 'title'>,
): number {
  return (
    (a.order ?? LAST) - (b.order ?? LAST) ||
    (b.date ?? '').localeCompare(a.date ?? '') ||
    a.title.localeCompare(b.title, 'en')
  )
}

const LAST = Number.MAX_SAFE_INTEGER
