import { decodeStream } from '@docent/protocol'
import type { StreamPart } from '@docent/protocol'
import { describe, expect, it, vi } from 'vitest'
import type { Conversations } from '../conversations/types.ts'
import { DEFAULT_LIMITS } from '../limits.ts'
import { createMemoryReplies } from '../replies/memory.ts'
import { openMemoryConversations } from '../testing/memoryConversations.ts'
import { createScriptedEngine, finish, text } from '../testing/scripted.ts'
import type { Step } from '../testing/scripted.ts'
import { createChatHandler } from './chat.ts'
import type { ChatHandlerOptions } from './chat.ts'
import { createChatTokens } from './chatToken.ts'
import { SERVER_FAILED } from './failure.ts'

const from = { address: '127.0.0.1' }
const address = 'http://localhost/api/gen-ai'

const HELLO: Step[] = [
  { type: 'data', value: [{ type: 'status', stage: 'reading', pages: 1 }] },
  { type: 'source', value: { sourceType: 'url', id: 'p1', url: '/a#b', title: 'A' } },
  text('Docent is '),
  text('a site [1].'),
  { type: 'message_annotations', value: [{ type: 'answer', grounded: true, confidence: 0.8 }] },
  finish,
]

async function setUp(changes: Partial<ChatHandlerOptions> & { script?: () => Step[] } = {}) {
  const { script = () => HELLO, ...options } = changes
  const engine = createScriptedEngine(script)
  const conversations = openMemoryConversations()
  const replies = createMemoryReplies({ leaveMs: 0 })
  const log = { info: vi.fn<() => void>(), error: vi.fn<(event: string, error: unknown) => void>() }
  let ids = 0
  const handler = createChatHandler({
    engine,
    conversations,
    replies,
    tokens: await createChatTokens(new Uint8Array(32)),
    limits: DEFAULT_LIMITS,
    log,
    now: () => 1000,
    ids: () => `answer-${++ids}`,
    ...options,
  })
  return {
    handle: (request: Request) => handler(request, from),
    engine,
    conversations,
    replies,
    log,
  }
}

function ask(content: string, { token, ...body }: Record<string, unknown> = {}): Request {
  return new Request(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(typeof token === 'string' && { 'x-docent-chat': token }),
    },
    body: JSON.stringify({ id: 'chat-0001', messages: [{ role: 'user', content }], ...body }),
  })
}

async function readParts(response: Response): Promise<StreamPart[]> {
  return Array.fromAsync(decodeStream(response.body!))
}

async function storedTurns(conversations: Conversations, response: Response) {
  const [id] = (response.headers.get('x-docent-chat') ?? '').split('.')
  return conversations.read(id!)
}

