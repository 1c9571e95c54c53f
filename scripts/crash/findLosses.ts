import type { StoredConversation } from '@docent/chat-server'
import type { Acknowledged } from './visitor.ts'

/** A sentence for each acknowledged answer that is not stored once, as it was read. */
export function findLosses(
  acknowledged: readonly Acknowledged[],
  conversations: readonly StoredConversation[],
): string[] {
  const turns = Map.groupBy(
    conversations.flatMap((conversation) => conversation.turns),
    ({ text }) => text,
  )
  return acknowledged.flatMap(({ question, text }) => {
    const [turn, ...more] = turns.get(question) ?? []
    if (!turn) return [`"${question}" is lost.`]
    if (more.length > 0) return [`"${question}" is stored ${more.length + 1} times.`]
    const complete = turn.answers.filter(({ status }) => status === 'complete')
    if (complete.length !== 1) return [`"${question}" has ${complete.length} complete answers.`]
    return complete[0]?.content === text ? [] : [`The answer to "${question}" has another text.`]
  })
}
