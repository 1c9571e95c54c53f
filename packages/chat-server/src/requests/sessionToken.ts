import { createId } from '@docent/protocol/api'
import { createSignedIds } from './signedIds.ts'
import type { SignedIds } from './signedIds.ts'

/**
 * Distinguishes the visitors behind one address, only for the rate limits: it gives access to nothing.
 * A client without it is counted by its address, with all others that share the address.
 */
export type SessionTokens = SignedIds

/** @param secret At least 32 bytes that only this site's servers know. */
export function createSessionTokens(secret: Uint8Array<ArrayBuffer>): Promise<SessionTokens> {
  return createSignedIds(secret, 'docent session')
}

/** An id for a new session, in the form that tokens carry. */
export const createSessionId: () => string = createId
