// The AI SDK's version 7 as the client: its own chat and transport, over the real handler.

import { AbstractChat, DefaultChatTransport } from 'ai'
import type { ChatInit, ChatState, UIMessage } from 'ai'
import { describe, expect, it, vi } from 'vitest'
import { DEFAULT_LIMITS } from '../../../content/src/config/limits.ts'
import { CHAT_ADDRESS, HELLO, ask, setUpChat, storedTurns } from '../testing/chatStage.ts'
import type { ChatStage } from '../testing/chatStage.ts'
import { finish, text } from '../../../answers/src/testing/scripted.ts'
import type { Step } from '../../../answers/src/testing/scripted.ts'
import { createApi } from '../endpoints/api.ts'
import { ENGLISH } from '../requests/failure.ts'

describe('a client of version 7', () => {
  it('is answered with text, sources, and what the answer is', async () => {
    const onData = vi.fn<(part: unknown) => void>()
    const { chat, requests } = await setUp({ onData })
    await chat.sendMessage({ text: 'What is Docent?' })
    expect(chat.error).toBeUndefined()
    expect(chat.status).toBe('ready')
    expect(chat.messages).toMatchObject([
      { role: 'user' },
      {
        id: 'answer-1',
        role: 'assistant',
        metadata: { answer: { grounded: true, confidence: 0.8 } },
        parts: [
          { type: 'step-start' },
          { type: 'source-url', sourceId: 'p1', url: '/a#b', title: 'A' },
          { type: 'text', text: 'Docent is a site [1].', state: 'done' },
        ],
      },
    ])
    expect(onData).toHaveBeenCalledExactlyOnceWith({
      type: 'data-status',
      data: { stage: 'reading', pages: 1 },
      transient: true,
    })
    expect(requests[0]?.headers.get('accept')).toBeNull()
  })

  it('continues its conversation by its token, otherwise by its earlier questions', async () => {
    const { chat, stage, responses } = await setUp()
    await chat.sendMessage({ text: 'What is Docent?' })
    await chat.sendMessage({ text: 'And who is it for?' })
    const headers = { 'x-docent-chat': responses[0]!.headers.get('x-docent-chat')! }
    await chat.sendMessage({ text: 'And what is it not?' }, { headers })
    const asked = { role: 'user', text: 'What is Docent?' }
    const answered = { role: 'assistant', text: 'Docent is a site [1].' }
    expect(stage.engine.asked.map(({ history }) => history)).toEqual([
      [],
      [asked],
      [asked, answered],
    ])
  })

  it('sees thoughts, and tools from their first argument to their result', async () => {
    const { chat } = await setUp({}, () => [
      { type: 'reasoning', value: 'Let me look.' },
      { type: 'reasoning_signature', value: { signature: 's' } },
      { type: 'tool_call_streaming_start', value: { toolCallId: 't', toolName: 'find' } },
      { type: 'tool_call_delta', value: { toolCallId: 't', argsTextDelta: '{"q":"a"}' } },
      { type: 'tool_call', value: { toolCallId: 't', toolName: 'find', args: { q: 'a' } } },
      { type: 'tool_result', value: { toolCallId: 't', result: ['page'] } },
      text('Found.'),
      finish,
    ])
    await chat.sendMessage({ text: 'Find it.' })
    expect(chat.lastMessage?.parts).toMatchObject([
      { type: 'step-start' },
      { type: 'reasoning', text: 'Let me look.', state: 'done' },
      { type: 'tool-find', state: 'output-available', input: { q: 'a' }, output: ['page'] },
      { type: 'text', text: 'Found.' },
    ])
  })

  it('is told when an answer breaks, and keeps what had come', async () => {
    const { chat } = await setUp({}, () => [text('Half'), new Error('broken')])
    await chat.sendMessage({ text: 'Hello' })
    expect(chat.status).toBe('error')
    expect(chat.error?.message).toBe(ENGLISH.failed)
    expect(chat.lastMessage?.parts.at(-1)).toMatchObject({ type: 'text', text: 'Half' })
  })

  it('is told in a sentence why it is refused', async () => {
    const { chat } = await setUp()
    await chat.sendMessage({ text: 'a'.repeat(2_001) })
    expect(chat.error?.message).toContain('The limit is 2000.')
  })

  it('ends an answer that it stops', async () => {
    const { chat, stage } = await setUp({}, () => [text('Half'), new Promise(() => undefined)])
    const answered = chat.sendMessage({ text: 'Hello' })
    await vi.waitFor(() => expect(chat.status).toBe('streaming'))
    await chat.stop()
    await answered
    expect(chat.status).toBe('ready')
    expect(chat.error).toBeUndefined()
    await vi.waitFor(() => expect(stage.replies.size).toBe(0))
  })

  it('asks again for another answer, which is not mistaken for the first', async () => {
    const { chat, stage } = await setUp()
    await chat.sendMessage({ text: 'What is Docent?' })
    await chat.regenerate()
    expect(chat.messages.map(({ id }) => id).slice(1)).toEqual(['answer-2'])
    expect(stage.engine.asked.map(({ text, again }) => [text, again])).toEqual([
      ['What is Docent?', 0],
      ['What is Docent?', 1],
    ])
  })

  it('stays in one conversation if it sends its token back', async () => {
    const { chat, stage, responses } = await setUp()
    await chat.sendMessage({ text: 'What is Docent?' })
    const token = responses[0]!.headers.get('x-docent-chat')!
    await chat.regenerate({ headers: { 'x-docent-chat': token } })
    const turns = await storedTurns(stage.conversations, responses[1]!)
    expect(turns.map(({ answers }) => answers.map(({ id }) => id))).toEqual([
      ['answer-1', 'answer-2'],
    ])
  })

  it('has a question that it changes kept as another, under the same id', async () => {
    const { chat, stage, responses } = await setUp()
    await chat.sendMessage({ text: 'What is Docnt?' })
    const headers = { 'x-docent-chat': responses[0]!.headers.get('x-docent-chat')! }
    const messageId = chat.messages[0]!.id
    await chat.sendMessage({ text: 'What is Docent?', messageId }, { headers })
    const turns = await storedTurns(stage.conversations, responses[1]!)
    expect(turns.map(({ text }) => text)).toEqual(['What is Docnt?', 'What is Docent?'])
  })

  it('takes quietly that there is nothing to resume', async () => {
    const { chat } = await setUp()
    await chat.resumeStream()
    expect(chat.status).toBe('ready')
    expect(chat.error).toBeUndefined()
  })
})

