import { attempt } from './attempt.ts'
import { WRITE_AFTER_MS } from './limits.ts'
import { readRecord, writeRecord } from './record.ts'
import type { ChatRecord } from './record.ts'
import type { ChatSession } from './session.ts'
import { isPending } from './state.ts'
import type { ChatState } from './state.ts'
import type { ChatTokens } from './tokens.ts'

/** As much of the Web Storage interface as is needed. All of it may throw. */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface KeeperOptions {
  readonly session: ChatSession
  readonly tokens: ChatTokens
  readonly storage: KeptStorage
  /** The key of the conversation in the storage. */
  readonly key: string
  /** Whether to resume a reply that was running when the visitor left its page. @default false */
  readonly resumes?: boolean
  /** Takes the record of a conversation that another one replaces, or that is too old. */
  readonly onReplaced?: (text: string) => void
  /** Milliseconds, as `Date.now` counts them. */
  readonly clock?: () => number
}

/** Keeps a conversation in the browser's storage. */
export interface Keeper {
  /** Writes what has changed and is not written yet. */
  flush(): void
  /** Another tab has replaced the record with `text`, or has removed it. */
  follow(text: string | null): void
  destroy(): void
}

/**
 * Restores the kept conversation, unless another has begun, and writes each change a little later. If
 * storage is blocked or full, the conversation is not kept.
 */
export function createKeeper(options: KeeperOptions): Keeper {
  const { session, tokens, storage, key, resumes = false } = options
  const { onReplaced, clock = () => Date.now() } = options
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The storage's value, as far as known here. */
  let kept: ChatState | undefined
  /** The conversation as it was at the last change. */
  let latest = { id: session.id, state: session.state.get() }

  function settle(): void {
    clearTimeout(timer)
    timer = undefined
    kept = session.state.get()
    latest = { id: session.id, state: kept }
  }

  function observe(): void {
    const before = latest
    latest = { id: session.id, state: session.state.get() }
    if (before.id !== latest.id) putAway(before)
    if (!isSame(session.state.get(), kept)) timer ??= setTimeout(write, WRITE_AFTER_MS)
  }

  function describe({ id, state }: typeof latest): string | undefined {
    return writeRecord({ id, state, token: tokens.tokenOf(id), now: clock() })
  }

  function putAway(chat: typeof latest): void {
    const text = onReplaced && describe(chat)
    if (text !== undefined) onReplaced?.(text)
  }

  function write(): void {
    settle()
    const text = describe({ id: session.id, state: session.state.get() })
    attempt(() => (text === undefined ? storage.removeItem(key) : storage.setItem(key, text)))
  }

  function restore(record: ChatRecord): void {
    tokens.adopt(record.id, record.token)
    session.restore(record)
    // Writing a value that was just read would make the tabs answer each other forever.
    settle()
  }

  /** An unreadable record is removed: it may be a conversation that is too old. */
  function begin(): void {
    const text = attempt(() => storage.getItem(key))
    const record = text ? readRecord(text, clock()) : undefined
    if (record) {
      restore(record)
      // The visitor left the page in the middle of an answer, which the server may have kept.
      if (resumes && record.isRunning) void session.resume()
    } else {
      attempt(() => storage.removeItem(key))
    }
    if (text && !record) onReplaced?.(text)
    settle()
  }

  if (session.state.get().messages.length > 0) observe()
  else begin()
  const unsubscribe = session.state.subscribe(observe)

  return {
    flush() {
      if (timer !== undefined) write()
    },
    follow(text) {
      if (isPending(session.state.get())) return
      const record = text === null ? undefined : readRecord(text, clock())
      // An answer that arrives in another tab is shown here once it is complete.
      if (record && !record.isRunning) restore(record)
      if (text !== null) return
      session.clear()
      settle()
    },
    destroy() {
      unsubscribe()
      clearTimeout(timer)
    },
  }
}

/** Whether nothing has changed in the record. The draft is not part of it. */
function isSame(state: ChatState, kept: ChatState | undefined): boolean {
  const { messages, cut, status } = state
  return messages === kept?.messages && cut === kept.cut && status === kept.status
}
