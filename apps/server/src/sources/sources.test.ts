import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endProcess, ENTRY, readAddress, runDocent } from '../testing/runDocent.ts'

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

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
}

function serve(...args: string[]): Promise<string> {
  server = spawn(process.execPath, [ENTRY, 'serve', '--port', '0', '--no-limits', ...args], {
    cwd: folder,
    env: { ...process.env, BUILD_DIR: join(folder, 'site-build') },
  })
  return readAddress(server)
}

async function ask(address: string, content: string): Promise<string> {
  const response = await fetch(`${address}/api/gen-ai`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content }] }),
  })
  return response.text()
}

describe('docent ask DIR', () => {
  it('answers from built pages, and cites them at their own address and anchor', async () => {
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
    const { code, said } = await runDocent(folder, ['ask', 'build', 'How do I dim the lamp?'])
    expect([code, said]).toEqual([0, expect.stringContaining('hold the switch for two seconds')])
    expect(said).toContain('[1] https://lamps.example/docs/guide/dim#steps')
  })

  it('cites files where the pages have no address, and reads Markdown too', async () => {
    await write({
      'notes/setup.mdx': '# Set up\n\n## Plug\n\nPut the plug into the socket first.\n',
    })
    const { said } = await runDocent(folder, ['ask', 'notes', 'Where do I put the plug?'])
    expect(said).toContain('Put the plug into the socket first.')
    expect(said).toMatch(/\[1\] file:\/\/\S+\/notes\/setup#plug/)
  })

  it('says why a place is no source', async () => {
    await write({ 'empty/readme.txt': 'x' })
    const { code, said } = await runDocent(folder, ['ask', 'empty', 'What is this?'])
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/empty holds no pages: name a folder of built HTML/),
    ])
  })
})

describe('docent serve --from DIR', () => {
  it('shows the pages with the chat on them, and answers with their address', async () => {
    await write(BUILD)
    const address = await serve('--from', 'build')
    const home = await fetch(`${address}/`)
    expect(await home.text()).toContain('<script src="/widget.js" async></script></body>')
    expect(home.headers.get('content-security-policy')).toBeNull()
    expect(await (await fetch(`${address}/guide/dim`)).text()).toContain('five levels')
    expect(await ask(address, 'How do I dim the lamp?')).toContain('"url":"/guide/dim.html#steps"')
  })

  it('answers from sources of the configuration besides the own pages, below /docs', async () => {
    await write({
      ...BUILD,
      'content/index.md': '---\ntitle: Home\n---\n\nThe shop of lamps.\n',
      'docent.config.ts': "export default { brand: 'Lamps', sources: [{ from: 'build' }] }\n",
    })
    const address = await serve()
    expect(await ask(address, 'How do I dim the lamp?')).toContain(
      '"url":"/docs/guide/dim.html#steps"',
    )
    const home = await fetch(`${address}/`)
    expect(await home.text()).toContain('The shop of lamps.')
    expect(home.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await fetch(`${address}/docs`)).status).toBe(200)
    expect((await fetch(`${address}/docs/../docent.config.ts`)).status).toBe(404)
    expect((await fetch(`${address}/docs/%2e%2e/docent.config.ts`)).status).toBe(404)
  })
})
