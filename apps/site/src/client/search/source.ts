import type { SearchResults } from '@docent/protocol/api'

/** Searches for the typed text, on the server or in the site's own index. */
export interface SearchSource {
  /** Earlier results for the same text. */
  recall(typed: string): SearchResults | undefined
  /** @throws {DOMException} when it was aborted; another error if nothing answers. */
  find(typed: string, signal: AbortSignal): Promise<SearchResults>
}

type FindInIndex = (typed: string, limit: number) => SearchResults

const LIMIT = 8
const MOST_KEPT = 50

/**
 * Asks the server, and if it does not answer searches (a host of plain files) the site's index.
 *
 * @param address with the beginning of its query: `/api/search?`.
 */
export function createSource(loadIndex: () => Promise<FindInIndex>, address: string): SearchSource {
  const kept = new Map<string, SearchResults>()
  let hasServer = true

  async function ask(typed: string, signal: AbortSignal): Promise<SearchResults | undefined> {
    if (!hasServer) return undefined
    try {
      const query = new URLSearchParams({ q: typed, limit: String(LIMIT) })
      const response = await fetch(address + query, { signal })
      hasServer = response.status !== 404
      // Some hosts answer every address with a page.
      const isAnswer = response.headers.get('content-type')?.startsWith('application/json')
      if (response.ok && isAnswer) return (await response.json()) as SearchResults
    } catch {
      // It cannot be reached now: it may be the next time.
    }
    signal.throwIfAborted()
    return undefined
  }

  return {
    recall: (typed) => kept.get(typed),
    async find(typed, signal) {
      const results = (await ask(typed, signal)) ?? (await loadIndex())(typed, LIMIT)
      signal.throwIfAborted()
      if (kept.size >= MOST_KEPT) kept.clear()
      kept.set(typed, results)
      return results
    },
  }
}
