import { startReply } from '@docent/protocol'
import type { Attachment, JSONObject, JSONValue } from '@docent/protocol'
import { InterruptedError, toChatFailure } from './failure.ts'
import { createMessageId } from './ids.ts'
import { MAX_MESSAGE_LENGTH } from '@docent/protocol/api'
import { DEFAULT_MAX_STEPS, FRAME_MS } from './limits.ts'
import { cleanText, isFailedQuestion, writeQuestion } from './question.ts'
import { startRun } from './run.ts'
import type { Run, RunOptions } from './run.ts'
import { INITIAL_STATE, canSend, isPending } from './state.ts'
import type { ChatState } from './state.ts'
import { createStore } from './store.ts'
import type { ReadableStore } from './store.ts'
import { addResult, canContinue } from './toolResults.ts'
import { transition } from './transition.ts'
import type { ChatEvent } from './transition.ts'
import type { Transport } from './transport.ts'
import { writeTurn } from './turn.ts'

export interface ChatSessionOptions {
  readonly transport: Transport
  /** Milliseconds, as `Date.now` counts them. */
  readonly clock?: () => number
  readonly ids?: () => string
  /** Calls back once, before the next frame is drawn, unless the returned function was called. */
  readonly schedule?: (update: () => void) => () => void
  /** Data that is sent with a question, read when it is sent: `{page: {url, title}}`. */
  readonly data?: () => JSONValue | undefined
  /**
   * How many requests one question may lead to: with more than one, the results of the page's own
   * tools are sent by themselves, and the answer goes on.
   *
   * @default 1
   */
  readonly maxSteps?: number
  /** Receives every failure once, with its cause. An abort is not a failure. */
  readonly onError?: (error: unknown) => void
}

export interface SendOptions {
  /** Files that go with the question, as `data:` URLs. */
  readonly attachments?: readonly Attachment[]
}

/** The data with which a conversation can continue later. */
export interface KeptChat
  extends Pick<ChatState, 'messages' | 'cut'>, Partial<Pick<ChatState, 'replaced'>> {
  readonly id: string
}

export interface ChatSession {
  /** The conversation's name for the server. A cleared chat gets another, a restored one has its own. */
  readonly id: string
  readonly state: ReadableStore<ChatState>
  setDraft(draft: string): void
  /** Sets the length of the longest message that can be sent, in UTF-16 units. @default 2000 */
  setMaxLength(maxLength?: number): void
  /**
   * Puts the last question into the field. The draft that is sent next replaces it and its answer.
   * `cancelEdit` keeps the question and restores the previous draft.
   */
  edit(): void
  cancelEdit(): void
  /** Sends `text`, or the draft, and says whether it did: see `canSend`. */
  send(text?: string, options?: SendOptions): boolean
  /** Ends the running reply. The text so far stays, marked as stopped. */
  stop(): void
  /**
   * Ends a request that has shown nothing yet, and sends its question once more, for an immediate
   * answer from the pages.
   */
  hasten(): void
  /** Drops the last answer and asks for it again. */
  regenerate(): void
  /** Sends what failed once more. */
  retry(): void
  /**
   * Resumes the reply that is running at the server, if there is one, and replaces the local copy.
   * Reports whether there was one, as soon as that is known.
   */
  resume(): Promise<boolean>
  /** Gives a call of the last answer its result, and says whether such a call awaited one. */
  addToolResult(toolCallId: string, result: JSONValue): boolean
  /** Ends the running reply, and begins another conversation. The draft stays. */
  clear(): void
  /**
   * Restores a kept conversation. The draft stays. Says whether it did: a running reply is not disturbed.
   */
  restore(chat: KeptChat): boolean
}

