import type { Handler } from '@docent/chat-server'
import { refuseWrongTokens } from '../assistant/operatorCheck.ts'
import type { OperatorCheck } from '../assistant/operatorCheck.ts'

/** Paths below `/api/`. The documentation uses the short one. */
export const SYNC_ENDPOINTS = ['sync', 'admin/sync'] as const

export interface SyncEndpointOptions {
  /** Without a token the endpoint does not exist. */
  readonly operator: OperatorCheck
  /** Starts reading the sites again; false if a run is under way. */
  readonly start: () => boolean
}

/** `POST /api/sync` with `authorization: Bearer TOKEN`, for a deployment that has changed the pages. */
export function createSyncEndpoint({ operator, start }: SyncEndpointOptions): Handler {
  return async (request, { address }) => {
    if (!operator.isPossible) return say(404, 'This endpoint does not exist.')
    const asker = operator.read(request.headers, address)
    if (asker === 'other') {
      return say(401, 'The token is missing or wrong.', { 'www-authenticate': 'Bearer' })
    }
    if (asker !== 'operator') {
      const { sentence, retryAfter } = refuseWrongTokens(asker.waitMs)
      return say(429, sentence, { 'retry-after': retryAfter })
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
