import { createId, toBase64Url } from '../ids.ts'

/**
 * Says whose chat a chat is. A token is a conversation's id and a signature over it: who shows it
 * was given it by us. The id that a client makes up for its chat proves nothing.
 */
export interface ChatTokens {
  /** The conversation that a token stands for; undefined for anything that we did not sign. */
  read(token: string | null): Promise<string | undefined>
  write(conversationId: string): Promise<string>
}

const TOKEN = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/
const PURPOSE = 'docent chat '

/** @param secret At least 32 bytes that only this site's servers know. */
export async function createChatTokens(secret: Uint8Array<ArrayBuffer>): Promise<ChatTokens> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign', 'verify'])
  const message = (id: string) => new TextEncoder().encode(PURPOSE + id)
  return {
    async read(token) {
      const [, id, signature] = TOKEN.exec(token ?? '') ?? []
      if (id === undefined || signature === undefined) return undefined
      const isOurs = await crypto.subtle.verify('HMAC', key, fromBase64Url(signature), message(id))
      return isOurs ? id : undefined
    },
    async write(conversationId) {
      const signature = await crypto.subtle.sign('HMAC', key, message(conversationId))
      return `${conversationId}.${toBase64Url(new Uint8Array(signature))}`
    },
  }
}

/** An id for a new conversation, in the form that tokens carry. */
export const createConversationId: () => string = createId

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (char) => char.charCodeAt(0))
}
