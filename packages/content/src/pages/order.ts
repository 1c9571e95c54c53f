import type { Document, ListOrder } from '../types.ts'

type Listed = Pick<Document, 'order' | 'date' | 'title' | 'offer'>
type Compare = (a: Listed, b: Listed) => number

/** The order in which a collection is listed: by `order`, then the newest first, then by title. */
export function compareForLists(
  a: Pick<Document, 'order' | 'date' | 'title'>,
  b: Pick<Document, 'order' | 'date' | 'title'>,
): number {
  return (a.order ?? LAST) - (b.order ?? LAST) || compareDays(a, b) || compareTitles(a, b)
}

/** The order that the author of a list has chosen, with the usual one between equals. */
export function createListOrder(sort: ListOrder | undefined): Compare {
  const compare = sort === undefined ? () => 0 : ORDERS[sort]
  return (a, b) => compare(a, b) || compareForLists(a, b)
}

const LAST = Number.MAX_SAFE_INTEGER

const ORDERS: Readonly<Record<ListOrder, Compare>> = {
  order: compareForLists,
  price: (a, b) => (a.offer?.price?.amount ?? LAST) - (b.offer?.price?.amount ?? LAST),
  date: compareDays,
  title: compareTitles,
}

function compareDays(a: Pick<Document, 'date'>, b: Pick<Document, 'date'>): number {
  return (b.date ?? '').localeCompare(a.date ?? '')
}

function compareTitles(a: Pick<Document, 'title'>, b: Pick<Document, 'title'>): number {
  return a.title.localeCompare(b.title, 'en')
}
