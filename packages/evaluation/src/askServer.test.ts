import { encodePart, type StreamPart } from '@docent/protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createServerAsker } from './askServer.ts'
import { describeFetchFailure } from './describeFetchFailure.ts'

const PARTS: readonly StreamPart[] = [
  { type: 'text', value: 'Twice.' },
  { type: 'finish_message', value: { finishReason: 'stop' } },
]

afterEach(() => vi.unstubAllGlobals())

function answerWith(response: Response) {
  const fetch = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>(async () => response)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

function ask(address: string): Promise<StreamPart[]> {
  const history = [{ role: 'user' as const, text: 'How do I water it?' }]
  const page = { url: '/products/fern', title: '' }
  const question = { text: 'And how often?', page, history, again: 0, avoid: [] }
  return Array.fromAsync(createServerAsker(new URL(address))(question))
}

describe('createServerAsker', () => {
  it('posts the question after those before it, with its page, and yields the parts of the answer', async () => {
    const fetch = answerWith(new Response(PARTS.map(encodePart).join('')))
    expect(await ask('http://localhost:3000')).toEqual(PARTS)

    const [[url, init] = []] = fetch.mock.calls
    expect(String(url)).toBe('http://localhost:3000/api/gen-ai')
    expect(JSON.parse(String(init?.body))).toMatchObject({
      messages: [
        { role: 'user', content: 'How do I water it?' },
        { role: 'user', content: 'And how often?' },
      ],
      data: { page: { url: '/products/fern' } },
    })
  })

  it('takes an address with a path as it is', async () => {
    const fetch = answerWith(new Response(PARTS.map(encodePart).join('')))
    await ask('https://shop.example/chat')
    expect(String(fetch.mock.calls[0]?.[0])).toBe('https://shop.example/chat')
  })

  it('fails with the words of a server that refuses', async () => {
    answerWith(new Response('Too many questions.', { status: 429 }))
    await expect(ask('http://localhost:3000')).rejects.toThrow('429 Too many questions.')
  })

  // It said only "fetch failed".
  it('says why a server cannot be reached', async () => {
    const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })
    const failed = new TypeError('fetch failed', { cause: refused })
    vi.stubGlobal('fetch', async () => Promise.reject(failed))
    await expect(ask('http://localhost:3000')).rejects.toThrow(
      'http://localhost:3000/api/gen-ai cannot be reached (no server listens there)',
    )
  })

  it.each([
    [new DOMException('The operation timed out.', 'TimeoutError'), 'it did not answer in time'],
    [
      new TypeError('fetch failed', { cause: new Error('self-signed certificate') }),
      'self-signed certificate',
    ],
    [new TypeError('fetch failed'), 'fetch failed'],
  ])('describes %s', (error, reason) => {
    expect(describeFetchFailure(error)).toBe(reason)
  })
})
