import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { StudyNote } from '@docent/retrieval'
import { buildKnowledge } from '@docent/retrieval/node'
import { loadContent, readConfig } from '@docent/content'
import type { Config, DocentConfig } from '@docent/content'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Assistant, openAssistant } from './assistant.ts'
import { listen } from '../http/listen.ts'
import { createRoutes } from '../http/routes.ts'
import { noContent } from '../content/content.ts'
import { buildEditions } from '../content/editionFiles.ts'
import { openSources, withSources } from '../sources/openSources.ts'

const FILES = {
  'index.md': '---\ntitle: Acme\n---\n\nAcme makes lamps.\n',
  'products/lamp.md':
    '---\ntitle: Lamp\nsummary: A lamp for desks.\n---\n\nIt gives light.\n\n## Care\n\nDust the shade with a dry cloth.\n\n- Never use water.\n- Never use oil.\n',
}
const HOST = 'https://acme.example'

let folder: string
let server: Server
let assistant: Assistant
let origin: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-mcp-'))
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
})

afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await assistant.close()
  rmSync(folder, { recursive: true })
})

async function open(
  source: Partial<DocentConfig> = { url: HOST },
  isLimited = false,
  notes: readonly StudyNote[] = [],
): Promise<void> {
  const knowledgeFile = join(folder, 'knowledge.db')
  buildKnowledge({ ...(await loadContent(folder)), notes }, knowledgeFile)
  await serve(readConfig({ brand: 'Acme', ...source }), isLimited)
}

/** Starts the server over the index that was built. */
async function serve(config: Config, isLimited = false): Promise<void> {
  const knowledgeFile = join(folder, 'knowledge.db')
  const log = { info: () => undefined, error: () => undefined }
  assistant = await openAssistant({ config, dataFolder: folder, knowledgeFile, isLimited, log })
  const { api, limits } = assistant
  const embed = async (): Promise<void> => undefined
  const routes = createRoutes({ api, embed, limits, headers: {}, readiness: () => 'ready' })
  const opened = await listen(routes, { port: 0, host: '127.0.0.1', limits })
  server = opened.server
  origin = `http://127.0.0.1:${opened.port}`
}

async function connect(mode: 'legacy' | 'auto'): Promise<Client> {
  const client = new Client({ name: 'a-test', version: '1.0.0' }, { versionNegotiation: { mode } })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`)))
  return client
}

const post = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${origin}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body,
  })

const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })

describe.each(['legacy', 'auto'] as const)('the endpoint, for a client in mode %s', (mode) => {
  it('offers a search and a fetch with one string parameter each', async () => {
    await open()
    const client = await connect(mode)
    const { tools } = await client.listTools()
    expect(tools.map(({ name, inputSchema }) => [name, inputSchema.required])).toEqual([
      ['search', ['query']],
      ['fetch', ['id']],
    ])
    await client.close()
  })

  it('finds a passage and returns its page as text and as structured content', async () => {
    await open()
    const client = await connect(mode)
    const found = await client.callTool({ name: 'search', arguments: { query: 'dust the shade' } })
    const { results } = JSON.parse(textOf(found)) as { results: Record<string, string>[] }
    expect(results[0]).toEqual({
      id: '/products/lamp',
      title: 'Lamp: Care',
      url: `${HOST}/products/lamp#care`,
      text: expect.stringContaining('Dust the shade'),
    })
    expect(found.structuredContent).toEqual({ results })

    const page = await client.callTool({ name: 'fetch', arguments: { id: results[0]!['id'] } })
    expect(JSON.parse(textOf(page))).toEqual({
      id: '/products/lamp',
      title: 'Lamp',
      url: `${HOST}/products/lamp`,
      text: expect.stringMatching(/^# Lamp\n[^]*## Care\n\nDust the shade[^]*- Never use water\./),
      metadata: { summary: 'A lamp for desks.' },
    })
    await client.close()
  })

  it('says that a page does not exist and how to find one', async () => {
    await open()
    const client = await connect(mode)
    const page = await client.callTool({ name: 'fetch', arguments: { id: '/nowhere' } })
    expect(page.isError).toBe(true)
    expect(textOf(page)).toBe(
      'The page "/nowhere" does not exist. Search lists the available pages.',
    )
    await client.close()
  })
})

