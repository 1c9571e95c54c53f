import { API_FOLDER, MCP_PATH, REQUEST_HEADER } from '@docent/protocol/api'
import type { Handler } from '@docent/chat-server'
import type { Limits } from '@docent/content'
import { sendAnswer, serveRequest } from './adapter.ts'
import { EMBED_PATH } from './embedFiles.ts'
import { chooseRequestId, runInRequest } from './requestId.ts'
import { readTarget } from './target.ts'
import type { Serve } from './listen.ts'

export interface Routes {
  readonly api: Handler
  /** The scripts that pages of other sites load. */
  readonly embed: Serve
  /** The pages; absent when only the assistant is served. */
  readonly pages?: Serve
  /** The search page with results; without it, that page is an ordinary page. */
  readonly search?: SearchRoute
  /** The metrics for a monitoring system. */
  readonly metrics?: Serve
  readonly headers: Readonly<Record<string, string>>
  readonly limits: Limits
  readonly readiness: () => Readiness
}

/**
 * The state that `/readyz` tells: the process is shutting down, or it cannot store conversations, or neither.
 * The reason is only in the log.
 */
export type Readiness = 'ready' | 'leaving' | 'not ready'

/** The pages of the search: one in each language. */
export interface SearchRoute {
  has(path: string): boolean
  readonly answer: Handler
}

/** Sends each request to its handler, under an id that its response and the log have. */
export function createRoutes(routes: Routes): Serve {
  const answer = createAnswer(routes)
  return (request, response) => {
    const id = chooseRequestId(request, routes.limits)
    response.setHeader(REQUEST_HEADER, id)
    return runInRequest(id, () => answer(request, response))
  }
}

function createAnswer(routes: Routes): Serve {
  const { api, embed, pages, search, metrics, headers, limits, readiness } = routes
  return async (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const say = (status: number, sentence: string, more: Record<string, string> = {}) =>
      sendAnswer(toText(status, sentence, more), request, response, limits)
    if ((request.url ?? '/').length > limits.urlBytes) return say(414, 'The address is too long.')
    if (!readTarget(request)) return say(400, 'The address is not one of this site.')
    // Web-standard requests cannot have this method.
    if (request.method === 'TRACE') {
      return say(405, 'This site does not support TRACE.', { allow: 'GET, HEAD, POST' })
    }

    const [path] = (request.url ?? '/').split('?', 1)
    if (path === '/healthz') return say(200, 'ok')
    if (path === '/readyz') return say(readiness() === 'ready' ? 200 : 503, readiness())
    if (path === '/metrics' && metrics) return metrics(request, response)
    if (path?.startsWith(API_FOLDER) || path === MCP_PATH) {
      return serveRequest(api, request, response, limits)
    }
    if (path !== undefined && EMBED_PATH.test(path)) return embed(request, response)
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (search && path !== undefined && search.has(path) && isReading) {
      return serveRequest(search.answer, request, response, limits)
    }
    if (pages) return pages(request, response)
    return say(404, 'This server has no pages. It only answers questions.')
  }
}

function toText(status: number, sentence: string, headers: Record<string, string>): Response {
  return new Response(sentence, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    },
  })
}
