import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callDocent } from '../testing/callDocent.ts'
import { ENTRY } from '../testing/runDocent.ts'

let folder: string
let end: (() => Promise<unknown>) | undefined
let said = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-dev-'))
  mkdirSync(join(folder, 'content'))
})
afterEach(async () => {
  await end?.()
  end = undefined
  rmSync(folder, { recursive: true, force: true })
})

function write(text: string): void {
  writeFileSync(join(folder, 'content/index.md'), `---\ntitle: Home\n---\n${text}\n`)
}

async function start(command = 'dev'): Promise<string> {
  const args = [ENTRY, command, '--no-limits', '--port', '0']
  const child = spawn(process.execPath, args, { cwd: folder })
  const ended = new Promise((resolve) => child.once('close', resolve))
  end = () => (child.kill(), ended)
  said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  }
  return vi.waitFor(() => {
    const address = / at (http:[^\s,]+)/.exec(said)?.[1]
    if (address === undefined) throw new Error(`It did not start: ${said}`)
    return address
  }, 50_000)
}

// It used to be an empty page that only a script filled.
it('fills the search page for visitors without JavaScript and follows the content', async () => {
  write('The lamp is red.')
  const address = await start()
  const find = async (query: string): Promise<string> =>
    (await fetch(`${address}/search?q=${query}`)).text()

  expect(await find('lamp')).toContain('The <mark>lamp</mark> is red.')
  expect(await find('chair')).toContain('No results for “chair”.')
  expect(await (await fetch(`${address}/search`)).text()).toContain('<div id="Results"')

  write('The chair is green.')
  await vi.waitFor(async () => {
    expect(await find('chair')).toContain('The <mark>chair</mark> is green.')
  })
}, 120_000)

it('shows the brand on one page, and follows the configuration', async () => {
  const configure = (accent: string): void =>
    writeFileSync(
      join(folder, 'docent.config.ts'),
      `export default { brand: 'Lumen', theme: { accent: '${accent}' } }\n`,
    )
  write('The lamp is red.')
  configure('#ffee88')
  const address = await start('brand')
  expect(address).toMatch(/\/@docent\/brand$/)
  const read = async (): Promise<string> => (await fetch(address)).text()
  expect(await read()).toMatch(/2 of \d+ pairs of colours have too little contrast/)
  configure('light-dark(#0a6647, #66d19e)')
  await vi.waitFor(async () => expect(await read()).toMatch(/All \d+ pairs of colours have enough/))
}, 120_000)

// Each failed start left its draft of the index in the temporary folder, and the database open.
it('leaves nothing behind if it cannot start', async () => {
  write('The lamp is red.')
  const temporary = join(folder, 'temporary')
  mkdirSync(temporary)
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const fail = (...args: string[]) =>
    callDocent(folder, ['dev', '--port', String(port), ...args], { env: { TMPDIR: temporary } })
  try {
    expect(await fail()).toEqual({
      code: 1,
      said: expect.stringContaining(`Port ${port} is taken`),
    })
    expect(readdirSync(temporary)).toEqual([])
    expect(readdirSync(join(folder, 'data')).toSorted()).toEqual([
      'docent.db',
      'docent.lock',
      'secret',
    ])
    const { said } = await fail('--content', 'none')
    expect(said).toContain('Cannot read the content folder')
    expect(readdirSync(temporary)).toEqual([])
  } finally {
    other.close()
  }
})

// The last line was still the error.
it('says when a page and the configuration are right again', async () => {
  const configure = (text: string): void => writeFileSync(join(folder, 'docent.config.ts'), text)
  const waitFor = (line: string) => vi.waitFor(() => expect(said).toContain(line), 20_000)
  write('The lamp is red.')
  configure("export default { brand: 'Lumen' }\n")
  await start()

  write('[Nowhere](/nowhere)')
  await waitFor('1 error to fix')
  write('The lamp is green.')
  await waitFor('That is fixed: the site shows your changes again.\n')

  said = ''
  configure('export default { brand: 3 }\n')
  await waitFor('brand: expected text')
  configure("export default { brand: 'Lumen Ltd' }\n")
  await waitFor('That is fixed: the site shows your changes again.\n')
}, 120_000)

// The terminal said nothing, and the browser showed a stack instead of the page.
it('names a missing logo in the terminal, and still shows the page as it was', async () => {
  const logo = join(folder, 'content/logo.svg')
  const draw = () => writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg"/>')
  write('The lamp is red.')
  draw()
  writeFileSync(
    join(folder, 'docent.config.ts'),
    "export default { brand: 'Lumen', logo: '/logo.svg' }\n",
  )
  const address = await start()
  const read = async (): Promise<string> => (await fetch(`${address}/`)).text()
  expect(await read()).toContain('The lamp is red.')
  rmSync(logo)
  await vi.waitFor(() => expect(said).toContain('logo: "/logo.svg" is not in the content folder'))
  expect(await read()).toContain('The lamp is red.')
  draw()
  await vi.waitFor(() =>
    expect(said).toContain('That is fixed: the site shows your changes again.'),
  )
}, 120_000)
