import { CHAT_PATH } from '@docent/protocol/api'

/** The names under which a chat stores data that outlives its page. */
export interface StorageNames {
  readonly chat: string
  readonly draft: string
  /** For earlier conversations. */
  readonly archive: string
  /** Present while a panel is open that should reopen: a site loads its chat for it. */
  readonly open: string
  readonly session: string
  readonly votes: string
}

/**
 * The storage names for the assistant at an address. On its own site they are plain; a page of another
 * site may contain the chats of several assistants, and none may read another's conversation.
 */
export function nameStorage(assistant: string): StorageNames {
  const at = assistant === location.origin + CHAT_PATH ? '' : `@${assistant}`
  const name = (what: string): string => `docent:${what}${at}`
  return {
    chat: name('chat'),
    draft: name('draft'),
    archive: name('chats'),
    open: name('open'),
    session: name('session'),
    votes: name('votes'),
  }
}