describe('an answer', () => {
  it('is streamed in the order of the protocol, with the headers of the protocol', async () => {
    const { handle } = await setUp()
    const response = await handle(ask('What is Docent?'))
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-vercel-ai-data-stream': 'v1',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    const parts = await readParts(response)
    expect(parts.map(({ type }) => type)).toEqual([
      'data',
      'start_step',
      'source',
      'text',
      'text',
      'message_annotations',
      'finish_step',
      'finish_message',
    ])
    expect(parts[1]).toEqual({ type: 'start_step', value: { messageId: 'answer-1' } })
  })

  it.each([
    ['ar-EG', 'ar-EG'],
    ['not a tag', undefined],
    [7, undefined],
    [undefined, undefined],
  ])('is asked for in the language of the page, where it has one: %j', async (language, asked) => {
    const { handle, engine } = await setUp()
    const page = { url: '/a', title: 'A', ...(language !== undefined && { language }) }
    await readParts(await handle(ask('What is Docent?', { data: { page } })))
    expect(engine.asked[0]?.language).toBe(asked)
    expect(engine.asked[0]?.page).toEqual({ url: '/a', title: 'A' })
  })

  it('is stored with its question', async () => {
    const { handle, conversations } = await setUp()
    const response = await handle(
      ask('What is Docent?', { data: { page: { url: '/a', title: 'A' } } }),
    )
    await readParts(response)
    const [turn] = await storedTurns(conversations, response)
    expect(turn).toMatchObject({ text: 'What is Docent?', page: { url: '/a', title: 'A' } })
    expect(turn?.answers).toMatchObject([
      {
        id: 'answer-1',
        status: 'complete',
        engine: 'scripted',
        content: 'Docent is a site [1].',
        finishReason: 'stop',
        grounded: true,
        confidence: 0.8,
        usage: { cost: { totalCost: 0, currency: 'USD' } },
      },
    ])
  })

  it('tells the visitor how many tokens it took, and never what it cost', async () => {
    const counted: StreamPart = {
      type: 'finish_message',
      value: { finishReason: 'stop', usage: { promptTokens: 12, completionTokens: 34 } },
    }
    const { handle, conversations } = await setUp({ script: () => [text('So.'), counted] })
    const response = await handle(ask('What is Docent?'))
    const wire = await response.text()
    expect(wire).not.toMatch(/cost|USD/i)
    expect(wire).toMatch(/^d:.*"promptTokens":12,"completionTokens":34/m)
    const [turn] = await storedTurns(conversations, response)
    expect(turn?.answers[0]?.usage).toMatchObject({
      promptTokens: 12,
      completionTokens: 34,
      totalTokens: 46,
      cost: { promptCost: 0, completionCost: 0, totalCost: 0, currency: 'USD' },
    })
  })

  it('is given to the engine only after the question is stored', async () => {
    const order: string[] = []
    const real = openMemoryConversations()
    const { handle } = await setUp({
      conversations: {
        ...real,
        begin: async (question) => {
          const begun = await real.begin(question)
          order.push('stored')
          return begun
        },
      },
      script: () => {
        order.push('asked')
        return HELLO
      },
    })
    await readParts(await handle(ask('Hello')))
    expect(order).toEqual(['stored', 'asked'])
  })

  it('ends only after it is stored', async () => {
    const real = openMemoryConversations()
    const { promise: disk, resolve: finishDisk } = Promise.withResolvers<void>()
    const { handle } = await setUp({
      conversations: {
        ...real,
        finish: async (answer) => {
          await disk
          return real.finish(answer)
        },
      },
    })
    const parts = decodeStream((await handle(ask('Hello'))).body!)
    for (let seen = 0; seen < 6; seen++) await parts.next()
    const end = parts.next()
    expect(await Promise.race([end, pause().then(() => 'nothing yet')])).toBe('nothing yet')
    finishDisk()
    expect((await end).value).toMatchObject({ type: 'finish_step' })
    expect((await parts.next()).value).toMatchObject({ type: 'finish_message' })
  })

  it('ends in an error line where it cannot be stored', async () => {
    const { handle, log } = await setUp({
      conversations: {
        ...openMemoryConversations(),
        finish: () => Promise.reject(new Error('disk full')),
      },
    })
    const parts = await readParts(await handle(ask('Hello')))
    expect(parts.at(-1)).toEqual({ type: 'error', value: SERVER_FAILED })
    expect(parts.some(({ type }) => type === 'finish_message')).toBe(false)
    expect(log.error).toHaveBeenCalledOnce()
  })

  it('keeps what came before its engine failed, and tells the visitor nothing of why', async () => {
    const { handle, conversations, log } = await setUp({
      script: () => [text('Half'), new Error('secret path /etc')],
    })
    const response = await handle(ask('Hello'))
    const wire = await response.text()
    expect(wire).toContain('0:"Half"')
    expect(wire).toContain(`3:${JSON.stringify(SERVER_FAILED)}`)
    expect(wire).not.toContain('secret')
    expect(log.error.mock.calls[0]?.[1]).toMatchObject({ message: 'secret path /etc' })
    const [turn] = await storedTurns(conversations, response)
    expect(turn?.answers).toMatchObject([{ status: 'failed', content: 'Half' }])
  })

  it('is cut at its greatest length, and says so', async () => {
    const { handle } = await setUp({
      limits: { ...DEFAULT_LIMITS, answerLength: 10 },
      script: () => [text('123456'), text('789👋and more'), finish],
    })
    const parts = await readParts(await handle(ask('Hello')))
    const said = parts.filter(({ type }) => type === 'text').map(({ value }) => value)
    expect(said.join('')).toHaveLength(10)
    expect(parts.at(-1)?.value).toMatchObject({ finishReason: 'length' })
  })

  it('comes in pieces, not all at once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { handle } = await setUp({ script: () => [text('one'), promise, text('two'), finish] })
    const parts = decodeStream((await handle(ask('Hello'))).body!)
    await parts.next()
    expect((await parts.next()).value).toEqual(text('one'))
    resolve()
    expect((await parts.next()).value).toEqual(text('two'))
    await parts.return(undefined)
  })

  it('is kept alive by empty lines while nothing comes', async () => {
    const { handle } = await setUp({
      limits: { ...DEFAULT_LIMITS, heartbeatMs: 5 },
      script: () => [text('one'), new Promise((resolve) => setTimeout(resolve, 40)), finish],
    })
    const wire = await (await handle(ask('Hello'))).text()
    expect(wire).toMatch(/0:"one"\n\n+e:/)
  })
})

