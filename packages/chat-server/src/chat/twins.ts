import { digest } from '@docent/protocol/api'
import { createConversationId } from '../requests/chatToken.ts'

/**
 * Conversations that are just beginning. The same first request can come twice at once, when a
 * browser or a proxy sends it again: both belong to one conversation, and get one answer.
 */
export interface Twins {
  /** The conversation that a request without a token belongs to, identified by its whole content. */
  meet(request: string): Promise<Meeting>
}

export interface Meeting {
  readonly conversationId: string
  /** False if an identical request came before. */
  readonly isFirst: boolean
  /** Call it once the answer has ended. The next request with these words starts over. */
  forget(): void
}

export function createTwins(): Twins {
  const beginning = new Map<string, string>()
  return {
    async meet(request) {
      const name = await digest(request)
      const other = beginning.get(name)
      if (other !== undefined) {
        return { conversationId: other, isFirst: false, forget: () => undefined }
      }
      const conversationId = createConversationId()
      beginning.set(name, conversationId)
      return { conversationId, isFirst: true, forget: () => void beginning.delete(name) }
    },
  }
}
