import { DefaultChatTransport, readUIMessageStream } from 'ai'
import type { UIMessage, UIMessageChunk } from 'ai'
import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { StreamPart } from '../parts.ts'
import { applyPart, readReply, startReply } from '../reply.ts'
import { everyPart, freePart } from '../testing/arbitraries.ts'
import type { UiChunk } from './chunks.ts'
import { UI_STREAM_DONE, UI_STREAM_HEADERS, encodeUiChunk } from './sse.ts'
import { createUiTranslator } from './translate.ts'

const finish: StreamPart = {
  type: 'finish_message',
  value: { finishReason: 'stop', usage: { promptTokens: 1, completionTokens: 2 } },
}

function write(parts: readonly StreamPart[]): string {
  const translator = createUiTranslator()
  const chunks = [...parts.flatMap((part) => translator.translate(part)), ...translator.end()]
  return `:\n\n${chunks.map(encodeUiChunk).join('')}:\n\n${UI_STREAM_DONE}`
}

/** The chunks as the SDK's own client reads them, each checked against its schema. */
function readChunks(wire: string): Promise<ReadableStream<UIMessageChunk>> {
  const transport = new DefaultChatTransport<UIMessage>({
    fetch: () => Promise.resolve(new Response(wire, { headers: UI_STREAM_HEADERS })),
  })
  return transport.sendMessages({
    chatId: 'chat',
    messages: [],
    trigger: 'submit-message',
    messageId: undefined,
    abortSignal: undefined,
  })
}

async function receive(wire: string): Promise<UIMessage | undefined> {
  let last: UIMessage | undefined
  const stream = await readChunks(wire)
  for await (const message of readUIMessageStream({ stream, terminateOnError: true })) {
    last = message
  }
  return last
}

/** A call before each part that needs one. */
const calls: StreamPart[] = everyPart.flatMap((part): StreamPart[] => {
  if (part.type !== 'tool_result' && part.type !== 'tool_call_delta') return []
  const value = { toolCallId: part.value.toolCallId, toolName: 'find' }
  return [{ type: 'tool_call_streaming_start', value }]
})

describe('the UI message stream', () => {
  it('is made of chunks that version 7 knows', () => {
    expectTypeOf<UiChunk>().toExtend<UIMessageChunk>()
  })

  it.each(everyPart)('is read by version 7 with $type in it', async (part) => {
    const wire = write([...calls, part])
    const sent = wire.split('\n').filter((line) => line.startsWith('data: {'))
    const read: UIMessageChunk[] = []
    for await (const chunk of await readChunks(wire)) read.push(chunk)
    expect(read).toEqual(sent.map((line): unknown => JSON.parse(line.slice(6))))
  })

  it('ends in the message of version 7 for a reply with every kind of part', async () => {
    const message = await receive(
      write([
        { type: 'data', value: [{ type: 'status', stage: 'reading' }] },
        { type: 'start_step', value: { messageId: 'm1' } },
        { type: 'reasoning', value: 'Let me look.' },
        { type: 'reasoning_signature', value: { signature: 's' } },
        { type: 'text', value: 'I look. ' },
        { type: 'tool_call_streaming_start', value: { toolCallId: 't', toolName: 'find' } },
        { type: 'tool_call_delta', value: { toolCallId: 't', argsTextDelta: '{"q":"wid' } },
        { type: 'tool_call_delta', value: { toolCallId: 't', argsTextDelta: 'get"}' } },
        { type: 'tool_call', value: { toolCallId: 't', toolName: 'find', args: { q: 'widget' } } },
        { type: 'tool_result', value: { toolCallId: 't', result: ['page'] } },
        { type: 'finish_step', value: { finishReason: 'tool-calls', isContinued: false } },
        { type: 'start_step', value: { messageId: 'm1' } },
        { type: 'source', value: { sourceType: 'url', id: 's', url: '/widget', title: 'W' } },
        { type: 'text', value: 'Found [1].' },
        { type: 'file', value: { data: 'AAEC', mimeType: 'image/png' } },
        { type: 'message_annotations', value: [{ type: 'answer', grounded: true }] },
        { type: 'finish_step', value: { finishReason: 'stop', isContinued: false } },
        finish,
        { type: 'message_annotations', value: [{ type: 'followups', questions: ['And?'] }] },
      ]),
    )
    expect(message).toMatchObject({
      id: 'm1',
      role: 'assistant',
      metadata: {
        answer: { grounded: true },
        followups: { questions: ['And?'] },
        usage: { inputTokens: 1, outputTokens: 2, totalTokens: 3 },
      },
    })
    expect(message?.parts).toMatchObject([
      { type: 'step-start' },
      {
        type: 'reasoning',
        text: 'Let me look.',
        state: 'done',
        providerMetadata: { docent: { signature: 's' } },
      },
      { type: 'text', text: 'I look. ', state: 'done' },
      {
        type: 'tool-find',
        state: 'output-available',
        toolCallId: 't',
        input: { q: 'widget' },
        output: ['page'],
      },
      { type: 'step-start' },
      { type: 'source-url', sourceId: 's', url: '/widget', title: 'W' },
      { type: 'text', text: 'Found [1].', state: 'done' },
      { type: 'file', mediaType: 'image/png', url: 'data:image/png;base64,AAEC' },
    ])
  })

  it('says in version 7 what our own message says, for any stream of parts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(freePart, { maxLength: 12 }), async (parts) => {
        const reply = startReply()
        for (const part of parts) applyPart(reply, part)
        const ours = readReply(reply)
        const theirs = (await receive(write([...parts, finish])))?.parts ?? []
        const textOf = (type: 'text' | 'reasoning') =>
          theirs.map((part) => (part.type === type ? part.text : '')).join('')
        expect(textOf('text')).toBe(ours.content)
        expect(textOf('reasoning')).toBe(
          ours.parts.map((part) => (part.type === 'reasoning' ? part.reasoning : '')).join(''),
        )
        expect(theirs.filter(({ type }) => type === 'source-url')).toHaveLength(
          ours.parts.filter(({ type }) => type === 'source').length,
        )
        // Nothing is left open: a client would keep waiting for it.
        expect(JSON.stringify(theirs)).not.toContain('"state":"streaming"')
      }),
    )
  })

  it('ends in an error if the answer does', async () => {
    const wire = write([
      { type: 'text', value: 'Half' },
      { type: 'error', value: 'It broke.' },
    ])
    await expect(receive(wire)).rejects.toThrow('It broke.')
  })
})