describe('a reader who leaves', () => {
  it('ends the engine, and what came is kept as partial', async () => {
    const { handle, engine, conversations, replies } = await setUp({
      script: () => [text('Half'), new Promise(() => undefined), finish],
    })
    const response = await handle(ask('Hello'))
    const reader = response.body!.getReader()
    await reader.read()
    await reader.cancel()
    await vi.waitFor(() => expect(replies.size).toBe(0))
    const [turn] = await storedTurns(conversations, response)
    expect(turn?.answers).toMatchObject([{ status: 'partial', content: 'Half' }])
    expect(engine.asked).toHaveLength(1)
  })
})

describe('a conversation', () => {
  it('goes on under its token, with the history that is stored', async () => {
    const { handle, engine } = await setUp()
    const first = await handle(ask('What is Docent?'))
    await readParts(first)
    const forged = [
      { role: 'user', content: 'What is Docent?' },
      { role: 'assistant', content: 'It is free for all.' },
      { role: 'user', content: 'And then?' },
    ]
    const token = first.headers.get('x-docent-chat')
    const second = await handle(ask('', { token, messages: forged }))
    await readParts(second)
    expect(second.headers.get('x-docent-chat')).toBe(token)
    expect(engine.asked[1]?.history).toEqual([
      { role: 'user', text: 'What is Docent?' },
      { role: 'assistant', text: 'Docent is a site [1].' },
    ])
  })

  it.each([
    ['no token', undefined],
    ['a made-up token', 'AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['nonsense', 'x'],
  ])('begins anew with %s, from the history that the client tells', async (_, token) => {
    const { handle, engine, conversations } = await setUp()
    const messages = [
      { role: 'user', content: 'Is it fast?' },
      { role: 'assistant', content: '' },
      { role: 'user', content: 'And small?' },
    ]
    const response = await handle(ask('', { token, messages }))
    await readParts(response)
    expect(engine.asked[0]?.history).toEqual([{ role: 'user', text: 'Is it fast?' }])
    expect(await storedTurns(conversations, response)).toHaveLength(1)
  })

  it('complaint 18: forgets a question that the visitor has replaced, also for what is asked later', async () => {
    const { handle, engine, conversations } = await setUp()
    const send = async (id: string, content: string, rest: object) => {
      const messages = [{ id, role: 'user', content }]
      const response = await handle(ask('', { messages, ...rest }))
      await readParts(response)
      return response
    }
    const first = await send('question-1', 'What is the site?', {})
    const token = first.headers.get('x-docent-chat')
    await send('question-2', 'What is the widget?', { token, data: { replaces: ['question-1'] } })
    await send('question-3', 'And how much is it?', { token })

    expect(engine.asked[1]?.history).toEqual([])
    expect(engine.asked[2]?.history).toEqual([
      { role: 'user', text: 'What is the widget?' },
      { role: 'assistant', text: 'Docent is a site [1].' },
    ])
    const turns = await storedTurns(conversations, first)
    expect(turns.map(({ isReplaced }) => isReplaced)).toEqual([true, false, false])
  })

  it.each([
    { replaces: 'question-1' },
    { replaces: [null, '', {}] },
    { replaces: null },
    'replaces',
  ])('keeps its history where a request names nothing to replace: %j', async (data) => {
    const { handle, engine } = await setUp()
    const messages = [{ id: 'question-1', role: 'user', content: 'One' }]
    const first = await handle(ask('', { messages }))
    await readParts(first)
    const token = first.headers.get('x-docent-chat')
    await readParts(await handle(ask('Two', { token, data })))
    expect(engine.asked[1]?.history[0]).toEqual({ role: 'user', text: 'One' })
  })

  it('answers a question that is sent again with another version', async () => {
    const { handle, engine, conversations } = await setUp()
    const messages = [{ id: 'question-1', role: 'user', content: 'Hello' }]
    const first = await handle(ask('', { messages }))
    await readParts(first)
    const second = await handle(ask('', { messages, token: first.headers.get('x-docent-chat') }))
    await readParts(second)
    expect(engine.asked[1]).toMatchObject({ again: 1, avoid: ['p1'] })
    const turns = await storedTurns(conversations, first)
    expect(turns).toHaveLength(1)
    expect(turns[0]?.answers.map(({ id }) => id)).toEqual(['answer-1', 'answer-2'])
  })

  it('joins a question that comes twice at once to one answer', async () => {
    const { handle, engine } = await setUp()
    const first = await handle(ask('First'))
    const token = first.headers.get('x-docent-chat')
    await readParts(first)
    const responses = await Promise.all([
      handle(ask('Same', { token })),
      handle(ask('Same', { token })),
    ])
    const [one, two] = await Promise.all(responses.map((response) => response.text()))
    expect(one).toBe(two)
    expect(engine.asked).toHaveLength(2)
  })

  it('begins once when its first request comes twice at once', async () => {
    const { handle, engine, conversations } = await setUp()
    const responses = await Promise.all([handle(ask('Hello')), handle(ask('Hello'))])
    const [one, two] = await Promise.all(responses.map((response) => response.text()))
    expect(one).toBe(two)
    expect(engine.asked).toHaveLength(1)
    expect(await storedTurns(conversations, responses[0])).toHaveLength(1)

    const later = await handle(ask('Hello'))
    await readParts(later)
    expect(engine.asked).toHaveLength(2)
    expect(engine.asked[1]).toMatchObject({ again: 0 })
  })

  it('is given to a twin only where its request holds a secret of its own', async () => {
    const { handle } = await setUp()
    const tokensOf = async (messages: unknown) => {
      const responses = await Promise.all([
        handle(ask('', { messages })),
        handle(ask('', { messages })),
      ])
      await Promise.all(responses.map((response) => response.text()))
      return responses.map((response) => response.headers.get('x-docent-chat'))
    }
    const [first, guesser] = await tokensOf([{ role: 'user', content: 'Hello' }])
    expect(guesser).not.toBe(first)
    const id = 'Zk3v9QwLr0tYb6NcXs1dPg'
    const [sent, sentAgain] = await tokensOf([{ id, role: 'user', content: 'Hello' }])
    expect(sentAgain).toBe(sent)
  })

  it('is stopped by its token, and by nothing else', async () => {
    const { handle, replies } = await setUp({
      script: () => [text('Half'), new Promise(() => undefined), finish],
    })
    const response = await handle(ask('Hello'))
    const stop = (token: string) =>
      handle(
        new Request(`${address}/stop`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-docent-chat': token },
          body: '{"chatId":"chat-0001"}',
        }),
      )
    expect((await stop('foreign')).status).toBe(204)
    expect(replies.size).toBe(1)
    expect((await stop(response.headers.get('x-docent-chat')!)).status).toBe(204)
    expect(await response.text()).toContain('Half')
    expect(replies.size).toBe(0)
  })
})

