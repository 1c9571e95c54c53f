import { openConversations } from '../conversations/sqlite.node.ts'
import type { Conversations } from '../conversations/types.ts'

/** The real store, in memory: gone with the test. */
export function openMemoryConversations(): Conversations {
  return openConversations(':memory:')
}
