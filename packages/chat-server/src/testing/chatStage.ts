import { decodeStream } from '@docent/protocol'
import type { StreamPart } from '@docent/protocol'
import { vi } from 'vitest'
import type { Mock } from 'vitest'
import { createMemoryCounters } from '../counters/memory.ts'
import type { Conversations, StoredTurn } from '../conversations/types.ts'
import { createChatHandler } from '../chat/chat.ts'
import type { ChatHandlerOptions } from '../chat/chat.ts'
import type { Asker } from '../chat/place.ts'
import { createChatTokens } from '../requests/chatToken.ts'
import { DEFAULT_LIMITS } from '../../../content/src/config/limits.ts'
import { createMemoryReplies } from '../replies/memory.ts'
import type { LiveReplies } from '../replies/types.ts'
import { openMemoryConversations } from './memoryConversations.ts'
import { createScriptedEngine, finish, text } from '../../../answers/src/testing/scripted.ts'
import type { ScriptedEngine, Step } from '../../../answers/src/testing/scripted.ts'

const HERE: Asker = { address: '127.0.0.1' }
export const CHAT_ADDRESS: string = 'http://localhost/api/gen-ai'

/** An answer of each kind of part that an engine gives. */
export const HELLO: Step[] = [
  { type: 'data', value: [{ type: 'status', stage: 'reading', pages: 1 }] },
  { type: 'source', value: { sourceType: 'url', id: 'p1', url: '/a#b', title: 'A' } },
  text('Docent is '),
  text('a site [1].'),
  { type: 'message_annotations', value: [{ type: 'answer', grounded: true, confidence: 0.8 }] },
  finish,
]

export interface ChatStage {
  readonly handle: (request: Request, from?: Asker) => Promise<Response>
  readonly engine: ScriptedEngine
  readonly conversations: Conversations
  readonly replies: LiveReplies
  readonly log: { info: Mock<() => void>; error: Mock<(event: string, error: unknown) => void> }
}

type Changes = Partial<ChatHandlerOptions> & { script?: () => Step[] }

/** A chat handler with a scripted engine, the real store and a stopped clock. */
export async function setUpChat(changes: Changes = {}): Promise<ChatStage> {
  const { script = () => HELLO, ...options } = changes
  const engine = createScriptedEngine(script)
  const conversations = openMemoryConversations()
  const replies = createMemoryReplies({ ...DEFAULT_LIMITS, leaveMs: 0 })
  const log = { info: vi.fn<() => void>(), error: vi.fn<(event: string, error: unknown) => void>() }
  let ids = 0
  const handler = createChatHandler({
    engine,
    conversations,
    replies,
    tokens: await createChatTokens(new Uint8Array(32)),
    counters: createMemoryCounters({ maxBuckets: 100 }),
    limits: DEFAULT_LIMITS,
    log,
    now: () => 1000,
    ids: () => `answer-${++ids}`,
    ...options,
  })
  return {
    handle: (request, from = HERE) => handler(request, from),
    engine,
    conversations,
    replies,
    log,
  }
}

export function ask(content: string, { token, ...body }: Record<string, unknown> = {}): Request {
  return new Request(CHAT_ADDRESS, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(typeof token === 'string' && { 'x-docent-chat': token }),
    },
    body: JSON.stringify({ id: 'chat-0001', messages: [{ role: 'user', content }], ...body }),
  })
}

export async function readParts(response: Response): Promise<StreamPart[]> {
  return Array.fromAsync(decodeStream(response.body!))
}

/** The stored conversation of a response. */
export async function storedTurns(
  conversations: Conversations,
  response: Response,
): Promise<StoredTurn[]> {
  const [id] = (response.headers.get('x-docent-chat') ?? '').split('.')
  return conversations.read(id!)
}
