import { describe, expect, it } from 'vitest'
import type { ChatMessage } from './message.ts'
import type { StreamPart } from './parts.ts'
import { applyPart, readReply, startReply } from './reply.ts'
import type { ReplyOptions } from './reply.ts'

const createdAt = new Date(0)

function receive(parts: StreamPart[], options: ReplyOptions = {}) {
  const reply = startReply({ createdAt, ...options })
  for (const part of parts) applyPart(reply, part)
  return reply
}

const text = (value: string): StreamPart => ({ type: 'text', value })
const toolStart = (toolCallId: string): StreamPart => ({
  type: 'tool_call_streaming_start',
  value: { toolCallId, toolName: 'find' },
})
const toolDelta = (toolCallId: string, argsTextDelta: string): StreamPart => ({
  type: 'tool_call_delta',
  value: { toolCallId, argsTextDelta },
})
const toolResult = (toolCallId: string): StreamPart => ({
  type: 'tool_result',
  value: { toolCallId, result: 'found' },
})
const finishStep: StreamPart = {
  type: 'finish_step',
  value: { finishReason: 'stop', isContinued: false },
}

describe('a reply', () => {
  it('joins texts of one step, also across other parts, and opens a new one in the next step', () => {
    const source: StreamPart = {
      type: 'source',
      value: { sourceType: 'url', id: 's', url: '/a' },
    }
    const reply = receive([text('a'), source, text('b'), finishStep, text('c')])
    const message = readReply(reply)
    expect(message.content).toBe('abc')
    expect(message.parts.map((part) => (part.type === 'text' ? part.text : part.type))).toEqual([
      'ab',
      'source',
      'c',
    ])
  })

  it('continues the same text after a step that is continued', () => {
    const continued: StreamPart = {
      type: 'finish_step',
      value: { finishReason: 'length', isContinued: true },
    }
    expect(readReply(receive([text('a'), continued, text('b')])).parts).toEqual([
      { type: 'text', text: 'ab' },
    ])
  })

  it('takes the id that a step names, unless it continues a message', () => {
    const named: StreamPart = { type: 'start_step', value: { messageId: 'named' } }
    expect(readReply(receive([named], { id: 'first' })).id).toBe('named')

    const continuing: ChatMessage = {
      id: 'kept',
      role: 'assistant',
      content: '',
      createdAt,
      parts: [],
    }
    expect(readReply(receive([named], { continuing })).id).toBe('kept')
  })

  it('leads a tool through partial-call, call and result', () => {
    const reply = receive([toolStart('t')])
    const states = [readReply(reply).toolInvocations?.[0]]
    const rest: StreamPart[] = [
      toolDelta('t', '{"q":"pa'),
      { type: 'tool_call', value: { toolCallId: 't', toolName: 'find', args: { q: 'page' } } },
      toolResult('t'),
    ]
    for (const part of rest) {
      applyPart(reply, part)
      states.push(readReply(reply).toolInvocations?.[0])
    }
    expect(states.map((seen) => [seen?.state, seen?.args])).toEqual([
      ['partial-call', undefined],
      ['partial-call', { q: 'pa' }],
      ['call', { q: 'page' }],
      ['result', { q: 'page' }],
    ])
    expect(states.at(-1)?.result).toBe('found')
    expect(readReply(reply).parts).toHaveLength(1)
  })

  it('shows no arguments that nest thousands deep', () => {
    const reply = receive([toolStart('t'), toolDelta('t', '{"a":')])
    for (let line = 0; line < 100; line++) applyPart(reply, toolDelta('t', '['.repeat(100)))
    expect(readReply(reply).toolInvocations).toMatchObject([{ state: 'partial-call' }])
    expect(readReply(reply).toolInvocations?.[0]?.args).toBeUndefined()
  })

  it('counts the steps of tools from 0, and goes on counting in a continued message', () => {
    const call = (toolCallId: string): StreamPart => ({
      type: 'tool_call',
      value: { toolCallId, toolName: 'find', args: {} },
    })
    const first = readReply(
      receive([call('a'), toolResult('a'), finishStep, call('b'), toolResult('b')]),
    )
    const second = readReply(receive([call('c')], { continuing: first }))
    expect(second.toolInvocations?.map(({ step }) => step)).toEqual([0, 1, 2])
  })

  it('keeps one invocation for an id that is announced twice', () => {
    expect(readReply(receive([toolStart('t'), toolStart('t')])).toolInvocations).toHaveLength(1)
  })

  it('takes ids that are names of object members', () => {
    const ids = ['constructor', '__proto__', 'toString']
    const reply = receive(ids.flatMap((id) => [toolStart(id), toolDelta(id, '{}'), toolResult(id)]))
    expect(readReply(reply).toolInvocations?.map(({ toolCallId }) => toolCallId)).toEqual(ids)
  })

  it.each<[string, StreamPart[], string]>([
    [
      'a result without any call',
      [toolResult('t')],
      'tool_result must be preceded by a tool_call.',
    ],
    [
      'a result of another call',
      [toolStart('a'), toolResult('t')],
      'tool_result must be preceded by a tool_call with the same toolCallId.',
    ],
    [
      'arguments without a start',
      [toolDelta('t', '{')],
      'tool_call_delta must be preceded by a tool_call_streaming_start.',
    ],
  ])('refuses %s', (_, parts, reason) => {
    expect(() => receive(parts)).toThrow(`Cannot read the chat stream: ${reason}`)
  })

  it('collects reasoning with signatures and redactions', () => {
    const reply = receive([
      { type: 'reasoning', value: 'one' },
      { type: 'reasoning', value: ' two' },
      { type: 'reasoning_signature', value: { signature: 's' } },
      { type: 'redacted_reasoning', value: { data: 'r' } },
      { type: 'reasoning', value: ' three' },
    ])
    expect(readReply(reply).parts).toEqual([
      {
        type: 'reasoning',
        reasoning: 'one two three',
        details: [
          { type: 'text', text: 'one two', signature: 's' },
          { type: 'redacted', data: 'r' },
          { type: 'text', text: ' three' },
        ],
      },
    ])
  })

  it('adds up the usage of its end, and leaves out a usage that was not sent', () => {
    const usage = { promptTokens: 2, completionTokens: 3 }
    const finish = (value: { finishReason: string; usage?: typeof usage }): StreamPart => ({
      type: 'finish_message',
      value,
    })
    expect(readReply(receive([finish({ finishReason: 'stop', usage })])).finish).toEqual({
      finishReason: 'stop',
      usage: { ...usage, totalTokens: 5 },
    })
    expect(readReply(receive([finish({ finishReason: 'stop' })])).finish).toEqual({
      finishReason: 'stop',
    })
  })

  it('keeps the text before an error, and reports the error', () => {
    const reply = receive([text('half'), { type: 'error', value: 'gone' }])
    expect(reply.error).toBe('gone')
    expect(readReply(reply).content).toBe('half')
  })

  it('has content once there is something to see', () => {
    const reply = receive([
      { type: 'start_step', value: { messageId: 'm' } },
      { type: 'data', value: [{ type: 'status' }] },
      text(''),
    ])
    expect(reply.hasContent).toBe(false)
    applyPart(reply, text('a'))
    expect(reply.hasContent).toBe(true)
  })

  it('gives messages that do not change later, and that share what stayed the same', () => {
    const reply = receive([toolStart('t'), text('a')])
    const before = readReply(reply)
    applyPart(reply, text('b'))
    const after = readReply(reply)
    expect(before.content).toBe('a')
    expect(before.parts[1]).toEqual({ type: 'text', text: 'a' })
    expect(after.parts[0]).toBe(before.parts[0])
  })
})
