import type { StreamPart } from '@docent/protocol'
import { describe, expect, it, vi } from 'vitest'
import { question } from '../testing/builders.ts'
import { TransportError, createFetchTransport } from './transport.ts'
import type { FetchTransportOptions } from './transport.ts'

const turn = { chatId: 'chat-one', messages: [question('one')] }

function respond(body: BodyInit | null, init?: ResponseInit): typeof fetch {
  return vi.fn<typeof fetch>(async () => new Response(body, init))
}

async function receive(
  fetch: typeof globalThis.fetch,
  options: Partial<FetchTransportOptions> = {},
): Promise<StreamPart[]> {
  const transport = createFetchTransport({ endpoint: '/api/gen-ai', fetch, ...options })
  const parts: StreamPart[] = []
  const { signal } = new AbortController()
  for await (const part of transport.send(turn, { signal })) parts.push(part)
  return parts
}

/** A body that never ends, and tells when it is cancelled. */
function endless(first: string): { body: ReadableStream<Uint8Array>; cancelled: Promise<void> } {
  const { promise: cancelled, resolve } = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(first)),
    cancel: () => resolve(),
  })
  return { body, cancelled }
}

describe('the request', () => {
  it('is a POST of JSON to the endpoint, with the headers of the host', async () => {
    const fetch = respond('0:"Hi"\n')
    await receive(fetch, { headers: { 'x-site': 'shop' } })
    expect(fetch).toHaveBeenCalledWith('/api/gen-ai', expect.objectContaining({ method: 'POST' }))
    const init = vi.mocked(fetch).mock.calls[0]![1]!
    expect(init.headers).toEqual({ 'content-type': 'application/json', 'x-site': 'shop' })
    expect(JSON.parse(String(init.body))).toMatchObject({
      id: 'chat-one',
      messages: [{ role: 'user', content: 'one' }],
    })
  })

  it('sends back the tokens that an answer carried, each chat its own', async () => {
    const headers = { 'x-docent-chat': 'chat-token', 'x-docent-session': 'session-token' }
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('0:"Hi"\n', { headers }))
    const transport = createFetchTransport({ endpoint: '/api/gen-ai', fetch })
    const { signal } = new AbortController()
    for (const chatId of ['chat-one', 'chat-one', 'chat-two']) {
      for await (const _ of transport.send({ ...turn, chatId }, { signal }));
    }

    const sent = vi.mocked(fetch).mock.calls.map(([, init]) => init!.headers)
    const json = { 'content-type': 'application/json' }
    expect(sent).toEqual([
      json,
      { ...json, ...headers },
      { ...json, 'x-docent-session': 'session-token' },
    ])
  })

  it('carries a stored token with its chat, and nothing that is invalid', async () => {
    const fetch = respond('0:"Hi"\n')
    const { send, tokens } = createFetchTransport({ endpoint: '/api/gen-ai', fetch })
    for (const value of ['kept', undefined, 7, '', 'two\nlines', 'x'.repeat(2000)]) {
      tokens.adopt('chat-one', value)
    }
    const { signal } = new AbortController()
    for await (const _ of send(turn, { signal }));
    const [, init] = vi.mocked(fetch).mock.calls[0]!
    expect(init!.headers).toMatchObject({ 'x-docent-chat': 'kept' })
    expect([tokens.tokenOf('chat-one'), tokens.tokenOf('chat-two')]).toEqual(['kept', undefined])
  })

  it('keeps the session token if it is told to, and does without if it may not', async () => {
    const kept = new Map<string, string>([['docent:session', 'older']])
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
    const fetch = respond('0:"Hi"\n', { headers: { 'x-docent-session': 'newer' } })
    await receive(fetch, { storage })
    expect(vi.mocked(fetch).mock.calls[0]![1]!.headers).toMatchObject({
      'x-docent-session': 'older',
    })
    expect(kept.get('docent:session')).toBe('newer')

    const blocked = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    const refused = { getItem: blocked, setItem: blocked }
    const again = respond('0:"Hi"\n', { headers: { 'x-docent-session': 'newer' } })
    expect(await receive(again, { storage: refused })).toHaveLength(1)
  })
})

describe('the answer', () => {
  it('is decoded part by part', async () => {
    const parts = await receive(respond('f:{"messageId":"a"}\n0:"Hi"\nd:{"finishReason":"stop"}\n'))
    expect(parts).toEqual([
      { type: 'start_step', value: { messageId: 'a' } },
      { type: 'text', value: 'Hi' },
      { type: 'finish_message', value: { finishReason: 'stop' } },
    ])
  })

  it('is raw text in the text protocol', async () => {
    const bytes = new TextEncoder().encode('Grüße')
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        // The split is inside the ü.
        controller.enqueue(bytes.slice(0, 3))
        controller.enqueue(bytes.slice(3))
        controller.close()
      },
    })
    const parts = await receive(respond(body), { protocol: 'text' })
    const texts = parts.filter((part) => part.type === 'text')
    expect(texts.map(({ value }) => value).join('')).toBe('Grüße')
    expect(parts.at(-1)).toEqual({ type: 'finish_message', value: { finishReason: 'unknown' } })
  })

  it('is in a protocol that exists', () => {
    const options = { endpoint: '/', protocol: 'morse' } as unknown as FetchTransportOptions
    expect(() => createFetchTransport(options)).toThrow('Unknown stream protocol: morse')
  })

  it('closes the download when a line is invalid', async () => {
    const { body, cancelled } = endless('z:1\n')
    await expect(receive(respond(body))).rejects.toThrow('Invalid code z')
    await cancelled
  })

  it('reads no more of an endless answer than any answer holds, and closes it', async () => {
    const { promise: cancelled, resolve } = Promise.withResolvers<void>()
    const lines = new TextEncoder().encode('0:"More of the same. "\n'.repeat(5000))
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(lines),
      cancel: () => resolve(),
    })
    const transport = createFetchTransport({ endpoint: '/', fetch: respond(body) })
    let count = 0
    const read = async () => {
      const { signal } = new AbortController()
      for await (const _ of transport.send(turn, { signal })) count += 1
    }
    await expect(read()).rejects.toThrow('Cannot read the reply: it is longer than 4194304 bytes.')
    expect(count).toBe(180_000)
    await cancelled
  })

  it('closes the download when the reader leaves', async () => {
    const { body, cancelled } = endless('0:"a"\n')
    const transport = createFetchTransport({ endpoint: '/', fetch: respond(body) })
    const { signal } = new AbortController()
    for await (const part of transport.send(turn, { signal })) {
      expect(part).toEqual({ type: 'text', value: 'a' })
      break
    }
    await cancelled
  })
})

