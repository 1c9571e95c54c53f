import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serveMounted } from './mountedFiles.ts'

const TAG = '<script src="/widget.js" async></script>'

let folder: string
let server: Server
let origin: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docent-mounted-'))
  const serve = serveMounted({
    path: '/docs/',
    folder,
    otherwise: async (_, response) => void response.writeHead(404).end(),
  })
  server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers })

async function readText(path: string): Promise<string> {
  return (await get(path)).text()
}

describe('serveMounted', () => {
  it.each([
    ['<body>Lamp</body></html>', `<body>Lamp${TAG}</body></html>`],
    ['<pre></body></pre>İ é</BODY>', `<pre></body></pre>İ é${TAG}</BODY>`],
    ['Lamp', `Lamp${TAG}`],
  ])('adds the chat to %s', async (html, tagged) => {
    for (const name of ['lamp.html', 'LAMP.HTM']) {
      writeFileSync(join(folder, name), html)
      const response = await get(`/docs/${name}`)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await response.text()).toBe(tagged)
    }
  })

  // Each request used to read and copy the whole page: 141 KB of requests took 2 GB of memory.
  it('sends no page that the reader has, and compresses it for others', async () => {
    writeFileSync(join(folder, 'lamp.html'), `<body>${'<p>Lamp</p>'.repeat(100)}</body>`)
    const first = await get('/docs/lamp', { 'accept-encoding': 'br' })
    expect(first.headers.get('content-encoding')).toBe('br')
    expect(await first.text()).toContain(TAG)
    const etag = first.headers.get('etag') ?? ''
    const again = await get('/docs/lamp', { 'accept-encoding': 'br', 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('serves a page that the generator has written again, and keeps one that it has not', async () => {
    const file = join(folder, 'lamp.html')
    const write = (text: string, second: number): void => {
      writeFileSync(file, text)
      utimesSync(file, second, second)
    }
    write('red', 1)
    expect(await readText('/docs/lamp')).toBe(`red${TAG}`)
    write('new', 2)
    expect(await readText('/docs/lamp')).toBe(`new${TAG}`)
    // A change without a sign of it shows that the file is not read again.
    write('old', 2)
    expect(await readText('/docs/lamp')).toBe(`new${TAG}`)
  })

  // The connection broke, without an answer.
  it.each(['a'.repeat(300), 'loop', 'loop/lamp'])('has no page at %s', async (name) => {
    symlinkSync('loop', join(folder, 'loop'))
    expect((await get(`/docs/${name}`)).status).toBe(404)
  })

  it('serves no hidden files, but those that every client may ask for', async () => {
    for (const name of ['.git', '.well-known']) mkdirSync(join(folder, name))
    const files = ['.git/config', '.env', '.well-known/security.txt']
    for (const name of files) writeFileSync(join(folder, name), 'Lamp')
    const asked = [...files, '%2egit/config', 'a/../.env', '.git%2fconfig']
    const statuses = await Promise.all(
      asked.map(async (name) => (await get(`/docs/${name}`)).status),
    )
    expect(statuses).toEqual([404, 404, 200, 404, 404, 404])
  })
})
