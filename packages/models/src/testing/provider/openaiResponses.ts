import type { StreamedReply } from './script.ts'
import { splitJson, writeEvent } from './wire.ts'
import type { Wire, WireEvent } from './wire.ts'

type Event = { kind: WireEvent['type']; type: string } & Record<string, unknown>

const RESPONSE = {
  id: 'resp_1',
  object: 'response',
  created_at: 1_700_000_000,
  model: 'scripted',
  error: null,
  incomplete_details: null,
}

/** OpenAI's responses: the endpoint that its own package asks when it is not told another. */
export const openaiResponses: Wire = {
  write: (reply) =>
    [...writeStart(), ...writeReasoning(reply), ...writeText(reply), ...writeTools(reply)]
      .concat(writeEnd(reply))
      .map(({ kind, ...event }, sequence) => ({
        type: kind,
        wire: writeEvent({ ...event, sequence_number: sequence }, event.type),
      })),
  failure: (_, message) => ({ error: { message, type: 'server_error', param: null, code: null } }),
  failureEvent: (message) =>
    writeEvent({ type: 'error', sequence_number: 99, code: null, message, param: null }, 'error'),
}

function writeStart(): Event[] {
  const response = { ...RESPONSE, status: 'in_progress' }
  return [
    { kind: 'start', type: 'response.created', response },
    { kind: 'start', type: 'response.in_progress', response },
  ]
}

function writeReasoning({ reasoning }: StreamedReply): Event[] {
  if (!reasoning) return []
  const place = { item_id: 'rs_1', output_index: 0, summary_index: 0 }
  const item = { type: 'reasoning', id: 'rs_1', summary: [] }
  const text = reasoning.pieces.join('')
  const part = { type: 'summary_text', text }
  const event = (type: string, rest: object): Event => ({ kind: 'reasoning', type, ...rest })
  return [
    event('response.output_item.added', { output_index: 0, item }),
    event('response.reasoning_summary_part.added', { ...place, part: { ...part, text: '' } }),
    ...reasoning.pieces.map((delta) =>
      event('response.reasoning_summary_text.delta', { ...place, delta }),
    ),
    event('response.reasoning_summary_text.done', { ...place, text }),
    event('response.reasoning_summary_part.done', { ...place, part }),
    event('response.output_item.done', { output_index: 0, item: { ...item, summary: [part] } }),
  ]
}

function writeText({ pieces }: StreamedReply): Event[] {
  if (pieces.length === 0) return []
  const place = { item_id: 'msg_1', output_index: 1, content_index: 0 }
  const item = { type: 'message', id: 'msg_1', role: 'assistant', content: [] }
  const part = { type: 'output_text', text: pieces.join(''), annotations: [] }
  return [
    { kind: 'start', type: 'response.output_item.added', output_index: 1, item },
    { kind: 'start', type: 'response.content_part.added', ...place, part: { ...part, text: '' } },
    ...pieces.map((delta): Event => ({
      kind: 'text',
      type: 'response.output_text.delta',
      ...place,
      delta,
    })),
    { kind: 'end', type: 'response.output_text.done', ...place, text: part.text },
    { kind: 'end', type: 'response.content_part.done', ...place, part },
    { kind: 'end', type: 'response.output_item.done', output_index: 1, item },
  ]
}

function writeTools({ toolCalls = [] }: StreamedReply): Event[] {
  return toolCalls.flatMap(({ id, name, args }, index) => {
    const item = { type: 'function_call', id: `fc_${index}`, call_id: id, name }
    const place = { item_id: item.id, output_index: 2 + index }
    const whole = JSON.stringify(args)
    const event = (type: string, rest: object): Event => ({ kind: 'tool', type, ...place, ...rest })
    return [
      event('response.output_item.added', { item: { ...item, arguments: '' } }),
      ...splitJson(args).map((delta) => event('response.function_call_arguments.delta', { delta })),
      event('response.function_call_arguments.done', { arguments: whole }),
      event('response.output_item.done', {
        item: { ...item, arguments: whole, status: 'completed' },
      }),
    ]
  })
}

function writeEnd({ usage, finishReason = 'stop' }: StreamedReply): Event[] {
  const status = finishReason === 'stop' ? 'completed' : 'incomplete'
  const reason = finishReason === 'length' ? 'max_output_tokens' : 'content_filter'
  const response = {
    ...RESPONSE,
    status,
    incomplete_details: status === 'completed' ? null : { reason },
    usage: usage && {
      input_tokens: usage.promptTokens,
      input_tokens_details: { cached_tokens: usage.cachedTokens ?? 0 },
      output_tokens: usage.completionTokens,
      output_tokens_details: { reasoning_tokens: usage.reasoningTokens ?? 0 },
      total_tokens: usage.promptTokens + usage.completionTokens,
    },
  }
  return [{ kind: 'end', type: `response.${status}`, response }]
}
