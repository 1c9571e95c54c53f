import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callDocent } from '../testing/callDocent.ts'
import { endProcess, ENTRY, readAddress } from '../testing/runDocent.ts'

const TOKEN = 'a-token-for-all-colleagues-0123456789'

/** A word that only internal pages have. */
const SECRET = 'zanzibar'
const QUESTION = 'Which code opens the vault?'

const page = (title: string, text: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`

const FILES = {
  'content/index.md': '---\ntitle: Home\n---\n\nThe shop sells lamps and shades.\n',
  'content/staff/safe.md': `---\ntitle: The safe\naudience: internal\naddress: https://wiki.lamps.example/safe\nredirects: [/old-safe]\nquestions: [{ question: Who has the key of the safe?, answer: ${SECRET} has it. }]\n---\n\nThe key of the safe is with the guard ${SECRET}.\n`,
  'docs/dim.html': page('Dim the lamp', 'To dim the lamp, hold the switch for two seconds.'),
  'docs/staff/alarm.html': page('Alarm', `The code ${SECRET} also stops the alarm of the vault.`),
  'runbooks/vault.html': page('The vault', `The code ${SECRET} opens the vault.`),
  'docent.config.ts': `export default { brand: 'Lamps', url: 'https://lamps.example', sources: [
    { from: 'docs', url: 'https://docs.lamps.example/', internal: ['/staff/**'] },
    { from: 'runbooks', audience: 'internal', url: 'https://wiki.lamps.example/' },
  ] }\n`,
}

let folder: string
let server: ChildProcess
let address: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-internal-'))
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  server = spawn(process.execPath, [ENTRY, 'serve', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, BUILD_DIR: join(folder, 'out'), DOCENT_INTERNAL_TOKEN: TOKEN },
  })
  address = await readAddress(server)
}, 60_000)

afterAll(async () => {
  await endProcess(server)
  await rm(folder, { recursive: true, force: true })
})

const bearer = { authorization: `Bearer ${TOKEN}` }

function ask(
  path: string,
  headers: Record<string, string> = {},
  more: object = {},
  question = QUESTION,
): Promise<Response> {
  return fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ messages: [{ role: 'user', content: question }], ...more }),
  })
}

