import fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import type { JSONObject, JSONValue } from '../json.ts'
import type { StreamPart } from '../parts.ts'

/** One part of each kind, with values that are easy to get wrong. */
export const everyPart: StreamPart[] = [
  { type: 'text', value: 'Grüße, "Welt"\n\u2028👋' },
  { type: 'data', value: [1, null, { a: [] }] },
  { type: 'error', value: '' },
  { type: 'message_annotations', value: [{ type: 'answer', grounded: true }] },
  { type: 'tool_call', value: { toolCallId: 'constructor', toolName: 'find', args: { q: 'a' } } },
  { type: 'tool_result', value: { toolCallId: '__proto__', result: null } },
  { type: 'tool_call_streaming_start', value: { toolCallId: 't', toolName: 'find' } },
  { type: 'tool_call_delta', value: { toolCallId: 't', argsTextDelta: '{"q":"' } },
  { type: 'finish_message', value: { finishReason: 'stop' } },
  {
    type: 'finish_step',
    value: {
      finishReason: 'tool-calls',
      usage: { promptTokens: 1, completionTokens: 2 },
      isContinued: true,
    },
  },
  { type: 'start_step', value: { messageId: 'm1' } },
  { type: 'reasoning', value: 'because' },
  {
    type: 'source',
    value: {
      sourceType: 'url',
      id: 's',
      url: '/a#b',
      title: 'A',
      providerMetadata: { docent: { section: 'B', quote: 'c' } },
    },
  },
  { type: 'redacted_reasoning', value: { data: 'xyz' } },
  { type: 'reasoning_signature', value: { signature: 'sig' } },
  { type: 'file', value: { data: 'AAEC', mimeType: 'image/png' } },
]

const text = fc.string({ unit: 'binary', maxLength: 12 }).map(wellFormed)
const id = fc.constantFrom('t1', 't2', 'constructor', '__proto__')
// JSON has no minus zero.
const json = fc
  .jsonValue({ maxDepth: 2 })
  .map((value) => JSON.parse(JSON.stringify(value)) as JSONValue)
const object = fc.dictionary(fc.string({ maxLength: 4 }), json) as Arbitrary<JSONObject>
const usage = fc.option(fc.record({ promptTokens: fc.nat(999), completionTokens: fc.nat(999) }), {
  nil: undefined,
})
const reason = fc.constantFrom('stop', 'length', 'tool-calls', 'unknown')

/** Any independent part: no tool's result or arguments, which need their call before them. */
export const freePart: Arbitrary<StreamPart> = fc.oneof(
  text.map((value): StreamPart => ({ type: 'text', value })),
  fc.array(json, { maxLength: 3 }).map((value): StreamPart => ({ type: 'data', value })),
  fc
    .array(json, { maxLength: 3 })
    .map((value): StreamPart => ({ type: 'message_annotations', value })),
  fc
    .record({ toolCallId: id, toolName: text, args: object })
    .map((value): StreamPart => ({ type: 'tool_call', value })),
  fc
    .record({ finishReason: reason, usage, isContinued: fc.boolean() })
    .map((value): StreamPart => ({ type: 'finish_step', value: withoutUndefined(value) })),
  text.map((messageId): StreamPart => ({ type: 'start_step', value: { messageId } })),
  text.map((value): StreamPart => ({ type: 'reasoning', value })),
  text.map((data): StreamPart => ({ type: 'redacted_reasoning', value: { data } })),
  text.map((signature): StreamPart => ({ type: 'reasoning_signature', value: { signature } })),
  fc
    .record({ sourceType: fc.constant('url'), id: text, url: text, title: text })
    .map((value): StreamPart => ({ type: 'source', value })),
  fc
    .record({ data: fc.base64String(), mimeType: text })
    .map((value): StreamPart => ({ type: 'file', value })),
)

function withoutUndefined<Value extends object>(value: Value): never {
  return JSON.parse(JSON.stringify(value)) as never
}

// Lone surrogates cannot travel as UTF-8: they arrive as U+FFFD, by any reader.
function wellFormed(value: string): string {
  return value.toWellFormed()
}