/** A conversation with an assistant, one request at a time, independent of any screen. */
export function createChatSession(options: ChatSessionOptions): ChatSession {
  const { transport, clock = () => Date.now(), ids = createMessageId } = options
  const { schedule = scheduleByTimer, data, maxSteps = DEFAULT_MAX_STEPS, onError } = options
  const state = createStore<ChatState>(INITIAL_STATE)
  let id = ids()
  let current: Run | undefined
  /** How many requests the last question has led to. */
  let requests = 0
  let isAskedAgain = false

  function dispatch(event: ChatEvent): void {
    state.set(transition(state.get(), event))
  }

  /** The id and the time of a new message. */
  function mark(): { id: string; createdAt: Date } {
    return { id: ids(), createdAt: new Date(clock()) }
  }

  function fail(error: unknown): void {
    dispatch({ type: 'failed', failure: toChatFailure(error, clock()) })
  }

  function send(text?: string, { attachments = [] }: SendOptions = {}): boolean {
    const { draft } = state.get()
    const content = cleanText(text ?? draft)
    if (content === '' || !canSend(state.get(), text ?? draft)) return false

    if (isFailedQuestion(state.get(), content)) ask({ type: 'resent' })
    else {
      const message = writeQuestion(content, { ...mark(), attachments })
      ask({ type: 'sent', message, fromDraft: text === undefined })
    }
    return true
  }

  function ask(event: ChatEvent & { type: 'sent' | 'resent' | 'continued' }): void {
    if (isPending(state.get())) return
    dispatch(event)
    isAskedAgain = false
    if (isPending(state.get())) request(event.type === 'continued')
  }

  /**
   * Sends the question once more if its reply broke off and no server has kept it: another server may
   * answer. Returns false if it does not.
   */
  function askAgain(): boolean {
    if (!transport.canResume || isAskedAgain || requests > 1) return false
    isAskedAgain = true
    fail(new InterruptedError())
    dispatch({ type: 'resent' })
    request(false)
    return true
  }

  function request(isContinued: boolean, more?: JSONObject): void {
    requests = isContinued ? requests + 1 : 1
    const turn = writeTurn(id, state.get(), data?.(), more)
    const continuing = isContinued ? turn.messages.at(-1) : undefined
    receive({
      reply: startReply({ ...mark(), ...(continuing && { continuing }) }),
      ask: (signal) => transport.send(turn, { signal }),
      onFail(error, isFinished) {
        if (error instanceof InterruptedError && !isFinished && askAgain()) return
        onError?.(error)
        // A failure after a complete answer does not spoil the answer.
        if (!isFinished) fail(error)
      },
    })
  }

  function hasten(): void {
    if (state.get().status !== 'submitted') return
    dispatch({ type: 'hastened' })
    request(false, { engine: 'pages' })
  }

  function receive(run: Pick<RunOptions, 'reply' | 'ask' | 'onFail'>): void {
    // The previous reply may still send parts that follow its end.
    current?.cancel()
    current = startRun({
      ...run,
      schedule,
      onUpdate: ({ message, ...update }) =>
        dispatch({
          type: isPending(state.get()) ? 'received' : 'amended',
          ...(message && { reply: message }),
          ...update,
        }),
      onFinish: () => dispatch({ type: 'finished' }),
      onEnd: continueIfReady,
    })
  }

  function continueIfReady(): void {
    if (requests < maxSteps && canContinue(state.get(), maxSteps)) ask({ type: 'continued' })
  }

  async function resume(): Promise<boolean> {
    if (isPending(state.get()) || !transport.resume) return false
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const find = transport.resume.bind(transport, id)
    let isFound = false
    receive({
      reply: startReply(mark()),
      async *ask(signal) {
        try {
          for await (const part of find({ signal })) {
            if (!isFound) dispatch({ type: 'resumed' })
            isFound = true
            resolve(true)
            yield part
          }
        } finally {
          resolve(isFound)
        }
      },
      onFail(error, isFinished) {
        // Having nothing to resume is not a failure.
        if (!isFound && error instanceof InterruptedError) return
        onError?.(error)
        if (isFound && !isFinished) fail(error)
      },
    })
    return promise
  }

  function addToolResult(toolCallId: string, result: JSONValue): boolean {
    const last = state.get().messages.at(-1)
    const reply = last && addResult(last, toolCallId, result)
    if (!reply) return false
    current?.addResult({ toolCallId, result })
    dispatch({ type: 'amended', reply, data: [] })
    continueIfReady()
    return true
  }

  function stop(): void {
    if (!isPending(state.get())) return
    current?.flush()
    current?.cancel()
    transport.stop?.(id)
    dispatch({ type: 'aborted' })
  }

  function begin(nextId: string, event: ChatEvent): void {
    current?.cancel()
    current = undefined
    if (isPending(state.get())) transport.stop?.(id)
    id = nextId
    dispatch(event)
  }

  function restore({ id: keptId, messages, cut, replaced = [] }: KeptChat): boolean {
    if (isPending(state.get())) return false
    begin(keptId, { type: 'restored', messages, cut, replaced })
    return true
  }

  return {
    get id() {
      return id
    },
    state,
    setDraft: (draft) => dispatch({ type: 'drafted', draft }),
    setMaxLength: (maxLength = MAX_MESSAGE_LENGTH) => dispatch({ type: 'limited', maxLength }),
    edit: () => dispatch({ type: 'edited' }),
    cancelEdit: () => dispatch({ type: 'unedited' }),
    send,
    stop,
    hasten,
    regenerate() {
      if (state.get().messages.at(-1)?.role === 'assistant') ask({ type: 'resent' })
    },
    retry() {
      if (state.get().status === 'error') ask({ type: 'resent' })
    },
    resume,
    addToolResult,
    clear: () => begin(ids(), { type: 'cleared' }),
    restore,
  }
}

function scheduleByTimer(update: () => void): () => void {
  const timer = setTimeout(update, FRAME_MS)
  return () => clearTimeout(timer)
}
