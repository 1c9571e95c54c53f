// The order of a list of results, for the server and for the browser on hosts without our server.

import { toLetters } from '../words/toLetters.ts'

/** The most results of one page: more would leave no room for the others. */
const MOST_OF_PAGE = 3
/**
 * The minimum letters for a literal search of titles and headings, and how many such matches come
 * first.
 */
export const MIN_TITLE = 2
const MOST_TITLES = 3
/** A visitor who has typed this much of a title looks for that page. */
export const TITLE_SHARE = 0.5

/** The pages whose titles begin with what is typed, letter by letter: the shortest title first. */
export function findTyped<Page extends { readonly title: string }>(
  typed: string,
  pages: readonly Page[],
): Page[] {
  const letters = toLetters(typed)
  if (letters.length < MIN_TITLE) return []
  return pages
    .filter(({ title }) => toLetters(title).startsWith(letters))
    .toSorted((a, b) => a.title.length - b.title.length)
    .slice(0, MOST_TITLES)
}

/** The first results, without those that would be too many of one page. */
export function chooseResults<Result>(
  results: readonly Result[],
  limit: number,
  pageOf: (result: Result) => unknown,
): Result[] {
  const ofPage = new Map<unknown, number>()
  return results
    .filter((result) => {
      const count = (ofPage.get(pageOf(result)) ?? 0) + 1
      ofPage.set(pageOf(result), count)
      return count <= MOST_OF_PAGE
    })
    .slice(0, limit)
}
