import type { ChatMessage } from '@docent/protocol'
import type { ChatState } from '@docent/chat'

/** A message as the list shows it. */
export interface ThreadItem {
  readonly message: ChatMessage
  /** It was replaced, and is only shown. */
  readonly isOld?: boolean
  /** On the question of a turn that has replaced others. */
  readonly versions?: Versions
}

interface Versions {
  /** The question that the turn has now. */
  readonly by: string
  /** Which one is shown, from 0, oldest first: the last is the turn as it is now. */
  readonly place: number
  readonly count: number
}

/** The version of a turn that is shown, by the id of its question. All other turns show their newest. */
export type Places = Readonly<Record<string, number>>

/** The conversation as it is shown: some turns in the version before they were replaced. */
export function viewThread(
  { messages, replaced }: Pick<ChatState, 'messages' | 'replaced'>,
  places: Places,
): ThreadItem[] {
  return toTurns(messages).flatMap((turn) => {
    const by = turn[0]?.id ?? ''
    const earlier = replaced.filter((one) => one.by === by).map((one) => one.messages)
    const count = earlier.length + 1
    const place = Math.min(places[by] ?? count - 1, count - 1)
    const isOld = place < count - 1
    return (earlier[place] ?? turn).map((message, index) => ({
      message,
      ...(isOld && { isOld }),
      ...(index === 0 && count > 1 && { versions: { by, place, count } }),
    }))
  })
}

/** Each from its question on. */
function toTurns(messages: readonly ChatMessage[]): ChatMessage[][] {
  const turns: ChatMessage[][] = []
  for (const message of messages) {
    if (message.role === 'user' || turns.length === 0) turns.push([])
    turns.at(-1)?.push(message)
  }
  return turns
}
