import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EMBED_PATH, openEmbedFiles } from './embedFiles.ts'

let folder: string
let server: Server

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-embed-files-'))
})

afterEach(async () => {
  server.close()
  server.closeAllConnections()
  await rm(folder, { recursive: true, force: true })
})

async function setUp({ failures = 0 } = {}) {
  let left = failures
  const prepare = vi.fn<() => Promise<{ file: string }>>(async () => {
    if (left-- > 0) throw new Error('no bundler')
    await writeFile(join(folder, 'widget-new.js'), 'new')
    return { file: 'widget-new.js' }
  })
  const onError = vi.fn<(error: unknown) => void>()
  const serve = openEmbedFiles({ folder, prepare, onError })
  server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
  return { get, prepare, onError }
}

describe('openEmbedFiles', () => {
  it('builds the embed once, on the first request', async () => {
    const { get, prepare } = await setUp()
    expect(prepare).not.toHaveBeenCalled()
    const texts = await Promise.all(
      ['/widget.js', '/widget.js?v=2'].map(async (path) => (await get(path)).text()),
    )
    expect(texts).toEqual(['new', 'new'])
    expect(prepare).toHaveBeenCalledOnce()
  })

  it('builds it when the pinned one is requested first', async () => {
    const { get } = await setUp()
    expect(await (await get('/widget-new.js')).text()).toBe('new')
  })

  it('keeps serving earlier files without building anything', async () => {
    await writeFile(join(folder, 'widget-old.js'), 'old')
    const { get, prepare } = await setUp()
    const response = await get('/widget-old.js')
    expect(await response.text()).toBe('old')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(prepare).not.toHaveBeenCalled()
  })

  it('answers 404 for a file that never existed', async () => {
    const { get } = await setUp()
    const response = await get('/widget-none.js')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('The current one is /widget.js')
  })

  it('reports a failed build and tries again on the next request', async () => {
    const { get, onError } = await setUp({ failures: 1 })
    const response = await get('/widget.js')
    expect(response.status).toBe(503)
    expect(await response.text()).not.toContain('bundler')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('no bundler'))
    expect((await get('/widget.js')).status).toBe(200)
  })

  it('accepts only GET', async () => {
    const { get } = await setUp()
    expect((await get('/widget.js', { method: 'POST' })).status).toBe(405)
  })
})

describe('EMBED_PATH', () => {
  it.each(['/widget.js', '/widget-0a1b.js', '/widget-chat-0a1b.js'])('matches %s', (path) => {
    expect(EMBED_PATH.test(path)).toBe(true)
  })

  it.each(['/widget', '/widgets.js', '/widget-/../secret.js', '/widget-..js', '/a/widget.js'])(
    'does not match %s',
    (path) => {
      expect(EMBED_PATH.test(path)).toBe(false)
    },
  )
})
