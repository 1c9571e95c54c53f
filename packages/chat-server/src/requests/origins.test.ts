import { describe, expect, it, vi } from 'vitest'
import type { Handler } from '../chat/chat.ts'
import { guardOrigins } from './origins.ts'

const RULES = { url: 'https://docs.example', allowedOrigins: ['https://shop.example'] }

function setUp(rules = RULES) {
  const handler = vi.fn<Handler>(
    async () => new Response('ok', { headers: { 'x-docent-chat': 'a' } }),
  )
  const guarded = guardOrigins(handler, () => rules)
  const send = (method: string, headers: Record<string, string>) =>
    guarded(
      new Request('http://localhost/api/gen-ai', {
        method,
        headers: { host: '127.0.0.1:3000', ...headers },
      }),
      { address: '' },
    )
  return { handler, send }
}

const preflight = { 'access-control-request-method': 'POST' }

describe('guardOrigins', () => {
  it.each([
    ['of the host that it came to', 'http://127.0.0.1:3000'],
    ['of that host behind a proxy that ends TLS', 'https://127.0.0.1:3000'],
  ])('answers a page %s, with nothing said about others', async (_, origin) => {
    const { send } = setUp()
    const response = await send('POST', { origin })
    expect(await response.text()).toBe('ok')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(response.headers.get('vary')).toBe('origin')
  })

  // Pages on a static host ask an assistant elsewhere: the server allowed the site's own address, and
  // its browser kept the answer from it.
  it('answers a page of the public address, which may be on another host', async () => {
    const { send } = setUp()
    const { status, headers } = await send('POST', { origin: 'https://docs.example' })
    expect([status, headers.get('access-control-allow-origin')]).toEqual([
      200,
      'https://docs.example',
    ])
    const asked = await send('OPTIONS', { origin: 'https://docs.example', ...preflight })
    expect(asked.status).toBe(204)
  })

  it('answers clients that are not pages', async () => {
    const { send } = setUp()
    expect((await send('POST', {})).status).toBe(200)
  })

  it('answers an allowed page, which may read the tokens', async () => {
    const { send } = setUp()
    const { status, headers } = await send('POST', { origin: 'https://shop.example' })
    expect(status).toBe(200)
    expect(headers.get('access-control-allow-origin')).toBe('https://shop.example')
    expect(headers.get('access-control-expose-headers')).toBe(
      'x-docent-chat, x-docent-session, x-request-id, x-vercel-ai-data-stream, x-vercel-ai-ui-message-stream, retry-after, etag',
    )
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.get('vary')).toBe('origin')
  })

  it('answers an allowed preflight itself', async () => {
    const { send, handler } = setUp()
    const { status, headers } = await send('OPTIONS', {
      origin: 'https://shop.example',
      ...preflight,
    })
    expect(status).toBe(204)
    expect(Object.fromEntries(headers)).toEqual({
      'access-control-allow-origin': 'https://shop.example',
      'access-control-allow-methods': 'GET, POST, DELETE',
      'access-control-allow-headers':
        'content-type, x-docent-chat, x-docent-session, x-docent-resume',
      'access-control-max-age': '7200',
      vary: 'origin',
    })
    expect(handler).not.toHaveBeenCalled()
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a page on another port', { origin: 'http://127.0.0.1:3001' }],
    ['an allowed host without TLS', { origin: 'http://shop.example' }],
    ['a name that begins like an allowed one', { origin: 'https://shop.example.evil.example' }],
    ['a file or a sandbox', { origin: 'null' }],
    ['a page that hides where it is', { 'sec-fetch-site': 'cross-site' }],
  ])('refuses what %s sends, before anything is done', async (_, headers) => {
    const { send, handler } = setUp()
    for (const method of ['POST', 'DELETE']) {
      const response = await send(method, headers)
      expect(response.status).toBe(403)
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
      expect(await response.text()).toMatch(/^This assistant does not answer pages of .+\.$/)
    }
    expect((await send('OPTIONS', { ...headers, ...preflight })).status).toBe(403)
    expect(handler).not.toHaveBeenCalled()
  })

  it('lets only allowed pages read', async () => {
    const { send } = setUp()
    const response = await send('GET', { origin: 'https://evil.example' })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('allows nobody by default', async () => {
    const { send } = setUp({ url: '', allowedOrigins: [] })
    expect((await send('POST', { origin: 'https://shop.example' })).status).toBe(403)
  })
})
