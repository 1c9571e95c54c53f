import type { ChatMessage } from '@docent/protocol'
import { MAX_REPLACED } from './limits.ts'
import type { ChatState, ReplacedTurn } from './state.ts'

type Conversation = Pick<ChatState, 'messages' | 'replaced'>

/** The last question, and whatever has been answered to it. Empty if nothing was asked. */
export function lastTurn(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const place = messages.findLastIndex(({ role }) => role === 'user')
  return place < 0 ? [] : messages.slice(place)
}

/**
 * The conversation with `question` instead of its last turn, which is kept, as are those that
 * the turn itself has replaced. The same question once more has only its answer dropped.
 */
export function replaceTurn(state: Conversation, question?: ChatMessage): Conversation {
  const turn = lastTurn(state.messages)
  const [asked] = turn
  const next = question ?? asked
  if (!asked || !next) return state
  const earlier = state.replaced.map((one): ReplacedTurn =>
    one.by === asked.id ? { ...one, by: next.id } : one,
  )
  return {
    messages: [...state.messages.slice(0, -turn.length), next],
    replaced: [...earlier, { by: next.id, messages: turn }].slice(-MAX_REPLACED),
  }
}

/** The ids of the questions that the last one replaces, for a server that has them. */
export function idsReplaced({ messages, replaced }: Conversation): string[] {
  const asked = lastTurn(messages)[0]?.id
  const ids = replaced.flatMap(({ by, messages: [first] }) =>
    by === asked && first && first.id !== asked ? [first.id] : [],
  )
  return [...new Set(ids)]
}