describe('resume', () => {
  async function resume(endpoint: string, fetch: typeof globalThis.fetch): Promise<StreamPart[]> {
    const parts: StreamPart[] = []
    const transport = createFetchTransport({ endpoint, fetch })
    const { signal } = new AbortController()
    for await (const part of transport.resume!('chat/1?&', { signal })) parts.push(part)
    return parts
  }

  it.each([
    ['/api/gen-ai', '/api/gen-ai?chatId=chat%2F1%3F%26'],
    ['/api/gen-ai?site=2', '/api/gen-ai?site=2&chatId=chat%2F1%3F%26'],
  ])('asks %s for the chat', async (endpoint, url) => {
    const fetch = respond('0:"Hi"\n')
    expect(await resume(endpoint, fetch)).toEqual([{ type: 'text', value: 'Hi' }])
    expect(vi.mocked(fetch).mock.calls[0]![0]).toBe(url)
    expect(vi.mocked(fetch).mock.calls[0]![1]?.method).toBeUndefined()
  })

  it.each([null, ''])('is quiet if the answer is empty', async (body) => {
    expect(await resume('/api/gen-ai', respond(body))).toEqual([])
  })

  it('raises a refusal', async () => {
    const refusal = resume('/api/gen-ai', respond('No chat is named.', { status: 400 }))
    await expect(refusal).rejects.toMatchObject({ message: 'No chat is named.', status: 400 })
  })
})

describe('refusals', () => {
  const refused = (body: BodyInit | null, init?: ResponseInit) =>
    receive(respond(body, init)).catch((error: unknown) => error as TransportError)

  it('raises what the body says', async () => {
    const error = await refused(' The message is empty.\n', { status: 400 })
    expect(error).toBeInstanceOf(TransportError)
    expect(error).toMatchObject({ message: 'The message is empty.', status: 400 })
  })

  it.each([null, '', ' \n '])(
    'raises its own sentence when the body says nothing',
    async (body) => {
      expect(await refused(body, { status: 500 })).toMatchObject({
        message: 'Failed to fetch the chat response.',
        status: 500,
      })
    },
  )

  it.each([null, ''])('raises an empty body', async (body) => {
    expect(await refused(body)).toMatchObject({ message: 'The response body is empty.' })
  })

  it('does not mistake a heartbeat for an empty body', async () => {
    expect(await receive(respond('\n'))).toEqual([])
  })

  it('reads no more of an endless refusal than a sentence needs', async () => {
    const { body, cancelled } = endless('x'.repeat(70_000))
    const error = await refused(body, { status: 500 })
    expect(error).toMatchObject({ status: 500 })
    await cancelled
  })

  it('says when to try again, in seconds or by date', async () => {
    const after = (value: string) =>
      refused('Wait.', { status: 429, headers: { 'retry-after': value } })
    expect(await after('30')).toMatchObject({ retryAfterMs: 30_000 })
    expect(await after('Thu, 01 Jan 1970 00:00:00 GMT')).toMatchObject({ retryAfterMs: 0 })
    expect(await after('soon')).toMatchObject({ retryAfterMs: undefined })
  })

  it('raises a network that is away, with its cause', async () => {
    const cause = new TypeError('fetch failed')
    const fetch = vi.fn<typeof globalThis.fetch>(async () => {
      throw cause
    })
    await expect(receive(fetch)).rejects.toMatchObject({ status: 0, cause })
  })
})

describe('to read a chat', () => {
  const read = (fetch: typeof globalThis.fetch) =>
    createFetchTransport({ endpoint: '/api/gen-ai', fetch }).read('chat one', '/api/conversation')

  it('is a GET that names the chat, and gives the JSON as the server wrote it', async () => {
    const fetch = respond('{"turns":[]}')
    await expect(read(fetch)).resolves.toBe('{"turns":[]}')
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/conversation?chatId=chat%20one', {
      headers: {},
    })
  })

  it('fails if the server has no such chat', async () => {
    await expect(read(respond('Unknown.', { status: 404 }))).rejects.toMatchObject({ status: 404 })
  })
})

describe('to erase a chat', () => {
  const erase = (fetch: typeof globalThis.fetch) =>
    createFetchTransport({ endpoint: '/api/gen-ai', fetch }).erase('chat one', '/api/conversation')

  it('is a DELETE that names the chat', async () => {
    const fetch = respond(null, { status: 204 })
    await erase(fetch)
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/api/conversation?chatId=chat%20one',
      expect.objectContaining({ method: 'DELETE' }),
    )
  })

  it('is done if the server does not know the chat any more', async () => {
    await expect(erase(respond('Unknown.', { status: 404 }))).resolves.toBeUndefined()
  })

  it.each([403, 500])('fails if the server answers %i', async (status) => {
    await expect(erase(respond('No.', { status }))).rejects.toMatchObject({ status })
  })
})
