import { attempt } from './attempt.ts'
import { WRITE_AFTER_MS } from './limits.ts'
import { readRecord, writeRecord } from './record.ts'
import type { ChatRecord, WriteRecordOptions } from './record.ts'
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
  /** Another tab has replaced or removed the record. */
  follow(change: Pick<StorageEvent, 'newValue' | 'oldValue'>): void
  /** Ends the conversation without putting it away: another tab has done so, or has deleted it. */
  leave(): void
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
  const takeSnapshot = (): Snapshot => ({ id: session.id, state: session.state.get() })
  /** The conversation at its last change, unless it must not be put away. */
  let latest: Snapshot | undefined = takeSnapshot()

  function settle(): void {
    clearTimeout(timer)
    timer = undefined
    latest = takeSnapshot()
    kept = latest.state
  }

  function observe(): void {
    if (latest && latest.id !== session.id) putAway(latest)
    latest = takeSnapshot()
    if (!isSame(latest.state, kept)) timer ??= setTimeout(write, WRITE_AFTER_MS)
  }

  function describe(chat: Snapshot): string | undefined {
    return writeRecord({ ...chat, token: tokens.tokenOf(chat.id), now: clock() })
  }

  function putAway(chat: Snapshot): void {
    const text = describe(chat)
    if (text) onReplaced?.(text)
  }

  function write(): void {
    settle()
    const text = describe(takeSnapshot())
    attempt(() => (text ? storage.setItem(key, text) : storage.removeItem(key)))
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
    const record = readRecord(text ?? '', clock())
    if (record) {
      restore(record)
      // The visitor left the page in the middle of an answer, which the server may have kept.
      if (resumes && record.isRunning) void session.resume()
    } else {
      attempt(() => storage.removeItem(key))
      if (text) onReplaced?.(text)
    }
    settle()
  }

  if (session.state.get().messages.length > 0) observe()
  else begin()
  const unsubscribe = session.state.subscribe(observe)

  function leave(): void {
    latest = undefined
    session.clear()
    settle()
  }

  return {
    flush() {
      if (timer !== undefined) write()
    },
    follow({ newValue, oldValue }) {
      if (isPending(session.state.get())) return
      const record = readRecord(newValue ?? '', clock())
      // An answer that arrives in another tab is shown here once it is complete. If both tabs were asked
      // at the same time, the other one does not know the conversation that ends here: it is put away.
      if (record && !record.isRunning) restore(record)
      if (newValue !== null) return
      // The tab that removed the record of this conversation has put it away itself, or deleted it. Its id
      // is random: no other record has it.
      if (!oldValue?.includes(session.id)) putAway(takeSnapshot())
      leave()
    },
    leave,
    destroy() {
      unsubscribe()
      clearTimeout(timer)
    },
  }
}

/** A conversation at one moment. */
type Snapshot = Pick<WriteRecordOptions, 'id' | 'state'>

/** Whether nothing has changed in the record. The draft is not part of it. */
function isSame(state: ChatState, kept: ChatState | undefined): boolean {
  const { messages, cut, status } = state
  return messages === kept?.messages && cut === kept.cut && status === kept.status
}
