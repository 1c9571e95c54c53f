import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askServer } from '../testing/askServer.ts'
import { callDocent } from '../testing/callDocent.ts'
import { endProcess, ENTRY } from '../testing/runDocent.ts'
import { writeFiles } from '../testing/writeFiles.ts'

const page = (title: string, text: string, head = ''): string =>
  `<!doctype html><html lang="en"><head>${head}<title>${title} | Lamps</title></head><body><nav>Menu</nav><main><h1>${title}</h1>${text}</main></body></html>`

const BUILD = {
  'build/index.html': page('Lamps', '<p>Lamps for every table.</p>'),
  'build/guide/dim.html': page(
    'Dim the lamp',
    '<p>There are five levels.</p><h2 id="steps">How to dim it</h2><p>To dim the lamp, hold the switch for two seconds.</p>',
  ),
  'build/guide/clean.html': page('Clean the lamp', '<p>Wipe the shade with a dry cloth.</p>'),
}

let folder: string
let server: ChildProcess | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-sources-'))
})
afterEach(async () => {
  await endProcess(server)
  server = undefined
  await rm(folder, { recursive: true, force: true })
})

const write = (files: Readonly<Record<string, string>>) => writeFiles(folder, files)

const TOKEN = 'a-token-of-the-operator-0123456789'

/** The address of the server, which it prints after the addresses of sources. */
function serve(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [ENTRY, 'serve', '--port', '0', '--no-limits', ...args], {
    cwd: folder,
    env: { ...process.env, BUILD_DIR: join(folder, 'site-build'), DOCENT_ADMIN_TOKEN: TOKEN },
  })
  server = child
  return new Promise((resolve, reject) => {
    let said = ''
    const read = (chunk: Buffer): void => {
      said += chunk.toString()
      const address = / is served at (http:\S+)\s/.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', () => reject(new Error(`The server ended: ${said}`)))
  })
}

