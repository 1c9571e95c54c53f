import { CHAT_HEADER, SESSION_HEADER } from '@docent/protocol/api'
import { attempt } from './attempt.ts'

/** As much of the Web Storage interface as is needed. */
export type TokenStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The tokens of conversations, for clients that keep a conversation beyond this page. */
export interface ChatTokens {
  tokenOf(chatId: string): string | undefined
  /** Takes a stored token. Ignores an invalid one. */
  adopt(chatId: string, token: unknown): void
}

export interface TokenKeeper extends ChatTokens {
  headersFor(chatId: string): Record<string, string>
  keep(chatId: string, headers: Headers): void
}

/** Our tokens are far shorter. A longer one, or one that does not fit a header, is invalid. */
const TOKEN = /^[\x21-\x7e]{1,1024}$/

/**
 * Keeps the tokens that answers carry: one for each conversation, which says whose it is, and one
 * for the visitor's session. There is no cookie, so a client sends them back to be recognised.
 */
export function createTokens(storage?: TokenStorage, key = 'docent:session'): TokenKeeper {
  const byChat = new Map<string, string>()
  let session = readToken(attempt(() => storage?.getItem(key)))

  function adopt(chatId: string, value: unknown): void {
    const token = readToken(value)
    if (token !== undefined) byChat.set(chatId, token)
  }

  return {
    tokenOf: (chatId) => byChat.get(chatId),
    adopt,
    headersFor(chatId) {
      const chat = byChat.get(chatId)
      return {
        ...(chat !== undefined && { [CHAT_HEADER]: chat }),
        ...(session !== undefined && { [SESSION_HEADER]: session }),
      }
    },
    keep(chatId, headers) {
      adopt(chatId, headers.get(CHAT_HEADER))
      const given = readToken(headers.get(SESSION_HEADER))
      if (given === undefined) return
      session = given
      attempt(() => storage?.setItem(key, given))
    },
  }
}

function readToken(value: unknown): string | undefined {
  return typeof value === 'string' && TOKEN.test(value) ? value : undefined
}
