// Every rule of the chat, in one pure function: which event may happen in which status, and its result.
// The session owns time, ids and the network.

import { isObject } from '@docent/protocol'
import type { ChatMessage, JSONValue, StreamPart } from '@docent/protocol'
import { lastTurn, replaceTurn } from './replaced.ts'
import { INITIAL_STATE, isPending } from './state.ts'
import type { ChatFailure, ChatState, Cut, ReplyStage } from './state.ts'

export type ChatEvent =
  | { readonly type: 'drafted'; readonly draft: string }
  /** Begins to edit the last question: it is in the field until it is sent or left unchanged. */
  | { readonly type: 'edited' }
  | { readonly type: 'unedited' }
  /** A question went out. `fromDraft` when it was the text of the field, which is then cleared. */
  | { readonly type: 'sent'; readonly message: ChatMessage; readonly fromDraft: boolean }
  /** The history went out again, without its last answer: to regenerate it, or to try once more. */
  | { readonly type: 'resent' }
  /** The results of the last answer's tools went out, and the answer should continue. */
  | { readonly type: 'continued' }
  /** A reply that was running when its reader left arrives once more, from its start. */
  | { readonly type: 'resumed' }
  /** Sends the question once more, for a faster answer than the one that is late. */
  | { readonly type: 'hastened' }
  /** More of the reply arrived. `reply` is absent until there is something of it to keep. */
  | {
      readonly type: 'received'
      readonly reply?: ChatMessage
      readonly isVisible: boolean
      /** The kind of the newest part that carries text, reasoning or a search. */
      readonly at?: StreamPart['type'] | undefined
      readonly data: readonly JSONValue[]
    }
  | { readonly type: 'finished' }
  /** Events outside the stream, or after its end. It changes neither status nor order. */
  | { readonly type: 'amended'; readonly reply?: ChatMessage; readonly data: readonly JSONValue[] }
  | { readonly type: 'failed'; readonly failure: ChatFailure }
  | { readonly type: 'aborted' }
  /** The length of the longest message has changed. */
  | { readonly type: 'limited'; readonly maxLength: number }
  /** Closes the conversation. The draft stays. */
  | { readonly type: 'cleared' }
  /** A stored conversation replaces this one. The draft stays. */
  | ({ readonly type: 'restored' } & Pick<ChatState, 'messages' | 'cut'> &
      Partial<Pick<ChatState, 'replaced'>>)

/**
 * The state after `event`.
 *
 * ready → submitted → streaming → ready; a failure → error; an abort → ready. An event that the
 * status does not allow changes nothing: a part can still be in flight when the visitor has stopped.
 */
export function transition(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'drafted':
      return { ...state, draft: event.draft }
    case 'edited':
      return isPending(state) || state.edit ? state : edit(state)
    case 'unedited':
      return { ...state, edit: undefined, draft: state.edit?.before ?? state.draft }
    case 'amended':
      return amend(state, event)
    case 'limited':
      return event.maxLength === state.maxLength ? state : { ...state, maxLength: event.maxLength }
    case 'cleared':
      return begin(state, { draft: state.edit?.before ?? state.draft })
    case 'restored':
      return isPending(state) ? state : restore(state, event)
    case 'sent':
    case 'resent':
    case 'continued':
    case 'resumed':
      return isPending(state) ? state : submit(state, event)
    case 'hastened':
      return state.status === 'submitted' ? hasten(state) : state
    default:
      return isPending(state) ? advance(state, event) : state
  }
}

function edit(state: ChatState): ChatState {
  const [question] = lastTurn(state.messages)
  if (!question) return state
  // A failed question is in the field already: it does not return as a draft.
  const before = state.draft === question.content ? '' : state.draft
  return { ...state, draft: question.content, edit: { before } }
}

type Request = ChatEvent & { type: 'sent' | 'resent' | 'continued' | 'resumed' }

function submit(state: ChatState, event: Request): ChatState {
  const next: ChatState = { ...state, status: 'submitted', stage: undefined, failure: undefined }
  if (event.type === 'continued' || event.type === 'resumed') return next
  if (event.type === 'sent') {
    const { message, fromDraft } = event
    const added = { messages: [...state.messages, message] }
    return {
      ...next,
      ...(fromDraft && state.edit ? replaceTurn(state, message) : added),
      draft: fromDraft ? (state.edit?.before ?? '') : state.draft,
      sentDraft: fromDraft ? state.draft : '',
      edit: undefined,
    }
  }

  const messages = withoutLastAnswer(state.messages)
  if (messages.length === 0) return state
  // An answer that the visitor regenerates is kept; a failed one is not.
  if (state.status === 'ready' && messages !== state.messages) {
    return { ...next, messages, replaced: replaceTurn(state).replaced }
  }
  // The question that is sent again was restored to the field. It is cleared, unless the visitor has
  // changed it.
  return { ...next, messages, draft: state.draft === state.sentDraft ? '' : state.draft }
}