/** A foreign site, served on this machine. Its pages may change while a test runs. */
async function openSite(pages: Record<string, string>): Promise<{ url: string; close(): void }> {
  const site: Server = createServer(({ url = '' }, response) => {
    const html = pages[url]
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(html)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  return { url, close: () => void site.close() }
}

const SITE = {
  '/docs/': page(
    'Lamps',
    '<p>Lamps for every table.</p><a href="dim">Dim</a><a href="clean">Clean</a>',
  ),
  '/docs/dim': BUILD['build/guide/dim.html'],
  '/docs/clean': BUILD['build/guide/clean.html'],
}

describe('a site at an address', () => {
  it('answers in the terminal, leaves no files in the folder, and reads the site once', async () => {
    const pages: Record<string, string> = { ...SITE }
    const site = await openSite(pages)
    const env = { XDG_CACHE_HOME: join(folder, 'cache') }
    const question = ['ask', `${site.url}/docs/`, 'How do I dim the lamp?']
    const first = await callDocent(folder, question, { env })
    expect(first.said).toContain('3 pages read, 0 unchanged')
    expect(first.said).toContain(`[1] ${site.url}/docs/dim#steps`)
    for (const path of Object.keys(pages)) delete pages[path]
    const second = await callDocent(folder, question, { env })
    expect(second.said).not.toContain('pages read')
    expect(second.said).toContain('hold the switch for two seconds')
    expect(await readdir(folder)).toEqual(['cache'])
    site.close()
  })

  it('is studied into files next to the content, named after its public addresses', async () => {
    const site = await openSite(SITE)
    const source = `{ from: '${site.url}/docs/', allowPrivate: true }`
    await write({
      'content/index.md': '---\ntitle: Home\n---\n\nThe shop sells lamps and shades.\n',
      'docent.config.ts': `export default { brand: 'Lamps', sources: [${source}] }\n`,
    })
    const from = ['study', '--from', `${site.url}/docs/`]
    expect((await callDocent(folder, [...from, '--batch', 'out.jsonl'])).said).toContain(
      '1 request ',
    )
    const lines = (await readFile(join(folder, 'out.jsonl'), 'utf8')).trim().split('\n')
    const { custom_id } = JSON.parse(lines.find((line) => line.includes('How to dim it')) ?? '{}')
    const answer = 'To dim the lamp, hold the switch for two seconds.'
    const notes = [{ questions: ['less glaring bulb in the evening'], answer }]
    await write({ 'notes.jsonl': JSON.stringify({ custom_id, notes }) })
    const { said } = await callDocent(folder, [...from, '--import', 'notes.jsonl'])
    expect(said).toContain('1 note about 1 section.')
    const [name = ''] = await readdir(join(folder, 'study/_sources'), { recursive: true })
    expect(name).toMatch(/^127\.0\.0\.1/)
    const asked = await callDocent(folder, ['ask', 'a less glaring bulb for the evening?'])
    expect(asked.said).toContain(`${answer} [1]`)
    expect(asked.said).toContain(`[1] ${site.url}/docs/dim#steps`)
    expect(asked.said).toContain('from a note')
    // Sources are not read to check the owner's pages.
    expect((await callDocent(folder, ['check'])).said).not.toContain('stale')
    site.close()
  })

  it('refuses a private address that only the configuration names', async () => {
    const site = await openSite(SITE)
    await write({
      'content/index.md': '---\ntitle: Home\n---\n\nThe shop.\n',
      'docent.config.ts': `export default { brand: 'Lamps', sources: [{ from: '${site.url}/docs/' }] }\n`,
    })
    const { code, said } = await callDocent(folder, ['sync', '--no-site'])
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/private address\. Set allowPrivate: true/),
    ])
    site.close()
  })

  // The build tried the site once more, and the same line came twice.
  it('says once that a site cannot be read', async () => {
    const site = await openSite(SITE)
    site.close()
    const { code, said } = await callDocent(folder, ['sync', '--from', `${site.url}/docs/`])
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^Cannot read \S+ cannot be reached[^\n]+\n$/),
    ])
  })

  it('reads only as much of a site as the configuration allows', async () => {
    const site = await openSite(SITE)
    const source = `{ from: '${site.url}/docs/', allowPrivate: true, limits: { pages: 2 } }`
    await write({
      'content/index.md': '---\ntitle: Home\n---\n\nThe shop.\n',
      'docent.config.ts': `export default { brand: 'Lamps', sources: [${source}] }\n`,
    })
    const { said } = await callDocent(folder, ['sync', '--no-site'])
    expect(said).toContain('2 pages read')
    site.close()
  })

  it('is served with a start page, and a sync updates the running server', async () => {
    const pages: Record<string, string> = { ...SITE }
    const site = await openSite(pages)
    const address = await serve('--from', `${site.url}/docs/`)
    expect(await (await fetch(`${address}/`)).text()).toContain(
      'it answers from the documentation of',
    )
    expect(await askServer(address, 'How do I dim the lamp?')).toContain(
      `"url":"${site.url}/docs/dim#steps"`,
    )

    pages['/docs/dim'] = BUILD['build/guide/dim.html'].replace('two seconds', 'nine seconds')
    const authorization = `Bearer ${TOKEN}`
    const started = await fetch(`${address}/api/admin/sync`, {
      method: 'POST',
      headers: { authorization },
    })
    expect(started.status).toBe(202)
    await expect
      .poll(() => askServer(address, 'How do I dim the lamp?'), { timeout: 50_000, interval: 500 })
      .toContain('nine seconds')
    site.close()
  }, 120_000)
})

