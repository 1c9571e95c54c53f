import { isDeeperThan, isObject } from '@docent/protocol'
import type { ChatMessage } from '@docent/protocol'
import { KEPT_FOR_MS, MAX_KEPT_LENGTH, MAX_RECORD_DEPTH, MAX_RECORD_LENGTH } from './limits.ts'
import { readMessages, writeMessage } from './keptMessage.ts'
import type { KeptChat } from './session.ts'
import { isPending } from './state.ts'
import type { ChatState, Cut } from './state.ts'

/** A conversation as it lies in the browser's storage. */
export interface ChatRecord extends KeptChat {
  /** The conversation's token, as it was kept: whether it is one is for its reader to say. */
  readonly token: unknown
  /** When it was written, in milliseconds. */
  readonly at: number
  /** The reply was still running when this was written, and may still be, in another tab. */
  readonly isRunning: boolean
}

/** Another number for another shape: what an older page has written is then not read. */
const VERSION = 1

/** As the endpoint demands it: with another id, every question would be refused. */
const CHAT_ID = /^[A-Za-z0-9_-]{8,64}$/

export interface WriteRecordOptions {
  readonly id: string
  readonly state: ChatState
  readonly token: string | undefined
  /** In milliseconds, as `Date.now` counts them. */
  readonly now: number
}

/**
 * Writes what is kept of a conversation: its newest turns that fit, without files. An answer that
 * is still arriving is marked as interrupted, which it is for whoever reads this after the page was
 * left. Returns undefined where there is nothing to keep.
 */
export function writeRecord({ id, state, token, now }: WriteRecordOptions): string | undefined {
  const messages = newestTurns(state.messages)
  if (messages.length === 0) return undefined
  const ids = new Set(messages.map((message) => message.id))
  const cut = Object.entries(markRunning(state)).filter(([messageId]) => ids.has(messageId))
  const around = {
    version: VERSION,
    id,
    token,
    at: now,
    isRunning: isPending(state),
    cut: Object.fromEntries(cut),
  }
  const written = messages.map(({ json }) => json)
  return `${JSON.stringify(around).slice(0, -1)},"messages":[${written.join(',')}]}`
}

function markRunning(state: ChatState): ChatState['cut'] {
  const last = state.messages.at(-1)
  if (!isPending(state) || last?.role !== 'assistant') return state.cut
  return { ...state.cut, [last.id]: 'interrupted' }
}

interface WrittenMessage extends Pick<ChatMessage, 'id' | 'role'> {
  readonly json: string
}

/** From a question on: an answer whose question is not kept is of no use. */
function newestTurns(messages: readonly ChatMessage[]): WrittenMessage[] {
  const written = messages.flatMap((message) => {
    const json = writeMessage(message)
    return json === undefined ? [] : [{ id: message.id, role: message.role, json }]
  })
  let length = 0
  let first = written.length
  for (const [place, { role, json }] of [...written.entries()].toReversed()) {
    length += json.length + 1
    if (length > MAX_KEPT_LENGTH) break
    if (role === 'user') first = place
  }
  return written.slice(first)
}

/**
 * Reads a record. Whatever has written it, it is untrusted: it becomes messages only if all of it is
 * as it should be, and not older than `maxAgeMs`. Of a clock that was set back the age is unknown.
 */
export function readRecord(
  text: string,
  now: number,
  maxAgeMs: number = KEPT_FOR_MS,
): ChatRecord | undefined {
  const record = parse(text)
  if (!isObject(record) || record['version'] !== VERSION) return undefined
  const { id, at, token, isRunning } = record
  const messages = readMessages(record['messages'])
  const cut = readCut(record['cut'])
  if (typeof id !== 'string' || !CHAT_ID.test(id) || !messages || !cut) return undefined
  if (typeof at !== 'number' || now - at > maxAgeMs) return undefined
  return { id, at, token, messages, cut, isRunning: isRunning === true }
}

function parse(text: string): unknown {
  if (text.length > MAX_RECORD_LENGTH) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isDeeperThan(value, MAX_RECORD_DEPTH) ? undefined : value
  } catch {
    // Not JSON: as if nothing had been kept.
    return undefined
  }
}

function readCut(value: unknown): Record<string, Cut> | undefined {
  if (!isObject(value)) return undefined
  const isRight = Object.values(value).every((cut) => cut === 'stopped' || cut === 'interrupted')
  return isRight ? (value as Record<string, Cut>) : undefined
}
