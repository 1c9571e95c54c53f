import { createId } from '@docent/protocol/api'
import { createSignedIds } from './signedIds.ts'
import type { SignedIds } from './signedIds.ts'

/**
 * Identifies the owner of a chat. A token is a conversation's id and a signature over it: only the server
 * can have given it to its bearer. The id that a client makes up for its chat proves nothing.
 */
export type ChatTokenSigner = SignedIds

/** @param secret At least 32 bytes that only this site's servers know. */
export function createChatTokens(secret: Uint8Array<ArrayBuffer>): Promise<ChatTokenSigner> {
  return createSignedIds(secret, 'docent chat')
}

/** An id for a new conversation, in the form that tokens carry. */
export const createConversationId: () => string = createId