describe('docent ask DIR', () => {
  it('answers from built pages and cites their own address and anchor', async () => {
    const canonical = (path: string): string =>
      `<link rel="canonical" href="https://lamps.example/docs${path}">`
    await write({
      ...BUILD,
      'build/guide/dim.html': BUILD['build/guide/dim.html'].replace(
        '<head>',
        `<head>${canonical('/guide/dim')}`,
      ),
      'build/index.html': BUILD['build/index.html'].replace('<head>', `<head>${canonical('/')}`),
    })
    const { code, said } = await callDocent(folder, ['ask', 'build', 'How do I dim the lamp?'])
    expect([code, said]).toEqual([0, expect.stringContaining('hold the switch for two seconds')])
    expect(said).toContain('[1] https://lamps.example/docs/guide/dim#steps')
  })

  it('cites files if the pages have no address, and also reads Markdown', async () => {
    await write({
      'notes/setup.mdx': '# Set up\n\n## Plug\n\nPut the plug into the socket first.\n',
    })
    const { said } = await callDocent(folder, ['ask', 'notes', 'Where do I put the plug?'])
    expect(said).toContain('Put the plug into the socket first.')
    expect(said).toMatch(/\[1\] file:\/\/\S+\/notes\/setup#plug/)
  })

  // It said that none of the pages mentions a plug, because it had read the template only.
  it('reads Markdown next to a template, and says that it left the template out', async () => {
    await write({
      'notes/setup.md': '# Set up\n\nPut the plug into the socket first.\n',
      'notes/plan.md': '# Plan\n\nThe lamp stands on the table.\n',
      'notes/overrides/main.html': '{% extends "base.html" %}',
    })
    const { said } = await callDocent(folder, ['ask', 'notes', 'Where do I put the plug?'])
    expect(said).toContain('Put the plug into the socket first.')
    expect(said).toMatch(/leaves out 1 HTML file of notes \(overrides\/main\.html\), because/)
  })

  // It used to end with a stack trace.
  it('says what is wrong with an address', async () => {
    const { code, said } = await callDocent(folder, ['ask', 'http://[', 'What is this?'])
    expect([code, said]).toEqual([1, expect.stringMatching(/^Cannot use the sources of --from:/)])
  })

  it('says why a place is not a source', async () => {
    await write({ 'empty/readme.txt': 'x' })
    const { code, said } = await callDocent(folder, ['ask', 'empty', 'What is this?'])
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/empty contains no pages: name a folder of built HTML/),
    ])
  })
})

it('names pages of a source without usable text in docent check', async () => {
  await write({
    ...BUILD,
    'build/empty.html': '<html><body><main></main></body></html>',
    'content/index.md': '---\ntitle: Home\n---\n\nThe shop.\n',
    'docent.config.ts': "export default { brand: 'Lamps', sources: [{ from: 'build' }] }\n",
  })
  const { said } = await callDocent(folder, ['check'])
  expect(said).toMatch(/warning: The page empty\.html has no text that can be found/)
  await write({
    'docent.config.ts': "export default { brand: 'Lamps', sources: [{ from: 'gone' }] }\n",
  })
  const { code, said: fault } = await callDocent(folder, ['check'])
  expect([code, fault]).toEqual([1, expect.stringContaining('There is no folder or file')])
})

it('checks a source that the command line names', async () => {
  await write({ ...BUILD, 'build/empty.html': '<html><body><main></main></body></html>' })
  const { code, said } = await callDocent(folder, ['check', '--from', 'build'])
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/The page empty\.html has no text[^]*build: 3 pages.*1 without text/),
  ])
  const site = await openSite(SITE)
  const env = { XDG_CACHE_HOME: join(folder, 'cache') }
  const read = await callDocent(folder, ['check', '--from', `${site.url}/docs/`], { env })
  expect(read.said).toMatch(/: 3 pages, 4 sections/)
  site.close()
})

// Only the first build said so, and docent build not at all: the pages stayed without styles.
it('says at each build that pages were built for another place', async () => {
  await write({
    'build/index.html':
      '<html><head><link rel="stylesheet" href="/style.css"></head><body><main><h1>Lamps</h1><p>The lamp is red.</p></main></body></html>',
    'build/style.css': '',
    'content/index.md': '---\ntitle: Home\n---\n\nThe shop.\n',
    'docent.config.ts': "export default { brand: 'Lamps', sources: [{ from: 'build' }] }\n",
  })
  const options = { env: { BUILD_DIR: join(folder, 'out') } }
  for (const state of [/Built /, /up to date/]) {
    const { said } = await callDocent(folder, ['build'], options)
    expect(said).toMatch(state)
    expect(said).toMatch(
      /load \/style\.css from the root of the site, but Docent shows them at \/docs\//,
    )
  }
})

