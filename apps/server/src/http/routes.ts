import type { ServerResponse } from 'node:http'
import type { Handler, Limits } from '@docent/assistant'
import { serveRequest } from './adapter.ts'
import { EMBED_PATH } from './embedFiles.ts'
import { SEARCH_PATH } from './searchPage.ts'
import type { Serve } from './listen.ts'

export interface Routes {
  readonly api: Handler
  /** The scripts that pages of other sites load. */
  readonly embed: Serve
  /** The pages; absent when the assistant is served alone. */
  readonly pages?: Serve
  /** The page of the search with its results; without it that is a page like others. */
  readonly search?: Handler
  readonly headers: Readonly<Record<string, string>>
  readonly limits: Limits
  /** False once the process is on its way out. */
  readonly isReady: () => boolean
}

/** Sends each request to whoever answers it. */
export function createRoutes(routes: Routes): Serve {
  const { api, embed, pages, search, headers, limits, isReady } = routes
  return async (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const url = request.url ?? '/'
    if (url.length > limits.urlBytes) return say(response, 414, 'The address is too long.')
    if (!url.startsWith('/')) return say(response, 400, 'The address is not one of this site.')

    const [path] = url.split('?', 1)
    if (path === '/healthz') return say(response, 200, 'ok')
    if (path === '/readyz')
      return isReady() ? say(response, 200, 'ready') : say(response, 503, 'leaving')
    if (path?.startsWith('/api/') || path === '/mcp') {
      return serveRequest(api, request, response, limits)
    }
    if (path !== undefined && EMBED_PATH.test(path)) return embed(request, response)
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (search && path === SEARCH_PATH && isReading) {
      return serveRequest(search, request, response, limits)
    }
    if (pages) return pages(request, response)
    return say(response, 404, 'This server answers questions, and has no pages.')
  }
}

function say(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(sentence)
}
