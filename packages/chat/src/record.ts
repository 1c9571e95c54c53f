import { isDeeperThan, isObject } from '@docent/protocol'
import type { ChatMessage } from '@docent/protocol'
import { isChatId } from '@docent/protocol/api'
import { KEPT_FOR_MS, MAX_KEPT_LENGTH, MAX_RECORD_DEPTH, MAX_RECORD_LENGTH } from './limits.ts'
import { readMessages, writeMessage } from './keptMessage.ts'
import type { KeptChat } from './session.ts'
import { isPending } from './state.ts'
import type { ChatState, Cut, ReplacedTurn } from './state.ts'

/** A conversation as the browser's storage holds it. */
export interface ChatRecord extends Required<KeptChat> {
  /** The conversation's token as it was stored. Its reader checks whether it is valid. */
  readonly token: unknown
  /** When it was written, in milliseconds. */
  readonly at: number
  /** The reply was still running when this was written, and may still run in another tab. */
  readonly isRunning: boolean
}

/** Change this number with the shape of the record: records of older pages are then ignored. */
const VERSION = 1

export interface WriteRecordOptions {
  readonly id: string
  readonly state: ChatState
  readonly token: string | undefined
  /** In milliseconds, as `Date.now` counts them. */
  readonly now: number
}

/**
 * Writes what is kept of a conversation: its newest turns that fit, without files. An answer that
 * is still arriving is marked as interrupted, because the page was
 * left. Returns undefined if there is nothing to keep.
 */
export function writeRecord({ id, state, token, now }: WriteRecordOptions): string | undefined {
  const messages = newestTurns(state.messages)
  if (messages.length === 0) return undefined
  const replaced = replacedTurns(state.replaced, messages)
  const ids = new Set([...messages, ...replaced.flatMap((turn) => turn.messages)].map(idOf))
  const cut = Object.entries(markRunning(state)).filter(([messageId]) => ids.has(messageId))
  const around = {
    version: VERSION,
    id,
    token,
    at: now,
    isRunning: isPending(state),
    cut: Object.fromEntries(cut),
  }
  const lists = [
    `"replaced":[${replaced.map(({ json }) => json).join(',')}]`,
    `"messages":[${messages.map(({ json }) => json).join(',')}]`,
  ]
  return `${JSON.stringify(around).slice(0, -1)},${lists.join(',')}}`
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
  const written = writeMessages(messages)
  let length = 0
  let first = written.length
  for (const [place, { role, json }] of [...written.entries()].toReversed()) {
    length += json.length + 1
    if (length > MAX_KEPT_LENGTH) break
    if (role === 'user') first = place
  }
  return written.slice(first)
}

function writeMessages(messages: readonly ChatMessage[]): WrittenMessage[] {
  return messages.flatMap((message) => {
    const json = writeMessage(message)
    return json === undefined ? [] : [{ id: message.id, role: message.role, json }]
  })
}

interface WrittenTurn {
  readonly messages: readonly WrittenMessage[]
  readonly json: string
}

/** The newest replaced turns that fit into the space that the conversation leaves. */
function replacedTurns(
  turns: ChatState['replaced'],
  kept: readonly WrittenMessage[],
): WrittenTurn[] {
  let room = kept.reduce((rest, { json }) => rest - json.length - 1, MAX_KEPT_LENGTH)
  const ids = new Set(kept.map(idOf))
  const written: WrittenTurn[] = []
  for (const { by, messages } of turns.toReversed()) {
    if (!ids.has(by)) continue
    const turn = writeMessages(messages)
    const list = turn.map(({ json }) => json).join(',')
    const json = `{"by":${JSON.stringify(by)},"messages":[${list}]}`
    room -= json.length + 1
    if (room < 0) break
    written.unshift({ messages: turn, json })
  }
  return written
}

function idOf({ id }: WrittenMessage): string {
  return id
}

/**
 * Reads a record. It is untrusted: it becomes messages only if all of it is valid, and
 * it is not older than `maxAgeMs`. If the clock was set back, the age is unknown and does not count.
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
  const replaced = readReplaced(record['replaced'] ?? [])
  const cut = readCut(record['cut'])
  // The endpoint refuses every question of a chat with another kind of id.
  if (!isChatId(id) || !messages || !replaced || !cut) return undefined
  if (typeof at !== 'number' || now - at > maxAgeMs) return undefined
  return { id, at, token, messages, replaced, cut, isRunning: isRunning === true }
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

function readReplaced(value: unknown): ReplacedTurn[] | undefined {
  if (!Array.isArray(value)) return undefined
  const turns = value.map((turn): ReplacedTurn | undefined => {
    const messages = isObject(turn) ? readMessages(turn['messages']) : undefined
    const by = isObject(turn) ? turn['by'] : undefined
    return typeof by === 'string' && messages?.[0]?.role === 'user' ? { by, messages } : undefined
  })
  return turns.every((turn) => turn !== undefined) ? turns : undefined
}

function readCut(value: unknown): Record<string, Cut> | undefined {
  if (!isObject(value)) return undefined
  const isRight = Object.values(value).every((cut) => cut === 'stopped' || cut === 'interrupted')
  return isRight ? (value as Record<string, Cut>) : undefined
}
