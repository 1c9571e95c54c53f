import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Log } from '@docent/answers'
import { openConversations } from '@docent/chat-server/node'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createVisits } from './createVisits.ts'
import type { Visits, VisitsOptions } from './createVisits.ts'

const DAY_MS = 86_400_000
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const log: Log = { info: () => undefined, error: () => undefined }

let store: ReturnType<typeof openConversations>
let visits: Visits
let time: number
let close: () => Promise<void>
let base: string

beforeEach(async () => {
  store = openConversations(':memory:')
  time = Date.parse('2026-11-22T23:59:00Z')
  await open()
})
afterEach(async () => {
  await close()
  await visits.close()
  await store.close()
})

async function open(options: Partial<VisitsOptions> = {}): Promise<void> {
  visits = createVisits({ store, log, now: () => time, ...options })
  const serve = visits.watch(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const isKnown = request.headers['if-none-match'] !== undefined
    const status = pathname === '/gone' ? 404 : isKnown ? 304 : 200
    const type = pathname.endsWith('.css') ? 'text/css' : 'text/html; charset=utf-8'
    response.writeHead(status, isKnown ? {} : { 'content-type': type }).end()
  })
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  close = () => new Promise((resolve) => server.close(() => resolve()))
}

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(base + path, {
    method,
    headers: { 'user-agent': BROWSER, connection: 'close', ...headers },
  })
  await response.arrayBuffer()
}

describe('createVisits', () => {
  it('counts pages by day and path, whether new or unchanged, and searches', async () => {
    await get('/products/lamp?from=mail')
    await get('/products/lamp/', { 'if-none-match': '"a"' })
    time += DAY_MS
    await get('/')
    await get('/api/search?q=lamp')
    // The last response ends before it is counted, because the server notices the end a moment
    // later.
    await vi.waitFor(async () => {
      await visits.flush()
      expect(await store.listCounts('')).toEqual([
        { day: '2026-11-22', kind: 'view', page: '/products/lamp', count: 2 },
        { day: '2026-11-23', kind: 'search', page: '', count: 1 },
        { day: '2026-11-23', kind: 'view', page: '/', count: 1 },
      ])
    })
  })

  it('counts no files, no missing pages and no other methods', async () => {
    await get('/assets/site.css')
    await get('/gone')
    await get('/', {}, 'HEAD')
    await get('/images/a.png', { 'if-none-match': '"a"' })
    await get('/healthz')
    await get('/last')
    await vi.waitFor(async () => {
      await visits.flush()
      const pages = (await store.listCounts('')).map(({ page }) => page)
      expect(pages).toEqual(['/last'])
    })
  })

  // Each spelling used to be a separate row, so a program could fill the store.
  it('counts a page once, however its path is spelled', async () => {
    for (const path of ['/a/b', '/%61/b', '/a%2Fb', '/a//b', '/a/%2Fb/']) await get(path)
    await vi.waitFor(async () => {
      await visits.flush()
      expect(await store.listCounts('')).toEqual([
        { day: '2026-11-22', kind: 'view', page: '/a/b', count: 5 },
      ])
    })
  })

  it('counts crawlers separately and without their pages', async () => {
    await get('/a', { 'user-agent': 'Mozilla/5.0 (compatible; Examplebot/2.1; +http://a.example)' })
    await get('/b', { 'user-agent': 'curl/8.5.0' })
    await vi.waitFor(async () => {
      await visits.flush()
      expect(await store.listCounts('')).toEqual([
        { day: '2026-11-22', kind: 'crawl', page: '', count: 2 },
      ])
    })
  })

  it('continues if the store fails, and says so', async () => {
    const faults: unknown[] = []
    const error = (name: string): void => void faults.push(name)
    const failing = { ...store, addCounts: () => Promise.reject(new Error('full')) }
    await close()
    await visits.close()
    await open({ store: failing, log: { ...log, error } })
    await get('/')
    await vi.waitFor(async () => {
      await visits.flush()
      expect(faults).toEqual(['visits'])
    })
  })
})