describe('docent serve --from DIR', () => {
  it('serves the pages with the chat and answers with their address', async () => {
    await write(BUILD)
    const address = await serve('--from', 'build')
    const home = await fetch(`${address}/`)
    expect(await home.text()).toContain('<script src="/widget.js" async></script></body>')
    expect(home.headers.get('content-security-policy')).toBeNull()
    expect(await (await fetch(`${address}/guide/dim`)).text()).toContain('five levels')
    expect(await askServer(address, 'How do I dim the lamp?')).toContain(
      '"url":"/guide/dim.html#steps"',
    )
    // The default quick replies ask about products, which documentation does not have.
    const settings = (await (await fetch(`${address}/api/assistant`)).json()) as object
    expect(settings).toMatchObject({ quickReplies: [] })
  })

  it('also answers from configured sources, below /docs', async () => {
    await write({
      ...BUILD,
      'content/index.md': '---\ntitle: Home\n---\n\nThe shop of lamps.\n',
      'docent.config.ts': "export default { brand: 'Lamps', sources: [{ from: 'build' }] }\n",
    })
    const address = await serve()
    expect(await askServer(address, 'How do I dim the lamp?')).toContain(
      '"url":"/docs/guide/dim.html#steps"',
    )
    const home = await fetch(`${address}/`)
    expect(await home.text()).toContain('The shop of lamps.')
    expect(home.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await fetch(`${address}/docs`)).status).toBe(200)
    expect((await fetch(`${address}/docs/../docent.config.ts`)).status).toBe(404)
    expect((await fetch(`${address}/docs/%2e%2e/docent.config.ts`)).status).toBe(404)
  })

  // Only --from did without a content folder.
  it.each([['no'], ['an empty']])(
    'needs %s content folder for configured sources',
    async (which) => {
      await write({
        ...BUILD,
        ...(which === 'an empty' && { 'content/.keep': '' }),
        'docent.config.ts': "export default { brand: 'Lamps', sources: [{ from: 'build' }] }\n",
      })
      const asked = await callDocent(folder, ['ask', 'How do I dim the lamp?'])
      expect(asked.said).toContain('hold the switch for two seconds')
      const checked = await callDocent(folder, ['check'])
      expect([checked.code, checked.said]).toEqual([
        0,
        expect.stringMatching(/The page \/ has only a few words[^]*, 1 warning\./),
      ])
      const built = await callDocent(folder, ['build'], { env: { BUILD_DIR: join(folder, 'out') } })
      expect([built.code, built.said]).toEqual([0, expect.stringContaining('Built ')])
      const address = await serve()
      expect(await (await fetch(`${address}/guide/dim`)).text()).toContain('five levels')
      expect(await askServer(address, 'How do I dim the lamp?')).toContain(
        '"url":"/guide/dim.html#steps"',
      )
    },
  )

  // A visitor and a model saw /docs-2/ and could not tell which product it was.
  it('shows a source with a name below that name, and says why one has another folder', async () => {
    await write({
      ...BUILD,
      'other/index.html': page('Chairs', '<p>Chairs of oak.</p>'),
      'other/oil.html': page('Oil the chair', '<p>Oil the chair each spring.</p>'),
      'content/index.md': '---\ntitle: Home\n---\n\nThe shop of lamps.\n',
      'content/our-chairs.md': '---\ntitle: Our chairs\n---\n\nThey are made of oak.\n',
      'docent.config.ts':
        "export default { brand: 'Lamps', sources: [{ from: 'build', name: 'Desk Lämps' }, { from: 'other', name: 'Our chairs' }] }\n",
    })
    const address = await serve()
    expect(await askServer(address, 'How do I dim the lamp?')).toContain(
      '"url":"/desk-l%C3%A4mps/guide/dim.html#steps"',
    )
    const shown = await fetch(`${address}/desk-lämps/guide/dim`)
    expect(await shown.text()).toContain('five levels')
    expect(await (await fetch(`${address}/our-chairs-2/oil`)).text()).toContain('each spring')
    expect(await (await fetch(`${address}/our-chairs`)).text()).toContain('made of oak')
    expect((await fetch(`${address}/docs/`)).status).toBe(404)
    const { said } = await callDocent(folder, ['check'])
    expect(said).toMatch(
      /warning: The pages of Our chairs are below \/our-chairs-2\/, because \/our-chairs is an address/,
    )
  })
})