it('puts a note before the beginning of its section', async () => {
  const answer = [{ markdown: 'Use a `dry` cloth.', quote: 'Dust the shade with a dry cloth.' }]
  const questions = ['how do I clean a dirty lamp']
  const note = { key: 'k', passage: '/products/lamp#care', questions, words: [], answer }
  await open({ url: HOST }, false, [note])
  const client = await connect('auto')
  const query = 'clean a dirty lamp'
  const found = await client.callTool({ name: 'search', arguments: { query } })
  const { results } = JSON.parse(textOf(found)) as { results: Record<string, string>[] }
  expect(results[0]).toMatchObject({
    url: `${HOST}/products/lamp#care`,
    text: expect.stringMatching(/^Use a dry cloth\.\n\nDust the shade/),
  })
  await client.close()
})

it('also reads a page by its full address with an anchor', async () => {
  await open()
  const client = await connect('auto')
  const id = `${HOST}/products/lamp#care`
  const page = await client.callTool({ name: 'fetch', arguments: { id } })
  expect(page.structuredContent).toMatchObject({ id: '/products/lamp' })
  await client.close()
})

describe('documentation in several versions', () => {
  const page = (text: string): string =>
    `<html lang="en"><body><main><h1>Dim the lamp</h1><p>To dim the lamp, ${text}.</p></main></body></html>`
  const FOLDERS = {
    'build/3.0/dim.html': page('hold the switch'),
    'build/2.0/dim.html': page('turn the wheel'),
    'build/de/2.0/dim.html': page('drehen'),
  }

  async function openVersions(): Promise<Client> {
    for (const [name, text] of Object.entries(FOLDERS)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    const config = readConfig({
      brand: 'Acme',
      url: HOST,
      sources: [{ from: 'build', url: 'https://docs.acme.example/' }],
    })
    const configFile = join(folder, 'docent.config.ts')
    const sources = await openSources(config, { configFile, mount: '', dataFolder: folder })
    const knowledgeFile = join(folder, 'knowledge.db')
    buildKnowledge(withSources(noContent(folder), sources), knowledgeFile)
    await buildEditions(sources.editions, knowledgeFile)
    await serve(config)
    return connect('auto')
  }

  const search = async (client: Client, version?: string) => {
    const called = await client.callTool({
      name: 'search',
      arguments: { query: 'dim the lamp', ...(version !== undefined && { version }) },
    })
    const { results } = (called.structuredContent ?? {}) as { results?: Record<string, string>[] }
    return { called, results: results ?? [] }
  }

  it('searches the newest one, or the one that is asked for', async () => {
    const client = await openVersions()
    const { tools } = await client.listTools()
    expect(JSON.stringify(tools[0]?.inputSchema)).toContain('The version to search: 2.0.')
    const [newest] = (await search(client)).results
    // The address of the site used to be in front of it.
    const dim = 'https://docs.acme.example/3.0/dim.html'
    expect(newest).toMatchObject({ id: dim, url: dim, version: '3.0' })
    expect((await search(client, '3.0')).results).toHaveLength(1)
    const old = (await search(client, '2.0')).results
    expect(old.map(({ text, version }) => [text, version])).toEqual([
      [expect.stringContaining('turn the wheel'), '2.0'],
    ])
    await client.close()
  })

  it('names the versions if it does not have the one that is asked for', async () => {
    const client = await openVersions()
    const { called } = await search(client, '1.0')
    expect(called.isError).toBe(true)
    expect(textOf(called)).toBe('There is no version "1.0": name 2.0, or none.')
    await client.close()
  })

  it('has votes on pages of each version', async () => {
    const client = await openVersions()
    const vote = async (page: string): Promise<number> => {
      const body = JSON.stringify({ page, ballot: 'ballot-0123456789', vote: 'up' })
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`${origin}/api/page-feedback`, { method: 'POST', headers, body })).status
    }
    expect(await vote('https://docs.acme.example/2.0/dim.html')).toBe(204)
    expect(await vote('https://docs.acme.example/1.0/dim.html')).not.toBe(204)
    await client.close()
  })

  it.each(['3.0', '2.0', 'de/2.0'])('reads a page of %s by its address', async (version) => {
    const client = await openVersions()
    const id = `https://docs.acme.example/${version}/dim.html`
    const read = await client.callTool({ name: 'fetch', arguments: { id: `${id}#x` } })
    expect(read.structuredContent).toMatchObject({
      id,
      url: id,
      metadata: { version: version.replace('de/', '') },
    })
    await client.close()
  })
})

