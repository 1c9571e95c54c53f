import { createServer, type Server } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadContent, readConfig } from '@docent/content'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDevSite, type DevSite } from './dev.ts'

let folder: string
let server: Server
let site: DevSite
let address: string
let problem: Error | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-dev-'))
  await writeFile(join(folder, 'index.md'), '---\ntitle: Docent\nheadline: First words\n---\n')
  server = createServer((request, response) => {
    site.handle(request, response, () => response.writeHead(418).end())
  })
  site = await createDevSite({
    async load() {
      if (problem) throw problem
      return { content: await loadContent(folder), config: readConfig({ brand: 'Docent' }) }
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}, 60_000)

afterAll(async () => {
  await site.close()
  server.close()
  await rm(folder, { recursive: true, force: true })
})

async function read(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(address + path)
  return { status: response.status, text: await response.text() }
}

it('makes pages from the content as it is after a reload', async () => {
  expect((await read('/')).text).toContain('First words')
  await writeFile(join(folder, 'index.md'), '---\ntitle: Docent\nheadline: Second words\n---\n')
  site.reload()
  expect((await read('/')).text).toContain('Second words')
}, 30_000)

it('serves everything that a page loads', async () => {
  expect((await read('/theme.js')).text).toContain('localStorage')
  const page = (await read('/')).text
  const paths = [...page.matchAll(/<(?:script|link)[^>]* (?:src|href)="(\/[^"]+\.\w+)"/g)]
  const answers = await Promise.all(
    paths.map(async ([, path]) => [path, await read(path!)] as const),
  )
  expect(answers.filter(([, { status }]) => status !== 200)).toEqual([])
  expect(answers.map(([path]) => path)).toContainEqual(expect.stringMatching(/boot-.*\.js$/))
  expect(answers.map(([path]) => path)).toContainEqual(expect.stringMatching(/site-.*\.css$/))
}, 30_000)

it('tells open pages to reload', async () => {
  const response = await fetch(`${address}/@docent/changes`)
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader.read()).value).toBe(':\n\n')
  site.reload()
  expect((await reader.read()).value).toBe('data: changed\n\n')
  await reader.cancel()
})

it.each(['/..%2fkit.json', '/assets/../kit.json', '/kit.json', '/render.js'])(
  'does not serve %s, which is not a file for browsers',
  async (path) => {
    expect((await read(path)).text).not.toContain('createRenderer')
    expect((await read(path)).text).not.toContain('extendedSheet')
  },
)

it('answers an address without a page with the page for that', async () => {
  const { status, text } = await read('/nothing/here')
  expect(status).toBe(404)
  expect(text).toContain('Page not found')
})

// Docent's own icon used to replace the one in the content folder.
it("answers with the owner's icon, or with ours without one", async () => {
  expect((await read('/favicon.svg')).text).toContain('#b23a1e')
  await writeFile(join(folder, 'favicon.svg'), '<svg id="own"/>')
  site.reload()
  expect((await read('/favicon.svg')).text).toBe('<svg id="own"/>')
  await rm(join(folder, 'favicon.svg'))
  await writeFile(join(folder, 'favicon.png'), 'own')
  site.reload()
  expect((await read('/')).text).toContain('rel="icon" href="/favicon.png" type="image/png"')
  await rm(join(folder, 'favicon.png'))
  site.reload()
}, 30_000)

it('leaves other requests to the server', async () => {
  const response = await fetch(`${address}/api/gen-ai`, { method: 'POST' })
  expect(response.status).toBe(418)
})

it('shows an author what is wrong, and continues when it is fixed', async () => {
  problem = new Error('The key "brnad" is <unknown>.')
  site.reload()
  const { status, text } = await read('/')
  expect(status).toBe(500)
  expect(text).toContain('The key "brnad" is &#60;unknown&#62;.')

  problem = undefined
  site.reload()
  expect((await read('/')).status).toBe(200)
})
