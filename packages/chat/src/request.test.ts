import { isDeeperThan, readChatRequest } from '@docent/protocol'
import type { ChatMessage, JSONValue, ToolInvocation } from '@docent/protocol'
import { expect, it } from 'vitest'
import { MAX_HISTORY_BYTES } from './limits.ts'
import { writeRequest } from './request.ts'
import { answer, question } from '../testing/builders.ts'

const CHAT = 'a-chat-of-ours'

function turns(count: number, content = 'x'): ChatMessage[] {
  return Array.from({ length: count }, (_, index) => [
    question(content, `q${index}`),
    answer(content, `a${index}`),
  ]).flat()
}

function idsOf(body: string): string[] {
  const { messages } = JSON.parse(body) as { messages: { id: string }[] }
  return messages.map(({ id }) => id)
}

it('writes what a server reads', () => {
  const messages = [question('one', 'q1'), answer('Two [1].', 'a1'), question('three', 'q2')]
  const body = writeRequest({ chatId: CHAT, messages, data: { page: { url: '/', title: 'Home' } } })
  expect(readChatRequest(JSON.parse(body))).toMatchObject({
    id: CHAT,
    messages: [
      { id: 'q1', role: 'user', content: 'one' },
      { id: 'a1', role: 'assistant', content: 'Two [1].' },
      { id: 'q2', role: 'user', content: 'three' },
    ],
    data: { page: { url: '/', title: 'Home' } },
  })
})

it('carries parts, annotations, tool invocations and attachments', () => {
  const message: ChatMessage = {
    ...answer('done', 'a1'),
    annotations: [{ type: 'answer' }],
    toolInvocations: [
      { toolCallId: 't', toolName: 'look', step: 0, state: 'result', args: {}, result: 1 },
    ],
    experimental_attachments: [{ url: 'data:text/plain,hello' }],
  }
  const sent = JSON.parse(writeRequest({ chatId: CHAT, messages: [question('q'), message] }))
  expect(sent.messages[1]).toMatchObject({
    parts: [{ type: 'text', text: 'done' }],
    annotations: [{ type: 'answer' }],
    toolInvocations: [{ toolCallId: 't', state: 'result' }],
    experimental_attachments: [{ url: 'data:text/plain,hello' }],
  })
})

it('sends only the text of an answer that nests deeper than the endpoint reads', () => {
  const nest = (depth: number): JSONValue => (depth === 0 ? [] : [nest(depth - 1)])
  const deep = { ...answer('Deep.', 'a1'), annotations: [nest(90)] }
  const flat = { ...answer('Flat.', 'a2'), annotations: [nest(20)] }
  const body = writeRequest({ chatId: CHAT, messages: [question('q'), deep, flat] })
  expect(isDeeperThan(JSON.parse(body), 32)).toBe(false)
  const { messages } = JSON.parse(body)
  expect(messages[1]).toEqual({ id: 'a1', role: 'assistant', content: 'Deep.' })
  expect(messages[2]).toMatchObject({ content: 'Flat.', annotations: flat.annotations })
})

it('leaves out missing data', () => {
  expect(writeRequest({ chatId: CHAT, messages: [question('one')] })).not.toContain('"data"')
})

it('sends the newest 60 messages of a long chat', () => {
  const ids = idsOf(writeRequest({ chatId: CHAT, messages: [...turns(40), question('last', 'q')] }))
  expect(ids).toHaveLength(59)
  expect(ids[0]).toBe('q11')
  expect(ids.at(-1)).toBe('q')
})

it('sends no more bytes of the history than the endpoint takes, and begins with a question', () => {
  // Two bytes a character, and each text twice: as content and as a part.
  const messages = [...turns(20, 'é'.repeat(4000)), question('last', 'q')]
  const body = writeRequest({ chatId: CHAT, messages })
  expect(new TextEncoder().encode(body).length).toBeLessThan(MAX_HISTORY_BYTES + 100)
  expect(idsOf(body)).toEqual(messages.slice(-13).map(({ id }) => id))
})

it('sends the last message even if it alone is too large', () => {
  const messages = [...turns(2), question('x'.repeat(300_000), 'big')]
  expect(idsOf(writeRequest({ chatId: CHAT, messages }))).toEqual(['big'])
})

it('leaves out calls without a result, and an answer that has nothing else', () => {
  const open = { toolCallId: 't-1', toolName: 'look', step: 0, state: 'call', args: {} } as const
  const done = { ...open, toolCallId: 't-2', state: 'result', result: 1 } as const
  const calling = (...toolInvocations: ToolInvocation[]): ChatMessage => ({
    ...answer(''),
    toolInvocations,
    parts: toolInvocations.map((toolInvocation) => ({ type: 'tool-invocation', toolInvocation })),
  })
  const messages = [question('one'), calling(open), calling(open, done), question('two')]
  const body = JSON.parse(writeRequest({ chatId: 'chat-one', messages }))
  expect(body.messages).toHaveLength(3)
  expect(body.messages[1]).toMatchObject({
    toolInvocations: [done],
    parts: [{ type: 'tool-invocation', toolInvocation: done }],
  })
})