it('limits the length of a query like a question', async () => {
  await open()
  const client = await connect('auto')
  const search = (query: string) => client.callTool({ name: 'search', arguments: { query } })
  expect((await search('lamp '.repeat(400))).isError).toBeUndefined()
  expect((await search('lamp '.repeat(401))).isError).toBe(true)
  await client.close()
})

it('limits the length of a query to the maximum that the owner sets', async () => {
  await open({ limits: { messageLength: 10 } })
  const client = await connect('auto')
  const search = (query: string) => client.callTool({ name: 'search', arguments: { query } })
  expect((await search('lamp lamps')).isError).toBeUndefined()
  expect((await search('lamps lamps')).isError).toBe(true)
  await client.close()
})

it('does not invent a host if the address of the site is unknown', async () => {
  await open({})
  const client = await connect('auto')
  const page = await client.callTool({ name: 'fetch', arguments: { id: '/products/lamp' } })
  expect(page.structuredContent).toMatchObject({ url: '/products/lamp' })
  await client.close()
})

it('answers pages of other sites only if the owner allows them', async () => {
  await open({ allowedOrigins: ['https://friend.example'] })
  const ask = (name: string): Promise<Response> => post(LIST, { origin: name })
  expect((await ask('https://foe.example')).status).toBe(403)
  expect((await ask('https://friend.example')).status).toBe(200)
})

// The preflight used to refuse the headers of the protocol, so a client in a page could not
// connect.
it.each(['legacy', 'auto'] as const)(
  'answers a client in mode %s on a page of an allowed site',
  async (mode) => {
    await open({ allowedOrigins: ['https://friend.example'] })
    const page = createPage('https://friend.example')
    const client = new Client(
      { name: 'a-page', version: '1.0.0' },
      { versionNegotiation: { mode } },
    )
    const requestInit = { headers: { authorization: 'Bearer of-a-proxy' } }
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), {
        fetch: page.fetch,
        requestInit,
      }),
    )
    expect((await client.listTools()).tools).toHaveLength(2)
    await client.close()
    expect(page.sent).toContain('mcp-protocol-version')
    expect(page.exposed).toContain('mcp-session-id')
  },
)

it.each([
  ['a list of messages, of which one alone would be counted', `[${LIST},${LIST}]`, 400],
  ['a body that is too large', JSON.stringify('x'.repeat(300_000)), 413],
  ['a body that nests too deep', '['.repeat(40) + ']'.repeat(40), 400],
])('refuses %s', async (_, body, status) => {
  await open()
  expect((await post(body)).status).toBe(status)
})

it('rate-limits clients', async () => {
  await open({ limits: { addressBurst: 1, addressPerMinute: 1 } }, true)
  const statuses: number[] = []
  for (let call = 0; call < 7; call += 1) statuses.push((await post(LIST)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
})

it('keeps no stream and no session open', async () => {
  await open()
  const stream = await fetch(`${origin}/mcp`, { headers: { accept: 'text/event-stream' } })
  expect(stream.status).toBe(405)
  expect((await post(LIST)).headers.get('mcp-session-id')).toBeNull()
})

it('does not exist if the owner turns it off', async () => {
  await open({ mcp: false })
  expect((await post(LIST)).status).toBe(404)
})

/** Sends a preflight request like a browser: forbidden headers are not sent. */
function createPage(name: string) {
  const page = {
    sent: new Set<string>(),
    exposed: '',
    async fetch(address: string | URL, init: RequestInit = {}): Promise<Response> {
      const headers = new Headers(init.headers)
      const asked = [...headers.keys()].filter((header) => header !== 'accept')
      const preflight = await fetch(address, {
        method: 'OPTIONS',
        headers: {
          origin: name,
          'access-control-request-method': init.method ?? 'GET',
          'access-control-request-headers': asked.join(','),
        },
      })
      const allowed = preflight.headers.get('access-control-allow-headers')?.split(', ')
      const refused = asked.find((header) => !allowed?.includes(header))
      if (refused !== undefined) throw new TypeError(`The header ${refused} is not allowed.`)
      for (const header of asked) page.sent.add(header)
      headers.set('origin', name)
      const response = await fetch(address, { ...init, headers })
      page.exposed = response.headers.get('access-control-expose-headers') ?? ''
      return response
    },
  }
  return page
}

function textOf(result: unknown): string {
  const { content } = result as { content: { text: string }[] }
  expect(content).toHaveLength(1)
  return content[0]?.text ?? ''
}
