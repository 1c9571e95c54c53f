import { fillText } from '@docent/texts'
import type { ServerTexts } from '@docent/texts'
import type { Log } from '@docent/answers'
import type { Search, SearchResults } from '@docent/protocol/api'
import type { Handler } from '../chat/chat.ts'
import { toFailure } from '../requests/failure.ts'
import { Refusal } from '../requests/refusal.ts'

export interface SearchHandlerOptions {
  readonly search: Search
  readonly log: Log
  /** In the language of the site. @default English */
  readonly texts?: ServerTexts
}

/** The longest query, in UTF-16 units, and the number of hits that a client may ask for. */
const MAX_QUERY = 200
const MAX_HITS = 20
const DEFAULT_HITS = 8

// The answer of the same letters is the same for as long as a visitor types. It is nobody else's: a
// visitor's session may travel with it.
const CACHING = 'private, max-age=30'

/**
 * Answers `GET /api/search?q=&limit=`: `{hits, corrected}`, the best hits first. It also answers while
 * a visitor types: the last word may be incomplete. Never rejects.
 */
export function createSearchHandler({ search, log, texts }: SearchHandlerOptions): Handler {
  return async (request) => {
    try {
      if (request.method !== 'GET') {
        throw new Refusal(405, 'Use GET to search.', { allow: 'GET' })
      }
      const { searchParams } = new URL(request.url)
      const query = readWords(searchParams.get('q'))
      const limit = readLimit(searchParams.get('limit'))
      const found: SearchResults = query === '' ? NOTHING : search(query, limit)
      return Response.json(found, {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': CACHING,
          'x-content-type-options': 'nosniff',
        },
      })
    } catch (error) {
      return toFailure(error, log, texts)
    }
  }
}

const NOTHING: SearchResults = { hits: [], corrected: [] }

function readWords(query: string | null): string {
  if (query === null)
    throw new Refusal(400, 'The search has no q parameter: use /api/search?q=WORDS.')
  if (query.length > MAX_QUERY) {
    const { length } = query
    throw new Refusal(400, (texts) => fillText(texts.searchTooLong, { length, most: MAX_QUERY }))
  }
  // The end tells whether a word is whole.
  return query.toWellFormed().replaceAll('\u0000', '').trimStart()
}

function readLimit(limit: string | null): number {
  if (limit === null) return DEFAULT_HITS
  const hits = /^\d{1,3}$/.test(limit) ? Number(limit) : 0
  if (hits >= 1 && hits <= MAX_HITS) return hits
  throw new Refusal(400, `The search limit must be a whole number from 1 to ${MAX_HITS}.`)
}
