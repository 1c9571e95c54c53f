import type { StreamedReply } from './script.ts'
import { splitJson, writeEvent } from './wire.ts'
import type { Wire, WireEvent } from './wire.ts'

/** OpenAI's chat completions, and those of every compatible server. */
export const openaiChat: Wire = {
  write: (reply, body) => [
    { type: 'start', wire: choice({ role: 'assistant', content: '' }) },
    ...(reply.reasoning?.pieces ?? []).map((piece): WireEvent => ({
      type: 'reasoning',
      wire: choice({ reasoning_content: piece }),
    })),
    ...reply.pieces.map((piece): WireEvent => ({ type: 'text', wire: choice({ content: piece }) })),
    ...writeTools(reply),
    { type: 'end', wire: choice({}, finishReason(reply)) },
    ...writeUsage(reply, body),
    { type: 'end', wire: 'data: [DONE]\n\n' },
  ],
  failure: (status, message) => ({
    error: { message, type: status === 401 ? 'invalid_request_error' : 'server_error', code: null },
  }),
  failureEvent: (message) =>
    writeEvent({ error: { message, type: 'server_error', param: null, code: null } }),
}

function writeTools({ toolCalls = [] }: StreamedReply): WireEvent[] {
  return toolCalls.flatMap(({ id, name, args }, index) => [
    tool({ index, id, type: 'function', function: { name, arguments: '' } }),
    ...splitJson(args).map((piece) => tool({ index, function: { arguments: piece } })),
  ])
}

function tool(call: unknown): WireEvent {
  return { type: 'tool', wire: choice({ tool_calls: [call] }) }
}

// Sent only to clients that ask for it, after the end of the one choice.
function writeUsage(
  { usage }: StreamedReply,
  body: Readonly<Record<string, unknown>>,
): WireEvent[] {
  const options = body['stream_options'] as { include_usage?: boolean } | undefined
  if (!usage || options?.include_usage !== true) return []
  const { promptTokens, completionTokens, reasoningTokens = 0, cachedTokens = 0 } = usage
  const counts = {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
    prompt_tokens_details: { cached_tokens: cachedTokens },
    completion_tokens_details: { reasoning_tokens: reasoningTokens },
  }
  return [{ type: 'end', wire: chunk({ choices: [], usage: counts }) }]
}

function finishReason({ finishReason, toolCalls = [] }: StreamedReply): string {
  if (finishReason === 'content-filter') return 'content_filter'
  return finishReason ?? (toolCalls.length > 0 ? 'tool_calls' : 'stop')
}

function choice(delta: unknown, reason: string | null = null): string {
  return chunk({ choices: [{ index: 0, delta, finish_reason: reason }] })
}

function chunk(rest: Record<string, unknown>): string {
  return writeEvent({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_700_000_000,
    model: 'scripted',
    ...rest,
  })
}