describe('an answer in server-sent events', () => {
  it('has the headers of that protocol, and its end', async () => {
    const { handle } = await setUpChat()
    const response = await handle(askForEvents())
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'x-vercel-ai-ui-message-stream': 'v1',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-docent-chat': expect.stringContaining('.') as string,
    })
    expect(response.headers.has('x-vercel-ai-data-stream')).toBe(false)
    expect(await response.text()).toMatch(/"finishReason":"stop"}\n\ndata: \[DONE\]\n\n$/)
  })

  it('is kept alive by comments while nothing comes', async () => {
    const { promise: silence, resolve: speak } = Promise.withResolvers<void>()
    const { handle } = await setUpChat({
      limits: { ...DEFAULT_LIMITS, heartbeatMs: 5 },
      script: () => [text('one'), silence, finish],
    })
    let wire = ''
    for await (const chunk of (await handle(askForEvents())).body!) {
      wire += new TextDecoder().decode(chunk)
      if (wire.endsWith('\n:\n\n')) speak()
    }
    expect(wire).toMatch(/"delta":"one"}\n\n(?::\n\n)+data: /)
  })

  it('says that it was stopped by somebody else', async () => {
    const { handle } = await setUpChat({
      script: () => [text('Half'), new Promise(() => undefined), finish],
    })
    const response = await handle(askForEvents())
    const headers = {
      'content-type': 'application/json',
      'x-docent-chat': response.headers.get('x-docent-chat')!,
    }
    const body = '{"chatId":"chat-0001"}'
    await handle(new Request(`${CHAT_ADDRESS}/stop`, { method: 'POST', headers, body }))
    expect(await response.text()).toMatch(/data: {"type":"abort"}\n\ndata: \[DONE\]\n\n$/)
  })

  it('is the one answer to a question that another asks for in lines', async () => {
    const { promise: wait, resolve: go } = Promise.withResolvers<void>()
    const { handle, engine } = await setUpChat({ script: () => [text('One.'), wait, finish] })
    const [lines, events] = await Promise.all([handle(ask('Hello')), handle(askForEvents())])
    go()
    expect(await lines.text()).toContain('0:"One."\n')
    expect(await events.text()).toContain('"delta":"One."')
    expect(engine.asked).toHaveLength(1)
  })

  it.each([
    ['a chat', 'GET', `${CHAT_ADDRESS}/chat-0001/stream`, 204],
    ['a chat by its parameter', 'GET', `${CHAT_ADDRESS}?chatId=chat-0001`, 204],
    ['no chat', 'GET', CHAT_ADDRESS, 400],
    ['a chat by sending', 'POST', `${CHAT_ADDRESS}/chat-0001/stream`, 405],
  ])('cannot be resumed for %s', async (_, method, address, status) => {
    const { handle } = await setUpChat()
    const headers = { accept: 'text/event-stream' }
    expect((await handle(new Request(address, { method, headers }))).status).toBe(status)
  })
})

function askForEvents(): Request {
  const request = ask('Hello')
  request.headers.set('accept', 'text/event-stream')
  return request
}

class Chat extends AbstractChat<UIMessage> {
  constructor(init: ChatInit<UIMessage>) {
    const state: ChatState<UIMessage> = {
      status: 'ready',
      error: undefined,
      messages: [],
      pushMessage: (message) => (state.messages = [...state.messages, message]),
      popMessage: () => (state.messages = state.messages.slice(0, -1)),
      replaceMessage: (index, message) => (state.messages = state.messages.with(index, message)),
      snapshot: (thing) => structuredClone(thing),
    }
    super({ ...init, state })
  }
}

async function setUp(init: ChatInit<UIMessage> = {}, script: () => Step[] = () => HELLO) {
  const stage = await setUpChat({ script })
  const requests: Request[] = []
  const responses: Response[] = []
  const transport = new DefaultChatTransport<UIMessage>({
    api: CHAT_ADDRESS,
    async fetch(address, options) {
      const request = new Request(address, options)
      requests.push(request)
      const response = await serve(stage, request)
      responses.push(response)
      return response.body ? passOn(response, request.signal) : response
    },
  })
  return { stage, requests, responses, chat: new Chat({ ...init, transport }) }
}

function serve({ handle }: ChatStage, request: Request): Promise<Response> {
  const api = createApi({ '/api/gen-ai': handle, '/api/gen-ai/*/stream': handle })
  return api(request, { address: '127.0.0.1' })
}

/** Behaves like a network: aborting the request drops the answer. */
function passOn(response: Response, signal: AbortSignal): Response {
  const body = response.body!.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal })
  return new Response(body, response)
}
