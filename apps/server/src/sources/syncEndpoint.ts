import type { Handler } from '@docent/chat-server'
import { hasAdminToken } from '../assistant/adminToken.ts'

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
    if (!hasAdminToken(request.headers.get('authorization'), token)) {
      return say(401, 'The token is missing or wrong.', { 'www-authenticate': 'Bearer' })
    }
    if (request.method !== 'POST') {
      return say(405, 'Use POST to start a sync.', { allow: 'POST' })
    }
    return start() ? say(202, 'The sync has started.') : say(409, 'A sync is running already.')
  }
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
