import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSiteFiles } from './siteFiles.ts'

const FILES = {
  'index.html': '<h1>Home</h1>',
  'index.md': '# Home',
  'products/index.html': '<h1>Products</h1>',
  'products.md': '# Products',
  'products/widget/index.html': `<h1>Widget</h1>${'<p>words</p>'.repeat(500)}`,
  '404.html': '<h1>No such page</h1>',
  'assets/site-abc.css': 'a{color:red}',
  'theme.js': '1',
  'images/a b.png': 'png',
  _redirects:
    '/old /products#new 301\n/old/gr%C3%B6%C3%9Fe.html /products?a=1 301\n/blog https://b.example/x 301\n',
  _headers: '/*\n  x: y\n',
  'old/index.html': 'for hosts without redirects',
}

let folder: string
let server: Server
let origin: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docent-'))
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, 'site', name)), { recursive: true })
    writeFileSync(join(folder, 'site', name), content)
  }
  writeFileSync(join(folder, 'secret.txt'), 'not for readers')
  const files = await openSiteFiles(join(folder, 'site'))
  server = createServer((request, response) => void files.serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

const get = (path: string, init: RequestInit = {}) =>
  fetch(origin + path, { redirect: 'manual', ...init })

async function read(path: string, init: RequestInit) {
  const response = await get(path, init)
  return { status: response.status, headers: response.headers, content: await response.text() }
}

describe('openSiteFiles', () => {
  it.each([
    ['/old', '/products#new'],
    ['/old/', '/products#new'],
    ['/old/index.html', null],
    ['/old?utm=1', '/products?utm=1#new'],
    ['/old/gr%C3%B6%C3%9Fe.html?b=2', '/products?a=1'],
    ['/blog?b=2', 'https://b.example/x?b=2'],
    ['/_redirects', null],
  ])('redirects %s to %s', async (path, location) => {
    const { status, headers } = await read(path, {})
    expect(headers.get('location')).toBe(location)
    if (location !== null) expect(status).toBe(301)
  })

  it.each([
    ['/', '<h1>Home</h1>'],
    ['/?utm=1', '<h1>Home</h1>'],
    ['/products', '<h1>Products</h1>'],
    ['/theme.js', '1'],
    ['/images/a%20b.png', 'png'],
  ])('serves %s', async (path, content) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([200, content])
  })

  it.each([
    ['/', 'text/markdown', '# Home', '/index.md'],
    ['/products', 'text/markdown, text/html;q=0.9', '# Products', '/products.md'],
    ['/products.md', '*/*', '# Products', null],
  ])(
    'serves %s as Markdown to a client that accepts %s',
    async (path, accept, content, location) => {
      const { headers, ...response } = await read(path, { headers: { accept } })
      expect(response).toEqual({ status: 200, content })
      expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8')
      expect(headers.get('content-location')).toBe(location)
    },
  )

  it('tells caches that a page varies by accept headers', async () => {
    expect((await get('/products')).headers.get('vary')).toBe('accept, accept-encoding')
    expect((await get('/theme.js')).headers.get('vary')).toBe('accept-encoding')
  })

  it('serves HTML if a page has no Markdown copy', async () => {
    const { content } = await read('/products/widget', { headers: { accept: 'text/markdown' } })
    expect(content).toBe(FILES['products/widget/index.html'])
  })

  it('answers 404 with the error page', async () => {
    const response = await get('/nowhere')
    expect([response.status, await response.text()]).toEqual([404, '<h1>No such page</h1>'])
  })

  it('redirects /products/ to /products', async () => {
    const response = await get('/products/?a=1')
    expect([response.status, response.headers.get('location')]).toEqual([308, '/products?a=1'])
  })

  // It used to answer 200, as for an existing page.
  it.each(['/404', '/404/', '/404.html'])('answers 404 for %s too', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  // It used to redirect to itself.
  it.each(['/products%2f', '/products%2F%2f'])(
    'does not treat the encoded slash in %s as a slash',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  it.each(['//', '///', '//[', '//a:99999/', '/\\', '//evil.example/..', '//products'])(
    'answers 404 for %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  // With one ETag for all encodings, a cache sent compressed bytes to a client that accepts none.
  it('gives each encoding of a file its own ETag', async () => {
    const etags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const headers = { 'accept-encoding': encoding }
        return (await get('/products/widget', { headers })).headers.get('etag')
      }),
    )
    expect(new Set(etags).size).toBe(3)
  })

  it.each(['//evil.example/', '///evil.example', '/\\evil.example/'])(
    'does not redirect %s to another site',
    async (path) => {
      const { headers } = await get(path)
      expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/)
    },
  )

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%00',
    '/%',
  ])('serves nothing outside the site for %s', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('not for readers')
  })

  it.each(['br', 'gzip'])('compresses with %s for clients that accept it', async (encoding) => {
    const response = await get('/products/widget', { headers: { 'accept-encoding': encoding } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(Number(response.headers.get('content-length'))).toBeLessThan(300)
    expect(await response.text()).toBe(FILES['products/widget/index.html'])
  })

  it('does not compress for a client that refuses it', async () => {
    const headers = { 'accept-encoding': 'br;q=0, identity' }
    expect((await get('/products/widget', { headers })).headers.get('content-encoding')).toBeNull()
  })

  it('answers 304 to a client that has the file', async () => {
    const etag = (await get('/products')).headers.get('etag')!
    const response = await get('/products', { headers: { 'if-none-match': etag } })
    expect([response.status, await response.text()]).toEqual([304, ''])
  })

  it('marks only files with a hash in their name as immutable', async () => {
    expect((await get('/assets/site-abc.css')).headers.get('cache-control')).toContain('immutable')
    expect((await get('/products')).headers.get('cache-control')).toContain('must-revalidate')
  })

  it('answers HEAD without a body and refuses other methods', async () => {
    const head = await get('/products', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await get('/products', { method: 'POST' })).status).toBe(405)
  })
})
