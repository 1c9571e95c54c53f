import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Handler } from '@docent/chat-server'
import type { SearchPage } from '@docent/site/search'
import { describe, expect, it } from 'vitest'
import { createSearchPageHandler } from './searchPage.ts'

const PAGE: SearchPage = {
  begin: () => 'begin',
  fill: (query, { hits }) => `${query}: ${hits.length}`,
  refuse: (query, sentence) => `${query}: ${sentence}`,
}

const asked: Request[] = []

function createHandler(answer: () => Response, path = '/search'): Handler {
  asked.length = 0
  return createSearchPageHandler({ page: PAGE, path }, async (request) => {
    asked.push(request)
    return answer()
  })
}

const nothing = () => Response.json({ hits: [], corrected: [] })

function ask(handler: Handler, query: string, init: RequestInit = {}): Promise<Response> {
  return handler(new Request(`http://localhost/search${query}`, init), { address: '1.2.3.4' })
}

describe('createSearchPageHandler', () => {
  it('puts the search results into the page', async () => {
    const response = await ask(createHandler(nothing), '?q=a%26b')
    expect(await response.text()).toBe('a&b: 0')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toMatch(/^private/)
    expect(asked.map(({ url }) => url)).toEqual(['http://localhost/api/search?q=a%26b&limit=12'])
  })

  it('searches the pages in its language', async () => {
    await ask(createHandler(nothing, '/de/search'), '?q=a')
    expect(asked[0]?.url).toBe('http://localhost/api/search?q=a&limit=12&page=%2Fde%2Fsearch')
  })

  it('counts its client by the headers that proxies add', async () => {
    const headers = { 'x-forwarded-for': '5.6.7.8' }
    await ask(createHandler(nothing), '?q=a', { headers })
    expect(asked[0]?.headers.get('x-forwarded-for')).toBe('5.6.7.8')
  })

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'br;q=0, gzip', gunzipSync],
  ])('is compressed with an accepted encoding: %s', async (encoding, accepted, read) => {
    const headers = { 'accept-encoding': accepted }
    const response = await ask(createHandler(nothing), '?q=a', { headers })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(read(await response.arrayBuffer()).toString()).toBe('a: 0')
  })

  it('is sent uncompressed to a client that accepts nothing else', async () => {
    const response = await ask(createHandler(nothing), '?q=a')
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('vary')).toBe('accept-encoding')
  })

  it.each(['', '?q=', '?q=+', '?other=1'])('does not search without a word: %s', async (q) => {
    expect(await (await ask(createHandler(nothing), q)).text()).toBe('begin')
    expect(asked).toEqual([])
  })

  // A flood of refused searches used to be compressed, one page after the other.
  it('is not compressed when it is a refusal', async () => {
    const handler = createHandler(() => new Response('Too many.', { status: 429 }))
    const response = await ask(handler, '?q=a', { headers: { 'accept-encoding': 'br, gzip' } })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.text()).toBe('a: Too many.')
  })

  it('says why it has no results, with the status and when to try again', async () => {
    const refusal = new Response('Too many.', { status: 429, headers: { 'retry-after': '7' } })
    const response = await ask(
      createHandler(() => refusal),
      '?q=a',
    )
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('7')
    expect(await response.text()).toBe('a: Too many.')
  })
})
