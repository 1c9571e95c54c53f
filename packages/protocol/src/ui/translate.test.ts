import { describe, expect, it } from 'vitest'
import type { StreamPart } from '../parts.ts'
import type { UiChunk } from './chunks.ts'
import { createUiTranslator } from './translate.ts'

const start: StreamPart = { type: 'start_step', value: { messageId: 'm1' } }
const text = (value: string): StreamPart => ({ type: 'text', value })
const reasoning = (value: string): StreamPart => ({ type: 'reasoning', value })
const finish = (value: (StreamPart & { type: 'finish_message' })['value']): StreamPart => ({
  type: 'finish_message',
  value,
})

function translate(...parts: StreamPart[]): UiChunk[] {
  const translator = createUiTranslator()
  return [...parts.flatMap((part) => translator.translate(part)), ...translator.end()]
}

/** The parts after the beginning of the message and its step. */
function within(...parts: StreamPart[]): UiChunk[] {
  return translate(start, ...parts, finish({ finishReason: 'stop' })).slice(2, -1)
}

describe('a translation', () => {
  it.each<[StreamPart['type'], StreamPart[], UiChunk[]]>([
    [
      'text',
      [text('a'), text(''), text('b')],
      [
        { type: 'text-start', id: '1' },
        { type: 'text-delta', id: '1', delta: 'a' },
        { type: 'text-delta', id: '1', delta: 'b' },
        { type: 'text-end', id: '1' },
      ],
    ],
    [
      'reasoning',
      [reasoning('a'), reasoning('b'), text('c')],
      [
        { type: 'reasoning-start', id: '1' },
        { type: 'reasoning-delta', id: '1', delta: 'a' },
        { type: 'reasoning-delta', id: '1', delta: 'b' },
        { type: 'reasoning-end', id: '1' },
        { type: 'text-start', id: '2' },
        { type: 'text-delta', id: '2', delta: 'c' },
        { type: 'text-end', id: '2' },
      ],
    ],
    [
      'reasoning_signature',
      [reasoning('a'), { type: 'reasoning_signature', value: { signature: 's' } }],
      [
        { type: 'reasoning-start', id: '1' },
        { type: 'reasoning-delta', id: '1', delta: 'a' },
        { type: 'reasoning-end', id: '1', providerMetadata: { docent: { signature: 's' } } },
      ],
    ],
    [
      'redacted_reasoning',
      [{ type: 'redacted_reasoning', value: { data: 'x' } }],
      [
        {
          type: 'reasoning-start',
          id: '1',
          providerMetadata: { docent: { redactedData: 'x' } },
        },
        { type: 'reasoning-end', id: '1' },
      ],
    ],
    [
      'source',
      [
        {
          type: 'source',
          value: {
            sourceType: 'url',
            id: 's',
            url: '/a',
            title: 'A',
            providerMetadata: { docent: { section: 'B' }, odd: 1, list: [] },
          },
        },
      ],
      [
        {
          type: 'source-url',
          sourceId: 's',
          url: '/a',
          title: 'A',
          providerMetadata: { docent: { section: 'B' } },
        },
      ],
    ],
    [
      'file',
      [{ type: 'file', value: { mimeType: 'image/png', data: 'AAEC' } }],
      [{ type: 'file', mediaType: 'image/png', url: 'data:image/png;base64,AAEC' }],
    ],
    [
      'tool_call',
      [
        { type: 'tool_call_streaming_start', value: { toolCallId: 't', toolName: 'find' } },
        { type: 'tool_call_delta', value: { toolCallId: 't', argsTextDelta: '{"q":1}' } },
        { type: 'tool_call', value: { toolCallId: 't', toolName: 'find', args: { q: 1 } } },
        { type: 'tool_result', value: { toolCallId: 't', result: null } },
      ],
      [
        { type: 'tool-input-start', toolCallId: 't', toolName: 'find' },
        { type: 'tool-input-delta', toolCallId: 't', inputTextDelta: '{"q":1}' },
        { type: 'tool-input-available', toolCallId: 't', toolName: 'find', input: { q: 1 } },
        { type: 'tool-output-available', toolCallId: 't', output: null },
      ],
    ],
    [
      'data',
      [{ type: 'data', value: [{ type: 'status', stage: 'reading' }, 7, { type: 'a b' }] }],
      [
        { type: 'data-status', data: { stage: 'reading' }, transient: true },
        { type: 'data-value', data: 7, transient: true },
        { type: 'data-value', data: { type: 'a b' }, transient: true },
      ],
    ],
    [
      'message_annotations',
      [
        {
          type: 'message_annotations',
          value: [{ type: 'answer', grounded: true }, 'one', { type: 'followups', questions: [] }],
        },
        { type: 'message_annotations', value: [2] },
      ],
      [
        { type: 'message-metadata', messageMetadata: { answer: { grounded: true } } },
        { type: 'message-metadata', messageMetadata: { annotations: ['one'] } },
        { type: 'message-metadata', messageMetadata: { followups: { questions: [] } } },
        { type: 'message-metadata', messageMetadata: { annotations: ['one', 2] } },
      ],
    ],
    [
      'finish_step',
      [
        text('a'),
        { type: 'finish_step', value: { finishReason: 'length', isContinued: true } },
        start,
        text('b'),
        { type: 'finish_step', value: { finishReason: 'stop', isContinued: false } },
      ],
      [
        { type: 'text-start', id: '1' },
        { type: 'text-delta', id: '1', delta: 'a' },
        { type: 'finish-step' },
        { type: 'start-step' },
        { type: 'text-delta', id: '1', delta: 'b' },
        { type: 'text-end', id: '1' },
        { type: 'finish-step' },
      ],
    ],
  ])('of %s', (_, parts, chunks) => {
    expect(within(...parts)).toEqual(chunks)
  })

  it('begins the message with its first part, after earlier progress reports', () => {
    const status: StreamPart = { type: 'data', value: [{ type: 'status', stage: 'reading' }] }
    expect(translate(status, start).slice(0, 3)).toEqual([
      { type: 'data-status', data: { stage: 'reading' }, transient: true },
      { type: 'start', messageId: 'm1' },
      { type: 'start-step' },
    ])
    expect(translate(text('a'))[0]).toEqual({ type: 'start' })
  })

  it.each([
    ['stop', 'stop'],
    ['length', 'length'],
    ['content-filter', 'content-filter'],
    ['tool-calls', 'tool-calls'],
    ['error', 'error'],
    ['unknown', 'other'],
    ['a server’s own', 'other'],
  ])('ends for the reason %s with %s', (finishReason, reason) => {
    expect(translate(finish({ finishReason })).at(-1)).toEqual({
      type: 'finish',
      finishReason: reason,
    })
  })

  it('gives the usage of an answer if it is known', () => {
    const usage = { promptTokens: 2, completionTokens: 3 }
    expect(translate(finish({ finishReason: 'stop', usage })).at(-1)).toMatchObject({
      messageMetadata: { usage: { inputTokens: 2, outputTokens: 3, totalTokens: 5 } },
    })
    const unknown = { promptTokens: Number.NaN, completionTokens: 3 }
    expect(translate(finish({ finishReason: 'stop', usage: unknown })).at(-1)).not.toHaveProperty(
      'messageMetadata',
    )
  })

  it('closes what is open before an error, and says no more', () => {
    expect(translate(start, text('a'), { type: 'error', value: 'Broken.' }).slice(-2)).toEqual([
      { type: 'text-end', id: '1' },
      { type: 'error', errorText: 'Broken.' },
    ])
  })

  it('says that an answer without an end was stopped', () => {
    expect(translate(start, reasoning('a')).slice(-2)).toEqual([
      { type: 'reasoning-end', id: '1' },
      { type: 'abort' },
    ])
  })
})
