import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSiteFiles } from './siteFiles.ts'

const FILM = Buffer.from('0123456789'.repeat(1_000))

let folder: string
let server: Server
let origin: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docent-stream-'))
  mkdirSync(join(folder, 'film'))
  writeFileSync(join(folder, 'film.mp4'), FILM)
  writeFileSync(join(folder, 'empty.zip'), '')
  writeFileSync(join(folder, 'film/index.html'), '<p><video src="/film.mp4" controls></video>')
  writeFileSync(join(folder, 'index.html'), '<p>&lt;video src="/film.mp4"></p>')
  const files = await openSiteFiles(folder)
  server = createServer((request, response) => {
    response.setHeader('content-security-policy', "default-src 'none'")
    void files.serve(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path, { method, headers })

describe('a film', () => {
  it.each([
    ['bytes=0-9', '0123456789', 'bytes 0-9/10000'],
    ['bytes=9995-', '56789', 'bytes 9995-9999/10000'],
    ['bytes=-3', '789', 'bytes 9997-9999/10000'],
    ['bytes=9998-99999', '89', 'bytes 9998-9999/10000'],
  ])('is sent in the range %s', async (range, content, described) => {
    const response = await get('/film.mp4', { range })
    expect([response.status, response.headers.get('content-range')]).toEqual([206, described])
    expect(response.headers.get('content-length')).toBe(String(content.length))
    expect(await response.text()).toBe(content)
  })

  it('is sent whole without a range, with several, and for an older version', async () => {
    for (const headers of [
      {},
      { range: 'bytes=0-1,5-6' },
      { range: 'bytes=0-1', 'if-range': '"x"' },
    ]) {
      const response = await get('/film.mp4', headers)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('video/mp4')
      expect(response.headers.get('accept-ranges')).toBe('bytes')
      expect(Buffer.from(await response.arrayBuffer()).equals(FILM)).toBe(true)
    }
  })

  it('has nothing after its end', async () => {
    const response = await get('/film.mp4', { range: 'bytes=10000-' })
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10000'])
  })

  it('is not sent to a client that has it, nor for HEAD', async () => {
    const first = await get('/film.mp4', {}, 'HEAD')
    expect([first.headers.get('content-length'), await first.text()]).toEqual(['10000', ''])
    const etag = first.headers.get('etag') ?? ''
    expect((await get('/film.mp4', { 'if-none-match': etag })).status).toBe(304)
    const part = await get('/film.mp4', { range: 'bytes=0-1', 'if-range': etag })
    expect([part.status, await part.text()]).toEqual([206, '01'])
  })
})

it('sends an empty file', async () => {
  const response = await get('/empty.zip')
  expect([response.status, await response.text()]).toEqual([200, ''])
})

it('lets only pages with a player play media, and only files of the site', async () => {
  const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy')
  expect(await policyOf('/film')).toBe("default-src 'none'; media-src 'self'")
  expect(await policyOf('/')).toBe("default-src 'none'")
})

// The 304 used to have the policy without players. Browsers applied it, and the second visit had no
// video.
it('keeps the policy of a page with a player when the page is unchanged', async () => {
  const etag = (await get('/film')).headers.get('etag') ?? ''
  const { status, headers } = await get('/film', { 'if-none-match': etag })
  expect([status, headers.get('content-security-policy')]).toEqual([
    304,
    "default-src 'none'; media-src 'self'",
  ])
})
