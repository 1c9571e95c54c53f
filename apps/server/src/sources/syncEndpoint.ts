import { hash, timingSafeEqual } from 'node:crypto'
import type { Handler } from '@docent/chat-server'

/** Below `/api/`: the short one is in the documentation. */
export const SYNC_ENDPOINTS = ['sync', 'admin/sync'] as const

export interface SyncEndpointOptions {
  /** The operator's; without one the endpoint does not exist. */
  readonly token: string | undefined
  /** Starts reading the sites again; false where that is under way. */
  readonly start: () => boolean
}

/** `POST /api/sync` with `authorization: Bearer TOKEN`, for a deployment that has changed the pages. */
export function createSyncEndpoint({ token, start }: SyncEndpointOptions): Handler {
  return async (request) => {
    if (token === undefined) return say(404, 'This endpoint does not exist.')
    if (!isRight(request.headers.get('authorization'), token)) {
      return say(401, 'The token is missing or wrong.', { 'www-authenticate': 'Bearer' })
    }
    if (request.method !== 'POST')
      return say(405, 'A sync is started with POST.', { allow: 'POST' })
    return start() ? say(202, 'The sync has started.') : say(409, 'A sync is running already.')
  }
}

/** Compared by their digests: the time that it takes says nothing of the token. */
function isRight(header: string | null, token: string): boolean {
  const given = /^Bearer (\S+)$/i.exec(header ?? '')?.[1]
  if (given === undefined) return false
  return timingSafeEqual(digest(given), digest(token))
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}

function say(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  return new Response(sentence, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  })
}

const LEAST_TOKEN = 16

/** The operator's token from the environment; a short one would be guessed, and counts as none. */
export function readSyncToken(
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const token = env['DOCENT_SYNC_TOKEN']?.trim() ?? ''
  return token.length >= LEAST_TOKEN ? token : undefined
}
