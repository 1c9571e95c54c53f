/** As much of the Web Storage interface as is needed. */
export type TokenStorage = Pick<Storage, 'getItem' | 'setItem'>

export interface Tokens {
  headersFor(chatId: string): Record<string, string>
  keep(chatId: string, headers: Headers): void
}

const CHAT_HEADER = 'x-docent-chat'
const SESSION_HEADER = 'x-docent-session'
const STORAGE_KEY = 'docent:session'

/** Ours are far shorter; what is longer, or not fit for a header, is not a token. */
const TOKEN = /^[\x21-\x7e]{1,1024}$/

/**
 * Keeps the tokens that answers carry: one for each conversation, which says whose it is, and one
 * for the visitor's session. There is no cookie, so whoever wants to be known sends them back.
 */
export function createTokens(storage?: TokenStorage): Tokens {
  const byChat = new Map<string, string>()
  let session = readStored(storage)

  return {
    headersFor(chatId) {
      const chat = byChat.get(chatId)
      return {
        ...(chat !== undefined && { [CHAT_HEADER]: chat }),
        ...(session !== undefined && { [SESSION_HEADER]: session }),
      }
    },
    keep(chatId, headers) {
      const chat = readToken(headers.get(CHAT_HEADER))
      if (chat !== undefined) byChat.set(chatId, chat)
      const given = readToken(headers.get(SESSION_HEADER))
      if (given === undefined) return
      session = given
      writeStored(storage, given)
    },
  }
}

function readToken(value: string | null | undefined): string | undefined {
  return value && TOKEN.test(value) ? value : undefined
}

// Storage that is blocked or full throws. The session then lasts as long as the page, which is all
// that a visitor who blocks storage can expect.

function readStored(storage: TokenStorage | undefined): string | undefined {
  try {
    return readToken(storage?.getItem(STORAGE_KEY))
  } catch {
    return undefined
  }
}

function writeStored(storage: TokenStorage | undefined, token: string): void {
  try {
    storage?.setItem(STORAGE_KEY, token)
  } catch {
    // See above.
  }
}
