import {
  CHAT_HEADER,
  MCP_PATH,
  REQUEST_HEADER,
  RESUME_HEADER,
  SESSION_HEADER,
} from '@docent/protocol/api'
import type { Handler } from '../chat/chat.ts'

export interface OriginRules {
  /** The public address of the site; empty if it is not known. */
  readonly url: string
  /** Other sites whose pages may ask. */
  readonly allowedOrigins: readonly string[]
}

/** The headers that a page of another site may read, besides the body. */
const EXPOSED = `${CHAT_HEADER}, ${SESSION_HEADER}, ${REQUEST_HEADER}, x-vercel-ai-data-stream, x-vercel-ai-ui-message-stream, retry-after, etag`

/** The headers that such a page may send. */
const SENT = `content-type, ${CHAT_HEADER}, ${SESSION_HEADER}, ${RESUME_HEADER}`

/** At `/mcp` it is the protocol that says what a client sends and reads, and no token is ours. */
const MCP_SENT =
  'content-type, authorization, last-event-id, mcp-method, mcp-name, mcp-protocol-version, mcp-session-id'
const MCP_EXPOSED = `mcp-session-id, ${REQUEST_HEADER}, retry-after, www-authenticate`

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, DELETE',
  // As long as any browser keeps it: two hours.
  'access-control-max-age': '7200',
}

/**
 * Lets pages of the site itself and of allowed sites ask, and nobody else's: their browsers send an
 * `origin`. A caller without one, such as a server or a command line, is not a page.
 *
 * A page that is not allowed may have a form or a script send what needs no permission. The server
 * refuses that before it does any work; responses to reads are withheld by the browser.
 */
export function guardOrigins(handler: Handler, readRules: () => OriginRules): Handler {
  return async (request, from) => {
    const side = findSide(request, readRules())
    if (isPreflight(request) && side !== 'own') return answerPreflight(request, side)
    if (side === 'foreign' && !isReading(request)) return refuse(request)

    const response = await handler(request, from)
    response.headers.append('vary', 'origin')
    if (side === 'allowed') {
      response.headers.set('access-control-allow-origin', originOf(request))
      response.headers.set('access-control-expose-headers', isMcp(request) ? MCP_EXPOSED : EXPOSED)
    }
    return response
  }
}

type Side = 'own' | 'allowed' | 'foreign'

function findSide({ headers }: Request, { url, allowedOrigins }: OriginRules): Side {
  const origin = headers.get('origin')
  if (origin === null) return headers.get('sec-fetch-site') === 'cross-site' ? 'foreign' : 'own'
  if (allowedOrigins.includes(origin)) return 'allowed'
  // A proxy that terminates TLS turns https into http here, so only the host counts.
  if (origin.replace(/^https?:\/\//, '') === headers.get('host')) return 'own'
  // The pages may be on another host than the assistant: their browser then asks for permission.
  return url !== '' && URL.canParse(url) && new URL(url).origin === origin ? 'allowed' : 'foreign'
}

function isPreflight({ method, headers }: Request): boolean {
  return method === 'OPTIONS' && headers.has('access-control-request-method')
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

function isMcp({ url }: Request): boolean {
  return new URL(url).pathname === MCP_PATH
}

function answerPreflight(request: Request, side: Side): Response {
  if (side === 'foreign') return refuse(request)
  const allowed = {
    'access-control-allow-origin': originOf(request),
    'access-control-allow-headers': isMcp(request) ? MCP_SENT : SENT,
    vary: 'origin',
  }
  return new Response(null, { status: 204, headers: { ...allowed, ...PREFLIGHT } })
}

const MAX_SAID = 100

function refuse(request: Request): Response {
  const origin = originOf(request).slice(0, MAX_SAID)
  const who = origin === '' || origin === 'null' ? 'other sites' : origin
  return new Response(
    `This assistant does not answer pages of ${who}. Its owner has not listed it in allowedOrigins.`,
    {
      status: 403,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        vary: 'origin',
      },
    },
  )
}

function originOf({ headers }: Request): string {
  return headers.get('origin') ?? ''
}
