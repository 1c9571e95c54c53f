import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askServer } from '../testing/askServer.ts'
import { callDocent } from '../testing/callDocent.ts'
import { endProcess, ENTRY, readAddress } from '../testing/runDocent.ts'
import { writeFiles } from '../testing/writeFiles.ts'

let folder: string
let server: ChildProcess | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-manuals-'))
})
afterEach(async () => {
  await endProcess(server)
  server = undefined
  await rm(folder, { recursive: true, force: true })
})

const write = (files: Readonly<Record<string, string>>) => writeFiles(folder, files)

function serve(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [ENTRY, 'serve', '--port', '0', '--no-limits', ...args], {
    cwd: folder,
    env: { ...process.env, BUILD_DIR: join(folder, 'site-build') },
  })
  server = child
  return readAddress(child)
}

describe('a source of Markdown', () => {
  const EVIL = '</title></script><script>alert(1)</script>'
  const DOCS = {
    'docs/index.md': '# Lamps\n\nLamps for every table. See [dimming](guide/dim.md).\n',
    'docs/guide/dim.md':
      '# Dim the lamp\n\nThere are five levels.\n\n![The switch](../img/switch.png)\n\n## How to dim it\n\nTo dim the lamp, hold the switch for two seconds.\n',
    'docs/guide/evil.md': `---\ntitle: ${JSON.stringify(EVIL)}\ndescription: ${JSON.stringify(EVIL)}\n---\n\nThe evil lamp.\n\n<img src=x onerror=alert(1)>\n`,
    'docs/img/switch.png': 'picture',
    'docs/img/unused.png': 'picture',
    'docs/notes.txt': 'private notes',
  }
  const CONTENT = { 'content/index.md': '---\ntitle: Home\n---\n\nThe shop of lamps.\n' }

  const read = async (address: string): Promise<[status: number, text: string]> => {
    const response = await fetch(address)
    return [response.status, await response.text()]
  }

  // The home page was empty, and each citation led to a page that does not exist.
  it('is shown with the site around its pages, at the addresses of citations', async () => {
    await write(DOCS)
    const address = await serve('--from', 'docs')
    expect(await askServer(address, 'How do I dim the lamp?')).toContain(
      '"url":"/guide/dim#how-to-dim-it"',
    )
    const [, home] = await read(address)
    expect(home).toMatch(/<h1[^>]*>Lamps<\/h1>.*href="\/guide\/dim">dimming<\/a>/s)
    const page = await fetch(`${address}/guide/dim`)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const text = await page.text()
    expect(text).toMatch(/<h2 id="?how-to-dim-it/)
    expect(text).toContain('src="/img/switch.png"')
    expect(await read(`${address}/img/switch.png`)).toEqual([200, 'picture'])
    // The server served the files of the folder as they are.
    for (const path of ['/img/unused.png', '/notes.txt', '/guide/evil.mdx'])
      expect((await read(address + path))[0]).toBe(404)
    const [, evil] = await read(`${address}/guide/evil`)
    expect(evil).not.toMatch(/<script>|<img src=x/)
    expect((await read(`${address}/llms.txt`))[1]).toContain('[Dim the lamp](/guide/dim.md)')
    expect((await read(`${address}/search?q=levels`))[1]).toContain('href="/guide/dim"')
  })

  it('is next to the own pages of an owner, who sees changes with the next build', async () => {
    const config = "export default { brand: 'Lamps', sources: [{ from: 'docs', name: 'Help' }] }\n"
    await write({ ...DOCS, ...CONTENT, 'docent.config.ts': config })
    const site = join(folder, 'out')
    const build = async (): Promise<string> => {
      const { said } = await callDocent(folder, ['build', '--to', 'shared'], {
        env: { BUILD_DIR: site },
      })
      return /Built (\S+) in/.exec(said)?.[1] ?? said
    }
    const first = await build()
    expect(await readFile(join(first, 'help/guide/dim/index.html'), 'utf8')).toContain(
      'five levels',
    )
    expect(await readFile(join(first, 'help/index.html'), 'utf8')).toContain('>dimming</a>')
    expect(await readFile(join(first, 'index.html'), 'utf8')).toContain('The shop of lamps.')
    expect(await build()).toContain('up to date')
    await write({ 'docs/guide/dim.md': '# Dim the lamp\n\nThere are nine levels.\n' })
    const second = await build()
    expect(await readFile(join(second, 'help/guide/dim/index.html'), 'utf8')).toContain(
      'nine levels',
    )
  })

  // Both were errors, so an owner could not link to the documentation of the site.
  it('can be linked to from own pages and the navigation', async () => {
    await write({
      ...DOCS,
      'content/index.md':
        '---\ntitle: Home\n---\n\nRead [how to dim](/docs/guide/dim#how-to-dim-it), not [this](/dogs).\n',
      'docent.config.ts':
        "export default { brand: 'Lamps', navigation: [{ label: 'Docs', to: '/docs' }, { label: 'Dogs', to: '/dogs' }], sources: [{ from: 'docs' }] }\n",
    })
    const { said } = await callDocent(folder, ['check'])
    expect(said).toContain('The link "/dogs" leads nowhere')
    expect(said).toContain('"/dogs" does not exist')
    expect(said).not.toMatch(/"\/docs.*(?:leads nowhere|does not exist)/)
  })

  it.each([
    ['--mount none', [], ['--mount', 'none']],
    ['an address', ["url: 'https://docs.lamps.example/'"], []],
    ['internal pages', ["url: 'https://wiki.lamps.example/', audience: 'internal'"], []],
    ['internal paths', ["url: 'https://docs.lamps.example/', internal: ['/guide/**']"], []],
  ])('is not shown with %s', async (_, keys, args) => {
    const source = ["from: 'docs'", ...keys].join(', ')
    const config = `export default { brand: 'Lamps', sources: [{ ${source} }] }\n`
    await write({ ...DOCS, ...CONTENT, 'docent.config.ts': config })
    const env = { BUILD_DIR: join(folder, 'out') }
    const { said } = await callDocent(folder, ['build', ...args], { env })
    const site = /Built (\S+) in/.exec(said)?.[1] ?? said
    const files = await readdir(site, { recursive: true })
    expect(files.filter((file) => /guide|docs|switch/.test(file))).toEqual([])
  })
})
