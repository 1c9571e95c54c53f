// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageSource } from './pageSource.ts'

const PAGE = '<!doctype html><title>Widget</title><main><h1>Widget</h1></main>'
const fetchPage = vi.fn<(url: string) => Promise<Response>>()
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

beforeEach(() => {
  fetchPage.mockReset()
  fetchPage.mockImplementation(async () => answer(PAGE))
  vi.stubGlobal('fetch', fetchPage)
})
afterEach(() => vi.unstubAllGlobals())

function answer(body: string, init: ResponseInit = {}): Response {
  return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' }, ...init })
}

describe('createPageSource', () => {
  it('gives the page with its main', async () => {
    const { document, main } = await createPageSource(parse).get('/products/widget')
    expect(document.title).toBe('Widget')
    expect(main.textContent).toBe('Widget')
  })

  it('gives each visit a separate main, and requests the page once', async () => {
    const source = createPageSource(parse)
    const [one, two] = [await source.get('/a'), await source.get('/a')]
    expect(one.main).not.toBe(two.main)
    expect(fetchPage).toHaveBeenCalledOnce()
  })

  it('asks again for a page that is no longer fresh', async () => {
    let time = 0
    const source = createPageSource(parse, () => time)
    await source.get('/a')
    time = 30_000
    await source.get('/a')
    expect(fetchPage).toHaveBeenCalledTimes(2)
  })

  it.each<[string, () => Promise<Response>]>([
    ['a page that is missing', async () => answer(PAGE, { status: 404 })],
    ['a file', async () => answer('{}', { headers: { 'content-type': 'application/json' } })],
    ['HTML without a main', async () => answer('<p>Proxy</p>')],
    ['a network that is away', () => Promise.reject(new TypeError('fetch failed'))],
  ])('refuses %s, and asks again the next time', async (_, respond) => {
    const source = createPageSource(parse)
    fetchPage.mockImplementationOnce(respond)
    await expect(source.get('/a')).rejects.toThrow(/response|fetch failed/)
    fetchPage.mockImplementation(async () => answer(PAGE))
    if (_ !== 'HTML without a main') await expect(source.get('/a')).resolves.toBeTruthy()
  })

  it.each([
    ['http://localhost:3000/a/', true],
    ['http://localhost:3000/b', false],
    ['http://evil.example/a/', false],
  ])('takes a page that it was sent on to only if a slash was added: %s', async (url, taken) => {
    const moved = Object.defineProperties(answer(PAGE), {
      redirected: { value: true },
      url: { value: url },
    })
    fetchPage.mockResolvedValueOnce(moved)
    const page = await createPageSource(parse)
      .get('http://localhost:3000/a')
      .catch(() => undefined)
    expect(page !== undefined).toBe(taken)
  })

  it('keeps prefetched pages, and does not report failed ones', async () => {
    const source = createPageSource(parse)
    fetchPage.mockRejectedValueOnce(new TypeError('fetch failed'))
    source.prefetch('/away')
    source.prefetch('/a')
    await source.get('/a')
    expect(fetchPage).toHaveBeenCalledTimes(2)
  })
})