describe('a request that is not one', () => {
  const send = async (init: RequestInit, path = '') => {
    const { handle, engine } = await setUp()
    const response = await handle(new Request(address + path, { method: 'POST', ...init }))
    return { response, engine, sentence: await response.text() }
  }
  const json = { 'content-type': 'application/json' }
  const nested = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`

  it.each<[string, number, RequestInit, string]>([
    ['text', 415, { body: '{}' }, 'must be sent as application/json'],
    [
      'a form',
      415,
      { body: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      'must be sent as application/json',
    ],
    [
      'compressed',
      415,
      { body: '{}', headers: { ...json, 'content-encoding': 'gzip' } },
      'without a content encoding',
    ],
    ['not JSON', 400, { body: '{', headers: json }, 'not valid JSON'],
    ['empty', 400, { headers: json }, 'not valid JSON'],
    ['not UTF-8', 400, { body: new Uint8Array([0xff, 0xfe]), headers: json }, 'not valid UTF-8'],
    ['nested 10,000 deep', 400, { body: nested, headers: json }, 'more than 32 deep'],
    ['300 KB large', 413, { body: 'a'.repeat(300_000), headers: json }, 'larger than 262144 bytes'],
    ['without messages', 400, { body: '{}', headers: json }, 'messages must be a list'],
  ])('is refused when it is %s', async (_, status, init, reason) => {
    const { response, engine, sentence } = await send(init)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(sentence).toContain(reason)
    expect(sentence).toMatch(/^[^\n]+\.$/)
    expect(engine.asked).toEqual([])
  })

  it.each<[string, unknown, string]>([
    ['a blank message', [{ role: 'user', content: '  \n' }], 'The message is empty.'],
    [
      'a message over 2,000 characters',
      [{ role: 'user', content: 'a'.repeat(2001) }],
      'The message is 2001 characters long; at most 2000 can be sent.',
    ],
    ['a lone surrogate', [{ role: 'user', content: 'a\ud800' }], 'characters that are not text'],
    ['a null character', [{ role: 'user', content: 'a\u0000' }], 'characters that are not text'],
    ['an unknown role', [{ role: 'wizard', content: 'a' }], 'messages[0].role'],
    ['no question', [{ role: 'assistant', content: 'a' }], 'holds no message of a user'],
  ])('is refused when it holds %s', async (_, messages, reason) => {
    const { response, sentence } = await send({ body: JSON.stringify({ messages }), headers: json })
    expect(response.status).toBe(400)
    expect(sentence).toContain(reason)
  })

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'is refused with the method %s',
    async (method) => {
      const { response } = await send({ method })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, POST')
    },
  )

  it('takes a message of exactly 2,000 characters', async () => {
    const { handle } = await setUp()
    expect((await handle(ask('a'.repeat(2000)))).status).toBe(200)
  })

  it('answers 500 with a plain sentence when the store is gone', async () => {
    const { handle, log } = await setUp({
      conversations: {
        ...openMemoryConversations(),
        begin: () => Promise.reject(new Error('SQLITE_FULL: disk')),
      },
    })
    const response = await handle(ask('Hello'))
    expect(response.status).toBe(500)
    expect(await response.text()).toBe(SERVER_FAILED)
    expect(log.error).toHaveBeenCalledOnce()
  })

  it('complaint 23: answers 503 when too many answers are under way, and asks no engine', async () => {
    const { handle, engine } = await setUp({
      limits: { ...DEFAULT_LIMITS, repliesAtOnce: 1 },
      script: () => [new Promise(() => undefined)],
    })
    await handle(ask('One'))
    const response = await handle(ask('Two'))
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(engine.asked.map(({ text }) => text)).toEqual(['One'])
  })
})

describe('a call to resume', () => {
  it('is answered by an empty stream', async () => {
    const { handle } = await setUp()
    const response = await handle(new Request(`${address}?chatId=chat-0001`))
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  it('has to name a chat', async () => {
    const { handle } = await setUp()
    expect((await handle(new Request(address))).status).toBe(400)
  })
})

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 30))
}
