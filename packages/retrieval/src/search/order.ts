// The order of a list of results, for the server and for the browser on hosts without our server.

import { toLetters } from '../words/toLetters.ts'
import type { TitledPage } from './siteIndex.ts'

/** The most results of one page: more would leave no room for the others. */
const MOST_OF_PAGE = 3
/**
 * The minimum letters for a literal search of titles and headings, and how many such matches come
 * first.
 */
export const MIN_TITLE = 2
const MOST_TITLES = 3

/** The pages whose titles begin with the query, letter by letter: the shortest title first. */
export function findTyped(typed: string, pages: readonly TitledPage[]): TitledPage[] {
  const letters = toLetters(typed)
  if (letters.length < MIN_TITLE) return []
  return pages
    .filter(({ title }) => toLetters(title).startsWith(letters))
    .toSorted((a, b) => a.title.length - b.title.length || (a.route < b.route ? -1 : 1))
    .slice(0, MOST_TITLES)
}

/** The first addresses, without those above the limit for one page. */
export function chooseResults(urls: readonly (string | undefined)[], limit: number): string[] {
  const ofPage = new Map<string, number>()
  return urls
    .filter((url) => url !== undefined)
    .filter((url) => {
      const page = url.split('#', 1).join('')
      const count = (ofPage.get(page) ?? 0) + 1
      ofPage.set(page, count)
      return count <= MOST_OF_PAGE
    })
    .slice(0, limit)
}
