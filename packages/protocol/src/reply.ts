// The fold of stream parts into a message. A reply is filled in place, so that a stream costs no more
// than its length; `readReply` gives what a reader may keep: a message that never changes, and that
// shares with the one before it whatever did not change in between.

import type { JSONValue } from './json.ts'
import type { ChatMessage, FinishInfo, MessagePart, TokenUsage } from './message.ts'
import type { StreamPart, StreamUsage } from './parts.ts'
import {
  addReasoning,
  openReasoning,
  readReasoning,
  redactReasoning,
  signReasoning,
} from './replyReasoning.ts'
import type { ReasoningFold } from './replyReasoning.ts'
import {
  createToolCalls,
  finishCall,
  growCall,
  makeCall,
  readCalls,
  startCall,
} from './replyTools.ts'
import type { ToolCalls } from './replyTools.ts'

/** A message that is being received. Read it through `readReply`; only `applyPart` writes. */
export interface Reply {
  /** The error that the stream reported, if it did. */
  readonly error: string | undefined
  readonly finish: FinishInfo | undefined
  /** All values of the `data` parts, in order. */
  readonly data: readonly JSONValue[]
  /** Whether text or a file has arrived for a person to see. */
  readonly hasContent: boolean
}

export interface ReplyOptions {
  /** Until a `start_step` names another. */
  id?: string
  createdAt?: Date
  /** An assistant's message that the reply continues: its id stays. */
  continuing?: ChatMessage
}

interface OpenReply extends Reply {
  readonly base: ChatMessage
  readonly isContinuing: boolean
  error: string | undefined
  finish: FinishInfo | undefined
  hasContent: boolean
  readonly data: JSONValue[]
  readonly annotations: JSONValue[]
  readonly parts: MessagePart[]
  readonly calls: ToolCalls
  id: string
  content: string
  step: number
  /** The place in `parts` of the text that further text joins. */
  text: number | undefined
  reasoning: ReasoningFold | undefined
}

/** Begins an empty reply. */
export function startReply(options: ReplyOptions = {}): Reply {
  const { id = '', createdAt = new Date(), continuing } = options
  const base = continuing ?? { id, role: 'assistant', content: '', createdAt, parts: [] }
  const parts = [...base.parts]
  const calls = createToolCalls(parts)
  const steps = readCalls(calls).map(({ step }) => step)
  const reply: OpenReply = {
    base,
    isContinuing: continuing !== undefined,
    error: undefined,
    finish: undefined,
    hasContent: false,
    data: [],
    annotations: [...(base.annotations ?? [])],
    parts,
    calls,
    id: base.id,
    content: base.content,
    step: continuing ? 1 + Math.max(0, ...steps) : 0,
    text: undefined,
    reasoning: undefined,
  }
  return reply
}

/**
 * Adds one part.
 *
 * An `error` part does not throw: it is in `reply.error`, and what had arrived stays.
 *
 * @throws {StreamParseError} for a tool's result or arguments without the call that they belong to.
 */
export function applyPart(reply: Reply, part: StreamPart): void {
  const open = reply as OpenReply
  switch (part.type) {
    case 'text':
      return addText(open, part.value)
    case 'reasoning':
      return addReasoning(reasoningOf(open), part.value)
    case 'redacted_reasoning':
      return redactReasoning(reasoningOf(open), part.value.data)
    case 'reasoning_signature':
      if (open.reasoning) signReasoning(open.reasoning, part.value.signature)
      return
    case 'source':
      open.parts.push({ type: 'source', source: part.value })
      return
    case 'file':
      open.hasContent = true
      open.parts.push({ type: 'file', mimeType: part.value.mimeType, data: part.value.data })
      return
    case 'tool_call_streaming_start':
      return startCall(open.calls, open.step, part.value)
    case 'tool_call_delta':
      return growCall(open.calls, part)
    case 'tool_call':
      return makeCall(open.calls, open.step, part.value)
    case 'tool_result':
      return finishCall(open.calls, part)
    case 'data':
      return addAll(open.data, part.value)
    case 'message_annotations':
      return addAll(open.annotations, part.value)
    case 'start_step':
      if (!open.isContinuing) open.id = part.value.messageId
      open.parts.push({ type: 'step-start' })
      return
    case 'finish_step':
      return finishStep(open, part.value.isContinued)
    case 'finish_message':
      open.finish = readFinish(part.value)
      return
    case 'error':
      open.error = part.value
      return
    default:
      part satisfies never
  }
}

/** The message so far. Never changes later; unchanged parts are the same objects in the next one. */
export function readReply(reply: Reply): ChatMessage {
  const { base, id, content, annotations, calls, parts, reasoning, finish } = reply as OpenReply
  readReasoning(reasoning, parts)
  const toolInvocations = readCalls(calls)
  return {
    ...base,
    id,
    content,
    parts: [...parts],
    ...(annotations.length > 0 && { annotations: [...annotations] }),
    ...(toolInvocations.length > 0 && { toolInvocations }),
    ...(finish && { finish }),
  }
}

function addText(reply: OpenReply, text: string): void {
  reply.content += text
  if (text !== '') reply.hasContent = true
  const last = reply.text === undefined ? undefined : reply.parts[reply.text]
  if (reply.text !== undefined && last?.type === 'text') {
    reply.parts[reply.text] = { type: 'text', text: last.text + text }
  } else {
    reply.text = reply.parts.push({ type: 'text', text }) - 1
  }
}

function reasoningOf(reply: OpenReply): ReasoningFold {
  reply.reasoning ??= openReasoning(reply.parts)
  return reply.reasoning
}

// One by one: a spread of a list that a server sent can be longer than a call takes arguments.
function addAll(list: JSONValue[], values: readonly JSONValue[]): void {
  for (const value of values) list.push(value)
}

function finishStep(reply: OpenReply, isContinued: boolean): void {
  readReasoning(reply.reasoning, reply.parts)
  reply.reasoning = undefined
  if (!isContinued) reply.text = undefined
  reply.step += 1
}

function readFinish(value: { finishReason: string; usage?: StreamUsage }): FinishInfo {
  const { finishReason, usage } = value
  return usage ? { finishReason, usage: addUp(usage) } : { finishReason }
}

function addUp({ promptTokens, completionTokens }: StreamUsage): TokenUsage {
  return { promptTokens, completionTokens, totalTokens: promptTokens + completionTokens }
}
