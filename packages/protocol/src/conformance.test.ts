// Compared with the real packages of the AI SDK's version 4, in both directions.

import {
  callChatApi,
  formatDataStreamPart,
  parseDataStreamPart,
  processDataStream,
} from '@ai-sdk/ui-utils'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeStream } from './decodeStream.ts'
import type { ChatMessage } from './message.ts'
import { decodePart, encodePart } from './parts.ts'
import type { StreamPart } from './parts.ts'
import { applyPart, readReply, startReply } from './reply.ts'
import { everyPart, freePart } from './testing/arbitraries.ts'

const createdAt = new Date(0)

function bodyOf(wire: string): ReadableStream<Uint8Array> {
  return new Response(wire).body!
}

async function receiveAsV4(wire: string): Promise<unknown> {
  let last: unknown
  await callChatApi({
    api: '/',
    body: {},
    streamProtocol: 'data',
    credentials: undefined,
    headers: undefined,
    abortController: undefined,
    restoreMessagesOnFailure: () => undefined,
    onResponse: undefined,
    onUpdate: () => undefined,
    onFinish: (message, { usage, finishReason }) => {
      // Two fields that this protocol's message does not have: an older form of the reasoning parts,
      // and a mark that tells one state of a message from the next.
      const { reasoning: _, ...rest } = message
      last = { ...rest, finish: { finishReason, usage } }
    },
    onToolCall: undefined,
    generateId: () => 'generated',
    fetch: () => Promise.resolve(new Response(bodyOf(wire))),
    lastMessage: undefined,
  })
  return last
}

async function receive(wire: string): Promise<ChatMessage> {
  const reply = startReply({ id: 'generated', createdAt })
  for await (const part of decodeStream(bodyOf(wire))) applyPart(reply, part)
  return readReply(reply)
}

const finish: StreamPart = {
  type: 'finish_message',
  value: { finishReason: 'stop', usage: { promptTokens: 1, completionTokens: 2 } },
}

describe('the protocol', () => {
  it.each(everyPart)('reads $type as version 4 writes it', (part) => {
    const line = formatDataStreamPart(part.type, part.value as never)
    expect(decodePart(line.trimEnd())).toEqual(part)
  })

  it.each(everyPart)('writes $type as version 4 reads it', (part) => {
    expect(parseDataStreamPart(encodePart(part).trimEnd())).toEqual(part)
  })

  it('is refused if version 4 refuses it', () => {
    const codes = [...'0123456789abcdefghijklmz', 'constructor', '']
    const values = ['', 'x', '1', 'null', '"a"', '[]', '{}', '{"toolCallId":1}']
    for (const code of codes) {
      for (const value of values) {
        const line = `${code}:${value}`
        expect([line, isRefused(() => decodePart(line))]).toEqual([
          line,
          isRefused(() => parseDataStreamPart(line)),
        ])
      }
    }
  })

  it('is read by processDataStream, part by part, as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(freePart, { maxLength: 6 }), async (parts) => {
        const seen: StreamPart[] = []
        const on = (type: StreamPart['type']) => (value: unknown) => {
          seen.push({ type, value } as StreamPart)
        }
        await processDataStream({
          stream: bodyOf([...parts, finish].map(encodePart).join('')),
          onTextPart: on('text'),
          onReasoningPart: on('reasoning'),
          onReasoningSignaturePart: on('reasoning_signature'),
          onRedactedReasoningPart: on('redacted_reasoning'),
          onSourcePart: on('source'),
          onFilePart: on('file'),
          onDataPart: on('data'),
          onErrorPart: on('error'),
          onToolCallPart: on('tool_call'),
          onToolResultPart: on('tool_result'),
          onMessageAnnotationsPart: on('message_annotations'),
          onFinishMessagePart: on('finish_message'),
          onFinishStepPart: on('finish_step'),
          onStartStepPart: on('start_step'),
        })
        expect(seen).toEqual([...parts, finish])
      }),
    )
  })

  it('ends in the same message as in version 4, for any stream of parts', async () => {
    // Version 4 loses its way when one id is called twice, or is a name that every object has.
    const parts = fc.array(freePart, { maxLength: 12 }).map(callEachToolOnce)
    await fc.assert(
      fc.asyncProperty(parts, async (stream) => {
        const wire = [...stream, finish].map(encodePart).join('')
        expect({ ...(await receive(wire)), createdAt: null }).toEqual({
          ...((await receiveAsV4(wire)) as object),
          createdAt: null,
        })
      }),
    )
  })

  it('ends in the same message as in version 4, for a reply with every kind of part', async () => {
    const parts: StreamPart[] = [
      { type: 'start_step', value: { messageId: 'm1' } },
      { type: 'reasoning', value: 'Let me ' },
      { type: 'reasoning', value: 'look.' },
      { type: 'reasoning_signature', value: { signature: 's' } },
      { type: 'text', value: 'I look. ' },
      { type: 'tool_call_streaming_start', value: { toolCallId: 't', toolName: 'find' } },
      { type: 'tool_call_delta', value: { toolCallId: 't', argsTextDelta: '{"q":"wid' } },
      { type: 'tool_call_delta', value: { toolCallId: 't', argsTextDelta: 'get"}' } },
      { type: 'tool_call', value: { toolCallId: 't', toolName: 'find', args: { q: 'widget' } } },
      { type: 'tool_result', value: { toolCallId: 't', result: ['page'] } },
      { type: 'finish_step', value: { finishReason: 'tool-calls', isContinued: false } },
      { type: 'start_step', value: { messageId: 'm1' } },
      { type: 'source', value: { sourceType: 'url', id: 's', url: '/widget' } },
      { type: 'text', value: 'Found [1].' },
      { type: 'file', value: { data: 'AAEC', mimeType: 'image/png' } },
      { type: 'message_annotations', value: [{ type: 'answer' }] },
      { type: 'finish_step', value: { finishReason: 'stop', isContinued: false } },
      finish,
    ]
    const wire = parts.map(encodePart).join('')
    expect({ ...(await receive(wire)), createdAt: null }).toEqual({
      ...((await receiveAsV4(wire)) as object),
      createdAt: null,
    })
  })
})

function isRefused(read: () => unknown): boolean {
  try {
    read()
    return false
  } catch {
    return true
  }
}

function callEachToolOnce(parts: StreamPart[]): StreamPart[] {
  const ids = new Set<string>()
  return parts.filter((part) => {
    if (part.type !== 'tool_call') return true
    const { toolCallId } = part.value
    if (ids.has(toolCallId) || toolCallId in {}) return false
    ids.add(toolCallId)
    return true
  })
}
