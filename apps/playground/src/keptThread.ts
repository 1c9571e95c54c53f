import type { ChatMessage } from '@docent/protocol'
import { CHAT_KEY } from '../../../packages/widget/src/keepChat.ts'
import { writeRecord } from '../../../packages/widget/src/session/record.ts'
import { INITIAL_STATE } from '../../../packages/widget/src/session/state.ts'
import { PROSE } from './answers.ts'

/** Leaves a conversation of `count` messages in a storage, as the chat of an earlier page does. */
export function keepThread(storage: Storage, count: number): void {
  const messages = Array.from({ length: count }, (_, place) => writeMessage(place))
  const state = { ...INITIAL_STATE, messages }
  const record = writeRecord({ id: 'kept-chat', state, token: undefined, now: Date.now() })
  storage.setItem(CHAT_KEY, record ?? '')
}

/** Whether there is a conversation in a storage. */
export function isKeptIn(storage: Storage): boolean {
  return storage.getItem(CHAT_KEY) !== null
}

function writeMessage(place: number): ChatMessage {
  const isQuestion = place % 2 === 0
  const content = isQuestion ? `Question ${place / 2 + 1}: how does it work?` : PROSE
  return {
    id: `kept-${place}`,
    role: isQuestion ? 'user' : 'assistant',
    content,
    createdAt: new Date(),
    parts: [{ type: 'text', text: content }],
  }
}
