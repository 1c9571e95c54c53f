import { type Document, type Faq, findFaqs } from '@docent/content'
import type { Site } from '../site.ts'
import type { PageNote } from './types.ts'

/** Questions that one block shows: a reader opens a few, and a page has a size. */
const MOST_SHOWN = 12

/** The notes that a block of questions on a page shows, in the order of its places. */
export function chooseNotes(site: Site, document: Document, { places }: Faq): PageNote[] {
  const wanted = places.length === 0 ? [document.route] : places.map(site.to)
  const chosen = wanted.flatMap((place) =>
    site.notes.filter(({ route, url }) => (place.includes('#') ? url : route) === place),
  )
  return [...new Set(chosen)].slice(0, MOST_SHOWN)
}

/** All notes that a page shows, each once. */
export function listShownNotes(site: Site, document: Document): PageNote[] {
  const faqs = findFaqs(document.tokens)
  return [...new Set(faqs.flatMap((faq) => chooseNotes(site, document, faq)))]
}
