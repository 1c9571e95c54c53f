import type { ChatMessage } from '@docent/protocol'
import { writeRecord } from '../../../packages/chat/src/record.ts'
import { INITIAL_STATE } from '../../../packages/chat/src/state.ts'
import { nameStorage } from '../../../packages/widget/src/storageNames.ts'
import { PROSE } from './answers.ts'

/** Leaves a conversation of `count` messages in a storage, as the chat at `endpoint` does. */
export function keepThread(storage: Storage, endpoint: string, count: number): void {
  const messages = Array.from({ length: count }, (_, place) => writeMessage(place))
  const state = { ...INITIAL_STATE, messages }
  const record = writeRecord({ id: 'kept-chat', state, token: undefined, now: Date.now() })
  storage.setItem(keyOf(endpoint), record ?? '')
}

/** Whether there is a conversation with the assistant at `endpoint` in a storage. */
export function isKeptIn(storage: Storage, endpoint: string): boolean {
  return storage.getItem(keyOf(endpoint)) !== null
}

function keyOf(endpoint: string): string {
  return nameStorage(new URL(endpoint, document.baseURI).href).chat
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
