import type { Document } from '../types.ts'

type Dated = Pick<Document, 'draft' | 'date'>

/** The calendar day of a moment in UTC, so that every machine publishes a page at the same time. */
export function toUtcDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

/** Whether visitors may see a page: it is not a draft, and its day has come. */
export function isPublished(page: Dated, today: string): boolean {
  return explainUnpublished(page, today) === undefined
}

/** Why visitors do not see a page: completes "The page is …". Undefined for one that they see. */
export function explainUnpublished({ draft, date }: Dated, today: string): string | undefined {
  if (draft) return 'a draft'
  return date !== undefined && date > today ? `scheduled for ${date}` : undefined
}

/** The next day on which a page becomes public; undefined if none is waiting. */
export function findNextDue(pages: readonly Dated[], today: string): string | undefined {
  return pages
    .flatMap(({ draft, date }) => (!draft && date !== undefined && date > today ? [date] : []))
    .toSorted()[0]
}
