import { API_FOLDER, SEARCH_ENDPOINT } from '@docent/protocol/api'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Handler } from '@docent/chat-server'
import type { Config } from '@docent/content'
import { createSearchPageForm } from '@docent/site/search'
import type { SearchPage, SearchPageOptions } from '@docent/site/search'
import type { SearchRoute } from './routes.ts'
import { chooseEncoding, encode, ONCE_QUALITY } from './encoding.ts'

const SEARCH_PATH = '/search'

/** A page has more room than a dialog. */
const HITS = '12'

/** The page of the search in one language. */
export interface LanguageSearchPage {
  readonly page: SearchPage
  /** Its path, which names the language whose pages are searched. */
  readonly path: string
}

interface SearchPlace extends Omit<SearchPageOptions, 'html'> {
  readonly path: string
}

/** The paths of the search, each with the texts of its page. */
export function listSearchPages(config: Config): readonly [SearchPlace, ...SearchPlace[]] {
  const [, ...others] = config.languages
  return [
    { path: SEARCH_PATH, language: config.language, navigation: config.navigation },
    ...others.map(({ language, navigation }) => {
      return { path: `/${language}${SEARCH_PATH}`, language, navigation }
    }),
  ]
}

/**
 * Reads the search page of a built site in each of its languages, by path.
 *
 * @throws {Error} if a page has no place for results.
 */
export async function openSearchPages(
  siteFolder: string,
  config: Config,
): Promise<ReadonlyMap<string, LanguageSearchPage>> {
  const pages = await Promise.all(
    listSearchPages(config).map(async ({ path, ...options }) => {
      const html = await readFile(join(siteFolder, path, 'index.html'), 'utf8')
      const page = createSearchPageForm({ html, ...options })
      return [path, { page, path }] as const
    }),
  )
  return new Map(pages)
}

/**
 * Answers `GET /search?q=` with results in the page, for browsers without JavaScript: the same
 * results as `/api/search`, under the same limits. Refusals keep their status and sentence.
 */
export function createSearchPageHandler({ page, path }: LanguageSearchPage, api: Handler): Handler {
  return async ({ url, headers }, from) => {
    const toPage = (html: string) => writePage(html, headers.get('accept-encoding'))
    const query = new URL(url).searchParams.get('q') ?? ''
    if (query.trim() === '') return toPage(page.begin())

    const call = new URLSearchParams({ q: query, limit: HITS })
    if (path !== SEARCH_PATH) call.set('page', path)
    const request = new Request(new URL(`${API_FOLDER}${SEARCH_ENDPOINT}?${call}`, url), {
      headers,
    })
    const answer = await api(request, from)
    if (answer.ok) return toPage(page.fill(query, (await answer.json()) as Results))

    const wait = answer.headers.get('retry-after')
    // Compression would take longer than the rest of the refusal, and the page is small.
    return writePage(page.refuse(query, await answer.text()), null, {
      status: answer.status,
      headers: wait === null ? {} : { 'retry-after': wait },
    })
  }
}

/** The pages of the search as they are now: a new build replaces them. */
export type ReadSearchPages = () => ReadonlyMap<string, LanguageSearchPage>

/** Answers at the path of each page of the search. */
export function openSearchRoute(read: ReadSearchPages, api: Handler): SearchRoute {
  return {
    has: (path) => read().has(path),
    async answer(request, from) {
      const page = read().get(new URL(request.url).pathname)
      // A build with other languages may have come in between.
      if (page === undefined) return new Response('This page does not exist.', { status: 404 })
      return createSearchPageHandler(page, api)(request, from)
    },
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
