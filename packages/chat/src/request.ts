import { isDeeperThan } from '@docent/protocol'
import type { ChatMessage, JSONValue } from '@docent/protocol'
import { MAX_HISTORY_MESSAGES } from '@docent/protocol/api'
import { MAX_HISTORY_BYTES, MAX_HISTORY_DEPTH } from './limits.ts'
import { withoutOpenCalls } from './toolResults.ts'

/** One question and what was said before it, as the session hands it to a transport. */
export interface ChatTurn {
  readonly chatId: string
  /** The whole conversation, oldest first. */
  readonly messages: readonly ChatMessage[]
  readonly data?: JSONValue
}

const encoder = new TextEncoder()

/**
 * Writes the body of a chat request: with only the newest turns of the conversation that fit the limits
 * of the endpoint, so that a long chat can continue. The last message is always part of it.
 */
export function writeRequest({ chatId, messages, data }: ChatTurn): string {
  const written = messages
    .slice(-MAX_HISTORY_MESSAGES)
    .map(withoutOpenCalls)
    .filter((message) => message !== undefined)
    .map(writeMessage)
  const first = findFirst(written)
  const history = written.slice(first).map(({ json }) => json)
  const rest = data === undefined ? '' : `,"data":${JSON.stringify(data)}`
  return `{"id":${JSON.stringify(chatId)},"messages":[${history.join(',')}]${rest}}`
}

interface WrittenMessage {
  readonly role: ChatMessage['role']
  readonly json: string
}

function writeMessage(message: ChatMessage): WrittenMessage {
  const { id, role, content, parts, annotations, toolInvocations } = message
  const { experimental_attachments } = message
  // If the tools or annotations of an answer nest deeper than the endpoint reads, only its text is
  // sent: otherwise the endpoint would refuse every later question.
  const more = { parts, annotations, toolInvocations, experimental_attachments }
  const isTooDeep = isDeeperThan(more, MAX_HISTORY_DEPTH)
  return { role, json: JSON.stringify({ id, role, content, ...(!isTooDeep && more) }) }
}

/** The place of the oldest message that is sent: a question, unless only an answer is left. */
function findFirst(written: readonly WrittenMessage[]): number {
  let bytes = 0
  let first = written.length - 1
  for (let index = written.length - 1; index >= 0; index -= 1) {
    const { role, json } = written[index] ?? { role: 'user', json: '' }
    bytes += encoder.encode(json).length + 1
    if (bytes > MAX_HISTORY_BYTES) break
    if (role === 'user') first = index
  }
  return first
}
