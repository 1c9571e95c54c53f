import { startReply } from '@docent/protocol'
import type { ChatMessage, JSONValue } from '@docent/protocol'
import { toFailure } from './failure.ts'
import { createId } from './ids.ts'
import { FRAME_MS } from './limits.ts'
import { startRun } from './run.ts'
import type { Run } from './run.ts'
import { INITIAL_STATE, canSend, isPending } from './state.ts'
import type { ChatState } from './state.ts'
import { createStore } from './store.ts'
import type { ReadableStore } from './store.ts'
import { transition } from './transition.ts'
import type { ChatEvent } from './transition.ts'
import type { Transport } from './transport.ts'

export interface ChatSessionOptions {
  readonly transport: Transport
  /** Milliseconds, as `Date.now` counts them. */
  readonly clock?: () => number
  readonly ids?: () => string
  /** Calls back once, before the next frame is drawn, unless the returned function was called. */
  readonly schedule?: (update: () => void) => () => void
  /** What travels beside a question, read when it is sent: `{page: {url, title}}`. */
  readonly data?: () => JSONValue | undefined
  /** Told of every failure once, with its cause. An abort is none. */
  readonly onError?: (error: unknown) => void
}

export interface ChatSession {
  /** The conversation's name for the server. */
  readonly id: string
  readonly state: ReadableStore<ChatState>
  setDraft(draft: string): void
  /** Sends `text`, or the draft, and says whether it did: see `canSend`. */
  send(text?: string): boolean
  /** Ends the running reply. What has arrived of it stays, marked as stopped. */
  stop(): void
  /** Drops the last answer and asks for it again. */
  regenerate(): void
  /** Sends what failed once more. */
  retry(): void
}

/** A conversation with an assistant, one request at a time. It knows no screen. */
export function createChatSession(options: ChatSessionOptions): ChatSession {
  const { transport, clock = () => Date.now(), ids = createId } = options
  const { schedule = scheduleByTimer, data, onError } = options
  const id = ids()
  const state = createStore<ChatState>(INITIAL_STATE)
  let current: Run | undefined

  function dispatch(event: ChatEvent): void {
    state.set(transition(state.get(), event))
  }

  function send(text?: string): boolean {
    const { draft, messages, status } = state.get()
    const content = cleanText(text ?? draft)
    if (content === '' || !canSend(state.get(), text ?? draft)) return false

    // The failed question is still the last message: to ask it again is to try once more.
    const last = messages.at(-1)
    if (status === 'error' && last?.role === 'user' && last.content === content) {
      ask({ type: 'resent' })
    } else {
      const message = writeQuestion(ids(), content, new Date(clock()))
      ask({ type: 'sent', message, fromDraft: text === undefined })
    }
    return true
  }

  function ask(event: ChatEvent): void {
    if (isPending(state.get())) return
    dispatch(event)
    if (!isPending(state.get())) return

    const extra = data?.()
    const { messages } = state.get()
    const turn = { chatId: id, messages, ...(extra !== undefined && { data: extra }) }
    // The reply before may still be sending what follows its end.
    current?.cancel()
    current = startRun({
      reply: startReply({ id: ids(), createdAt: new Date(clock()) }),
      ask: (signal) => transport.send(turn, { signal }),
      schedule,
      onUpdate: ({ message, data }) =>
        dispatch({
          type: isPending(state.get()) ? 'received' : 'amended',
          ...(message && { reply: message }),
          data,
        }),
      onFinish: () => dispatch({ type: 'finished' }),
      onFail(error, isFinished) {
        onError?.(error)
        // A whole answer is not spoilt by what went wrong behind it.
        if (!isFinished) dispatch({ type: 'failed', failure: toFailure(error, clock()) })
      },
    })
  }

  function stop(): void {
    if (!isPending(state.get())) return
    current?.flush()
    current?.cancel()
    dispatch({ type: 'aborted' })
  }

  function regenerate(): void {
    if (state.get().messages.at(-1)?.role === 'assistant') ask({ type: 'resent' })
  }

  function retry(): void {
    if (state.get().status === 'error') ask({ type: 'resent' })
  }

  const setDraft = (draft: string): void => dispatch({ type: 'drafted', draft })
  return { id, state, send, stop, regenerate, retry, setDraft }
}

function writeQuestion(id: string, content: string, createdAt: Date): ChatMessage {
  return { id, role: 'user', content, createdAt, parts: [{ type: 'text', text: content }] }
}

/** Half a surrogate pair, or a NUL, can be pasted; neither can be sent. */
function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '').trim()
}

function scheduleByTimer(update: () => void): () => void {
  const timer = setTimeout(update, FRAME_MS)
  return () => clearTimeout(timer)
}
