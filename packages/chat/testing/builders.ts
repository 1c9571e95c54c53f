import type { ChatMessage, StreamPart } from '@docent/protocol'
import { INITIAL_STATE } from '../src/state.ts'
import type { ChatState } from '../src/state.ts'
import type { Transport } from '../src/transport.ts'
import type { ChatTurn } from '../src/request.ts'

const CREATED_AT = new Date('2026-01-01T00:00:00Z')

export function question(content: string, id = `q-${content}`): ChatMessage {
  return {
    id,
    role: 'user',
    content,
    createdAt: CREATED_AT,
    parts: [{ type: 'text', text: content }],
  }
}

export function answer(content: string, id = `a-${content}`): ChatMessage {
  return { ...question(content, id), role: 'assistant' }
}

export function stateWith(change: Partial<ChatState>): ChatState {
  return { ...INITIAL_STATE, ...change }
}

export const text = (value: string): StreamPart => ({ type: 'text', value })
export const start = (messageId: string): StreamPart => ({
  type: 'start_step',
  value: { messageId },
})
export const status = (stage: string, pages: number): StreamPart => ({
  type: 'data',
  value: [{ type: 'status', stage, pages }],
})
export const call = (toolCallId: string): StreamPart => ({
  type: 'tool_call',
  value: { toolCallId, toolName: 'look', args: {} },
})
export const result = (toolCallId: string): StreamPart => ({
  type: 'tool_result',
  value: { toolCallId, result: 'seen' },
})
export const file = (mimeType: string, data: string): StreamPart => ({
  type: 'file',
  value: { mimeType, data },
})
export const finish: StreamPart = {
  type: 'finish_message',
  value: { finishReason: 'stop', usage: { promptTokens: 3, completionTokens: 4 } },
}

export interface ScriptedTransport extends Transport {
  /** The requests so far, the newest last. */
  readonly turns: ChatTurn[]
  readonly signals: AbortSignal[]
  /** The chats that the session resumed. */
  readonly resumed: string[]
  /** The chats whose reply the session stopped. */
  readonly stopped: string[]
  /** Feeds the newest request. */
  push(...parts: StreamPart[]): void
  fail(error: unknown): void
  end(): void
}

/** A transport that a test plays by hand. It ends with an abort, as a network does. */
export function createScriptedTransport(canResume = false): ScriptedTransport {
  const turns: ChatTurn[] = []
  const signals: AbortSignal[] = []
  const resumed: string[] = []
  const stopped: string[] = []
  let feed: ReadableStreamDefaultController<StreamPart>

  function open(signal: AbortSignal): AsyncIterable<StreamPart> {
    signals.push(signal)
    return new ReadableStream<StreamPart>({
      start(controller) {
        feed = controller
        signal.addEventListener('abort', () => tryTo(() => controller.error(signal.reason)))
      },
    })
  }

  return {
    turns,
    signals,
    resumed,
    stopped,
    canResume,
    stop: (chatId) => void stopped.push(chatId),
    push: (...parts) => {
      for (const part of parts) feed.enqueue(part)
    },
    fail: (error) => feed.error(error),
    end: () => feed.close(),
    async *send(turn, { signal }) {
      turns.push(turn)
      yield* open(signal)
    },
    async *resume(chatId, { signal }) {
      resumed.push(chatId)
      yield* open(signal)
    },
  }
}

/** A stream that has ended already cannot be ended again. */
function tryTo(end: () => void): void {
  try {
    end()
  } catch {
    // It had ended.
  }
}

/** Lets everything happen that only waits for promises. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0))
}
