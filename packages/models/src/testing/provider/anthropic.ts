import type { StreamedReply } from './script.ts'
import { splitJson, writeEvent } from './wire.ts'
import type { Wire, WireEvent } from './wire.ts'

/** A block of an answer: how it opens, and what is added to it. */
interface Block {
  readonly type: WireEvent['type']
  readonly opens: unknown
  readonly deltas: readonly unknown[]
}

/** Anthropic's messages: named events, and an answer in numbered blocks. */
export const anthropic: Wire = {
  write: (reply) => [
    { type: 'start', wire: named('message_start', { message: startMessage(reply) }) },
    { type: 'start', wire: named('ping', {}) },
    ...toBlocks(reply).flatMap(writeBlock),
    { type: 'end', wire: named('message_delta', endMessage(reply)) },
    { type: 'end', wire: named('message_stop', {}) },
  ],
  failure: (status, message) => ({ type: 'error', error: { type: nameFailure(status), message } }),
  failureEvent: (message) => named('error', { error: { type: 'overloaded_error', message } }),
}

function toBlocks({ reasoning, pieces, toolCalls = [] }: StreamedReply): Block[] {
  const blocks: Block[] = []
  if (reasoning) {
    const { pieces: thoughts, signature = 'signed' } = reasoning
    const deltas = thoughts.map((thinking) => ({ type: 'thinking_delta', thinking }))
    blocks.push({
      type: 'reasoning',
      opens: { type: 'thinking', thinking: '', signature: '' },
      deltas: [...deltas, { type: 'signature_delta', signature }],
    })
  }
  if (reasoning?.redacted !== undefined) {
    const opens = { type: 'redacted_thinking', data: reasoning.redacted }
    blocks.push({ type: 'reasoning', opens, deltas: [] })
  }
  if (pieces.length > 0) {
    const deltas = pieces.map((text) => ({ type: 'text_delta', text }))
    blocks.push({ type: 'text', opens: { type: 'text', text: '' }, deltas })
  }
  for (const { id, name, args } of toolCalls) {
    const deltas = splitJson(args).map((json) => ({ type: 'input_json_delta', partial_json: json }))
    blocks.push({ type: 'tool', opens: { type: 'tool_use', id, name, input: {} }, deltas })
  }
  return blocks
}

function writeBlock({ type, opens, deltas }: Block, index: number): WireEvent[] {
  return [
    { type: 'start', wire: named('content_block_start', { index, content_block: opens }) },
    ...deltas.map((delta): WireEvent => ({
      type,
      wire: named('content_block_delta', { index, delta }),
    })),
    // The text's last event may be the last that comes at all: its block is not closed then.
    {
      type: type === 'text' ? 'end' : type,
      wire: named('content_block_stop', { index }),
    },
  ]
}

function startMessage({ usage }: StreamedReply) {
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'scripted',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: {
      // Cached tokens are counted separately from the others.
      input_tokens: (usage?.promptTokens ?? 0) - (usage?.cachedTokens ?? 0),
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: usage?.cachedTokens ?? 0,
      output_tokens: 1,
    },
  }
}

function endMessage({ usage, finishReason, toolCalls = [] }: StreamedReply) {
  const reasons = { stop: 'end_turn', length: 'max_tokens', 'content-filter': 'refusal' }
  const reason = toolCalls.length > 0 ? 'tool_use' : reasons[finishReason ?? 'stop']
  return {
    delta: { stop_reason: reason, stop_sequence: null },
    usage: { output_tokens: usage?.completionTokens ?? 0 },
  }
}

function nameFailure(status: number): string {
  const names = { 401: 'authentication_error', 429: 'rate_limit_error', 529: 'overloaded_error' }
  return names[status as keyof typeof names] ?? 'api_error'
}

function named(type: string, rest: object): string {
  return writeEvent({ type, ...rest }, type)
}
