import { API_FOLDER, SEARCH_ENDPOINT } from '@docent/protocol/api'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Handler } from '@docent/chat-server'
import { createSearchPageForm } from '@docent/site/search'
import type { SearchPage, SearchPageOptions } from '@docent/site/search'
import { chooseEncoding, encode, ONCE_QUALITY } from './encoding.ts'

export const SEARCH_PATH = '/search'

/** A page has more room than a dialog. */
const HITS = '12'

/** Reads the search page of a built site. @throws {Error} if it has no place for results. */
export async function openSearchPage(
  siteFolder: string,
  options: Omit<SearchPageOptions, 'html'>,
): Promise<SearchPage> {
  const html = await readFile(join(siteFolder, SEARCH_PATH, 'index.html'), 'utf8')
  return createSearchPageForm({ html, ...options })
}

/**
 * Answers `GET /search?q=` with results in the page, for browsers without JavaScript: the same
 * results as `/api/search`, under the same limits. Refusals keep their status and sentence.
 */
export function createSearchPageHandler(page: SearchPage, api: Handler): Handler {
  return async ({ url, headers }, from) => {
    const toPage = (html: string, init?: PageInit) =>
      writePage(html, headers.get('accept-encoding'), init)
    const query = new URL(url).searchParams.get('q') ?? ''
    if (query.trim() === '') return toPage(page.begin())

    const call = new URLSearchParams({ q: query, limit: HITS })
    const request = new Request(new URL(`${API_FOLDER}${SEARCH_ENDPOINT}?${call}`, url), {
      headers,
    })
    const answer = await api(request, from)
    if (answer.ok) return toPage(page.fill(query, (await answer.json()) as Results))

    const wait = answer.headers.get('retry-after')
    return toPage(page.refuse(query, await answer.text()), {
      status: answer.status,
      headers: wait === null ? {} : { 'retry-after': wait },
    })
  }
}

type Results = Parameters<SearchPage['fill']>[1]

interface PageInit {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

async function writePage(
  html: string,
  accepted: string | null,
  { status = 200, headers = {} }: PageInit = {},
): Promise<Response> {
  const encoding = chooseEncoding(accepted)
  const bytes = await encode(new TextEncoder().encode(html), encoding, ONCE_QUALITY)
  return new Response(bytes, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, max-age=0, must-revalidate',
      vary: 'accept-encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  })
}
