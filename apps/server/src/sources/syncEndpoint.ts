import type { Handler } from '@docent/chat-server'
import type { OperatorCheck } from '../assistant/operatorCheck.ts'
import { refuseOthers } from '../assistant/refuseOthers.ts'
import { answerPlainly } from '../http/answerPlainly.ts'

/** Paths below `/api/`. The documentation uses the short one. */
export const SYNC_ENDPOINTS = ['sync', 'admin/sync'] as const

export interface SyncEndpointOptions {
  /** Without a token the endpoint does not exist. */
  readonly operator: OperatorCheck
  /** Starts reading the sites again; false if a run is under way. */
  readonly start: () => boolean
  /** Whether a source is a site that can be read again. */
  readonly hasSites: boolean
  /** Whether this server fetches its builds. Reading the sites here would not change its answers. */
  readonly isFetching?: boolean
}

const FETCHING =
  'This server takes its builds from BUILD_FROM. Run docent sync and docent build --to on the machine that builds.'

const NO_SITES =
  'There is nothing to sync: no source is a web address. Restart docent serve to read changed folders and files.'

/** `POST /api/sync` with `authorization: Bearer TOKEN`, for a deployment that has changed the pages. */
export function createSyncEndpoint(options: SyncEndpointOptions): Handler {
  const { operator, start, hasSites, isFetching = false } = options
  return async (request, { address }) => {
    if (!operator.isPossible) return answerPlainly(404, 'This endpoint does not exist.')
    const refusal = refuseOthers(operator, request, address)
    if (refusal) return refusal
    if (request.method !== 'POST') {
      return answerPlainly(405, 'Use POST to start a sync.', { allow: 'POST' })
    }
    if (isFetching) return answerPlainly(409, FETCHING)
    if (!hasSites) return answerPlainly(409, NO_SITES)
    return start()
      ? answerPlainly(202, 'The sync has started.')
      : answerPlainly(409, 'A sync is running already.')
  }
}
