// The AI SDK's version 7 as the client: its own transport, over the network, at our running server.

import { DefaultChatTransport, readUIMessageStream } from 'ai'
import type { UIMessage, UIMessageChunk } from 'ai'
import { expect, test } from '@playwright/test'

const api = () => `${process.env['DOCENT_URL']}/api/gen-ai`
const transport = () => new DefaultChatTransport<UIMessage>({ api: api() })

function ask(text: string, messages: UIMessage[] = [], signal?: AbortSignal) {
  const question: UIMessage = { id: 'q'.repeat(16), role: 'user', parts: [{ type: 'text', text }] }
  return transport().sendMessages({
    chatId: 'todays-client-01',
    messages: [...messages, question],
    trigger: 'submit-message',
    messageId: undefined,
    abortSignal: signal,
  })
}

async function readLast(stream: ReadableStream<UIMessageChunk>): Promise<UIMessage | undefined> {
  let last: UIMessage | undefined
  for await (const message of readUIMessageStream({ stream, terminateOnError: true })) {
    last = message
  }
  return last
}

test('a client of version 7 is answered to the end, with sources and what the answer is', async () => {
  const message = await readLast(await ask('What products are available?'))
  const texts = message?.parts.flatMap((part) => (part.type === 'text' ? [part.text] : []))
  expect(texts?.join('')).toContain('There are 5 products:')
  const sources = message?.parts.filter(({ type }) => type === 'source-url')
  expect(sources).toHaveLength(5)
  expect(sources?.[0]).toMatchObject({ url: expect.stringMatching(/^\/products\//) })
  expect(message?.metadata).toMatchObject({
    answer: { grounded: true },
    usage: { inputTokens: 0, outputTokens: 0, totalTokens: 0 },
  })
})

test('a client of version 7 that leaves has its stream ended, and is answered again', async () => {
  const controller = new AbortController()
  const stream = await ask('What is Docent?', [], controller.signal)
  controller.abort()
  await expect(readLast(stream)).rejects.toThrow('abort')
  expect((await readLast(await ask('What is Docent?')))?.parts.length).toBeGreaterThan(0)
})

test('a client of version 7 takes quietly that there is nothing to resume', async () => {
  expect(await transport().reconnectToStream({ chatId: 'todays-client-01' })).toBeNull()
})

test('a client of version 7 reads in a sentence why it is refused', async () => {
  await expect(ask('a'.repeat(2_001))).rejects.toThrow('The limit is 2000.')
})