function callMcp(name: string, input: object): Promise<Response> {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }
  return fetch(`${address}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify(call),
  })
}

describe('the internal assistant', () => {
  it('answers from internal and public pages, with their addresses', async () => {
    const text = await (await ask('/api/internal/gen-ai', bearer)).text()
    expect(text).toContain(SECRET)
    expect(text).toContain('"url":"https://wiki.lamps.example/vault.html"')
    const own = await ask('/api/internal/gen-ai', bearer, {}, 'Where is the key of the safe?')
    expect(await own.text()).toContain('"url":"https://wiki.lamps.example/safe')
    const found = await fetch(`${address}/api/internal/search?q=${SECRET}`, { headers: bearer })
    expect(await found.text()).toMatch(/wiki\.lamps.*docs\.lamps.*staff|staff.*wiki\.lamps/s)
    const open = await fetch(`${address}/api/internal/search?q=dim`, { headers: bearer })
    expect(await open.text()).toContain('docs.lamps.example/dim.html')
    expect(open.headers.get('cache-control')).toBe('no-store')
  })

  it('refuses requests without the right token before it reads them', async () => {
    for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: TOKEN }]) {
      expect((await ask('/api/internal/gen-ai', headers)).status).toBe(401)
      const search = await fetch(`${address}/api/internal/search?q=${SECRET}`, { headers })
      expect([search.status, await search.text()]).toEqual([401, 'The token is missing or wrong.'])
    }
  })
})

describe('the public doors', () => {
  const DOORS = [
    '/',
    '/search',
    '/search?q=vault+code',
    `/api/search?q=${SECRET}`,
    `/api/search?q=vault&page=https%3A%2F%2Fwiki.lamps.example%2Fvault.html`,
    '/search.json',
    '/llms.txt',
    '/llms-full.txt',
    '/sitemap.xml',
    '/feed.xml',
    '/atom.xml',
    '/feed.json',
    '/index.md',
    '/robots.txt',
    '/api/assistant',
    '/docs/staff/alarm.html',
    '/docs/',
    '/runbooks/vault.html',
    '/staff/safe',
    '/staff/safe.md',
    '/old-safe',
    '/staff',
    '/api/search?q=guard+safe',
    '/vault.html',
    '/knowledge.internal.db',
    '/../knowledge.internal.db',
    '/%2e%2e/knowledge.internal.db',
    '/metrics',
  ]

  it.each(DOORS)('%s has no internal page', async (path) => {
    const response = await fetch(`${address}${path}`)
    const text = await response.text()
    expect(text).not.toContain(SECRET)
    expect(text).not.toMatch(/wiki\.lamps|staff\/alarm/)
  })

  it('language models find none and read none', async () => {
    const found = await (await callMcp('search', { query: 'the code that opens the vault' })).text()
    expect(found).not.toMatch(/zanzibar|wiki\.lamps|staff/)
    for (const id of ['https://wiki.lamps.example/vault.html', '/vault.html', '/staff/safe']) {
      const text = await (await callMcp('fetch', { id })).text()
      expect(text).toMatch(/does not exist/)
      expect(text).not.toContain(SECRET)
    }
  })

  it('the public chat does not learn it, even with the page, the token or the request of a colleague', async () => {
    const inside = ask('/api/internal/gen-ai', bearer)
    const twin = ask('/api/gen-ai', bearer)
    const chat = (await inside).headers.get('x-docent-chat') ?? ''
    expect(await (await inside).text()).toContain(SECRET)
    expect(chat).not.toBe('')
    const data = { page: { url: 'https://wiki.lamps.example/vault.html', title: 'The vault' } }
    const answered = [
      twin,
      ask('/api/gen-ai', {}, { data }),
      ask('/api/gen-ai', { 'x-docent-chat': chat }),
    ].map(async (asked) => {
      const response = await asked
      expect(response.status).toBe(200)
      return response.text()
    })
    const texts = await Promise.all([
      ...answered,
      fetch(`${address}/api/gen-ai`, { headers: { 'x-docent-chat': chat } }).then((r) => r.text()),
      fetch(`${address}/api/conversation`, { headers: { 'x-docent-chat': chat } }).then((r) =>
        r.text(),
      ),
    ])
    for (const text of texts) expect(text).not.toContain(SECRET)
  })

  it('takes no votes on an internal page', async () => {
    const vote = async (page: string): Promise<number> => {
      const body = JSON.stringify({ page, ballot: 'ballot-0123456789', vote: 'up' })
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`${address}/api/page-feedback`, { method: 'POST', headers, body })).status
    }
    expect(await vote('/')).toBeLessThan(300)
    const missing = await vote('/no-such-page')
    expect(missing).toBeGreaterThanOrEqual(400)
    expect(await vote('/staff/safe')).toBe(missing)
    expect(await vote('https://wiki.lamps.example/safe')).toBe(missing)
  })

  it('no file of the site contains it', async () => {
    const entries = await readdir(join(folder, 'out'), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    const telling: string[] = []
    for (const { parentPath, name } of files) {
      const bytes = await readFile(join(parentPath, name))
      if (bytes.includes(SECRET)) telling.push(name)
    }
    expect(telling).toEqual(['knowledge.internal.db'])
  })
})

it('refuses to serve a folder with internal paths, and internal pages without an address', async () => {
  const write = (source: string) =>
    writeFile(
      join(folder, 'other.config.ts'),
      `export default { brand: 'Lamps', sources: [${source}] }\n`,
    )
  const build = () =>
    callDocent(folder, ['build', '--config', 'other.config.ts'], {
      env: { BUILD_DIR: join(folder, 'out2') },
    })
  await write("{ from: 'docs', internal: ['/staff/**'] }")
  expect((await build()).said).toContain('Docent would serve docs to everybody')
  await write("{ from: 'runbooks', audience: 'internal' }")
  expect((await build()).said).toContain('set "url" to the address where your colleagues read them')
})

// The last one: this machine may then ask nothing more for a while.
it('counts questions of colleagues separately from those of visitors', async () => {
  const asked = Array.from({ length: 30 }, async () => {
    const response = await ask('/api/gen-ai')
    await response.body?.cancel()
    return response.status
  })
  expect(await Promise.all(asked)).toContain(429)
  const response = await ask('/api/internal/gen-ai', bearer)
  expect(response.status).toBe(200)
  await response.body?.cancel()
})
