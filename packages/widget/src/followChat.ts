import { readText } from '@docent/protocol'
import type { TellEvent } from './embed/types.ts'
import { cutOf, isPending, lastTurn } from '@docent/chat'
import type { ChatState } from '@docent/chat'
import type { LiveWidget } from './widget.ts'

/** Reports a visitor's actions to the page, until the returned function is called. */
export function followUnread(
  { session, view }: Pick<LiveWidget, 'session' | 'view'>,
  tell: TellEvent,
): () => void {
  let { isOpen } = view.state.get()
  let state = session.state.get()

  const unfollowView = view.state.subscribe(() => {
    const was = isOpen
    isOpen = view.state.get().isOpen
    if (isOpen !== was) tell(isOpen ? 'open' : 'close', undefined)
  })
  const unfollowSession = session.state.subscribe(() => {
    const before = state
    state = session.state.get()
    tellChange(before, state, tell)
  })
  return () => {
    unfollowView()
    unfollowSession()
  }
}

/** Reports a visitor's vote on an answer, once the assistant has stored it. */
export function followFeedback(
  feedback: LiveWidget['feedback'],
  tell: TellEvent,
): LiveWidget['feedback'] {
  return (
    feedback && {
      ...feedback,
      async tell(rating) {
        await feedback.tell(rating)
        tell('feedback', { messageId: rating.messageId, vote: rating.vote })
      },
    }
  )
}

/**
 * Reports a change of status, with three exceptions. A repeated question is not reported as a new
 * one. An answer that was stopped, or deleted with its conversation, is not reported as complete. A
 * restored conversation whose last question has no answer is not reported as failed.
 */
function tellChange(before: ChatState, after: ChatState, tell: TellEvent): void {
  if (after.status === before.status) return
  if (after.status === 'submitted') {
    const [question] = lastTurn(after.messages)
    const isNew = question && question.id !== lastTurn(before.messages)[0]?.id
    if (isNew) tell('ask', { question: question.content })
  } else if (after.status === 'error') {
    if (isPending(before)) tell('error', { message: after.failure?.text ?? '' })
  } else if (after.status === 'ready' && before.status === 'streaming') {
    const last = after.messages.at(-1)
    const isWhole = last?.role === 'assistant' && !cutOf(after, last.id)
    if (isWhole) tell('answer', { text: readText(last) })
  }
}