/** Nothing of the previous answer was shown, so the next one is the first. */
function hasten(state: ChatState): ChatState {
  return { ...state, messages: withoutLastAnswer(state.messages), stage: undefined }
}

/** Another conversation, under the same limit. */
function begin({ maxLength }: ChatState, change: Partial<ChatState>): ChatState {
  return { ...INITIAL_STATE, maxLength, ...change }
}

/** A question that was left before its answer came has failed, and can be tried once more. */
function restore(
  state: ChatState,
  { messages, cut, replaced = [] }: ChatEvent & { type: 'restored' },
): ChatState {
  const restored = begin(state, { draft: state.draft, messages, cut, replaced })
  const last = messages.at(-1)
  if (last?.role !== 'user') return restored
  // The field may hold the restored question: trying once more clears it.
  return { ...restored, status: 'error', failure: LEFT, sentDraft: last.content }
}

const LEFT: ChatFailure = {
  text: 'The visitor left the page before the answer arrived.',
  reached: true,
}

type Progress = ChatEvent & { type: 'received' | 'finished' | 'failed' | 'aborted' }

function advance(state: ChatState, event: Progress): ChatState {
  switch (event.type) {
    case 'received':
      return receive(state, event)
    case 'finished':
      return { ...state, status: 'ready', stage: undefined, sentDraft: '' }
    case 'aborted':
      return { ...markCut(state, 'stopped'), status: 'ready', stage: undefined, sentDraft: '' }
    case 'failed':
      return {
        ...markCut(state, 'interrupted'),
        status: 'error',
        stage: undefined,
        failure: event.failure,
        // Text that was typed meanwhile is newer than the question that could not be sent.
        draft: state.draft === '' ? state.sentDraft : state.draft,
      }
  }
}

function receive(state: ChatState, event: ChatEvent & { type: 'received' }): ChatState {
  const data = addData(state, event.data)
  const messages = event.reply
    ? [...withoutLastAnswer(state.messages), event.reply]
    : state.messages
  const cut = event.reply ? withoutCut(state.cut, event.reply.id) : state.cut
  const next: ChatState = { ...state, messages, cut, data, stage: findStage(state, event) }
  return event.isVisible ? { ...next, status: 'streaming', sentDraft: '' } : next
}

/**
 * The server's activity while it sends no text: before the answer, and while it searches further in the
 * middle of it. The report is dropped once the text continues.
 */
function findStage(
  { stage }: ChatState,
  { isVisible, at = 'text', data }: ChatEvent & { type: 'received' },
): ReplyStage | undefined {
  const isThinking = at.endsWith('reasoning')
  if (isVisible && !isThinking && !at.startsWith('tool')) return undefined
  const doing = readStage(data) ?? stage ?? (isVisible || isThinking ? { name: '' } : undefined)
  return doing && { ...doing, isThinking }
}

function amend(state: ChatState, { reply, data }: ChatEvent & { type: 'amended' }): ChatState {
  if (!reply && data.length === 0) return state
  // Only the last message can be meant: an older one may bear the same id.
  const isLast = reply !== undefined && state.messages.at(-1)?.id === reply.id
  const messages = isLast ? [...state.messages.slice(0, -1), reply] : state.messages
  return { ...state, messages, data: addData(state, data) }
}

/** A running reply is the last message, and a history that goes out ends with a question. */
function withoutLastAnswer(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return messages.at(-1)?.role === 'assistant' ? messages.slice(0, -1) : messages
}

function markCut(state: ChatState, cut: Cut): ChatState {
  const last = state.messages.at(-1)
  if (last?.role !== 'assistant') return state
  return { ...state, cut: { ...state.cut, [last.id]: cut } }
}

/** An answer can bear the id of one that was cut off: a server may give it to every try. */
function withoutCut(cut: ChatState['cut'], id: string): ChatState['cut'] {
  if (!Object.hasOwn(cut, id)) return cut
  return Object.fromEntries(Object.entries(cut).filter(([other]) => other !== id))
}

function addData(state: ChatState, data: readonly JSONValue[]): readonly JSONValue[] {
  return data.length === 0 ? state.data : [...state.data, ...data]
}

function readStage(data: readonly JSONValue[]): Omit<ReplyStage, 'isThinking'> | undefined {
  for (const value of data.toReversed()) {
    if (!isObject(value) || value['type'] !== 'status') continue
    const { stage, pages } = value
    if (typeof stage !== 'string') continue
    return { name: stage, ...(typeof pages === 'number' && { pages }) }
  }
  return undefined
}
