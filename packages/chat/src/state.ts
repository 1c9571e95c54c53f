import type { ChatMessage, JSONValue } from '@docent/protocol'
import { MAX_MESSAGE_LENGTH } from '@docent/protocol/api'

/**
 * `submitted` from sending until the first visible content, `streaming` until the reply ends. An
 * abort leads back to `ready`, any failure to `error`.
 */
export type ChatStatus = 'ready' | 'submitted' | 'streaming' | 'error'

export interface ChatState {
  readonly status: ChatStatus
  /** Oldest first. Some have nothing to show: see `isVisible`. */
  readonly messages: readonly ChatMessage[]
  /** The unsent text in the field. */
  readonly draft: string
  /** The draft of the running question, until its answer begins: restored if it fails. */
  readonly sentDraft: string
  /** While the visitor edits the last question, the draft is its replacement. */
  readonly edit: Edit | undefined
  /** Replaced turns, oldest first. They are no longer sent. */
  readonly replaced: readonly ReplacedTurn[]
  /** The values of all `data` parts of this chat, in order. */
  readonly data: readonly JSONValue[]
  /** The server's activity while it sends no text, before its answer and between two steps of it. */
  readonly stage: ReplyStage | undefined
  /** Answers that were cut off, by message id. */
  readonly cut: Readonly<Record<string, Cut>>
  /** In status `error` only. */
  readonly failure: ChatFailure | undefined
  /** The longest message that can be sent, in UTF-16 units. */
  readonly maxLength: number
}

interface Edit {
  /** The draft from before the edit, which returns afterwards. */
  readonly before: string
}

export interface ReplacedTurn {
  /** The id of the question that replaces it. Its own id if only the answer is new. */
  readonly by: string
  /** A question, and whatever was answered to it. */
  readonly messages: readonly ChatMessage[]
}

/** `stopped` by the visitor, or `interrupted` by a failure. */
export type Cut = 'stopped' | 'interrupted'

export interface ReplyStage {
  /** The server's word for it: `searching`, `reading`, `writing`. Empty if it sent none. */
  readonly name: string
  /** How many pages it is about, if it is about pages. */
  readonly pages?: number
  /** The newest part of the reply is a model's reasoning. */
  readonly isThinking: boolean
}

export interface ChatFailure {
  /** The error's message, for the owner of the site. */
  readonly text: string
  /** The server's sentence, if it has one that a visitor can read. */
  readonly detail?: string
  /** False if no answer of any kind came back: the network, or the server, is away. */
  readonly reached: boolean
  /** When another try makes sense, in milliseconds of the session's clock, if the server said. */
  readonly retryAt?: number
}

export const INITIAL_STATE: ChatState = {
  status: 'ready',
  messages: [],
  draft: '',
  sentDraft: '',
  edit: undefined,
  replaced: [],
  data: [],
  stage: undefined,
  cut: {},
  failure: undefined,
  maxLength: MAX_MESSAGE_LENGTH,
}

/**
 * Whether there is something of a message to see. An answer that only calls tools is part of the
 * conversation, and has to be sent on with it, but has nothing to show.
 */
export function isVisible({ role, content, parts }: ChatMessage): boolean {
  return role === 'user' || content !== '' || parts.some(({ type }) => type === 'file')
}

/** How the answer of this id was cut off, if it was. An id may be `constructor`. */
export function cutOf({ cut }: Pick<ChatState, 'cut'>, id: string): Cut | undefined {
  return Object.hasOwn(cut, id) ? cut[id] : undefined
}

/** Whether a reply is awaited or arriving. */
export function isPending({ status }: Pick<ChatState, 'status'>): boolean {
  return status === 'submitted' || status === 'streaming'
}

/** Whether `text` may be sent now: it says something, is not too long, and no reply is pending. */
export function canSend(state: Pick<ChatState, 'status' | 'maxLength'>, text: string): boolean {
  return !isPending(state) && text.trim() !== '' && text.length <= state.maxLength
}
