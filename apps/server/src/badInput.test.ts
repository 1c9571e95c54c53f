import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askServer } from './testing/askServer.ts'
import { callDocent } from './testing/callDocent.ts'
import { endProcess, ENTRY } from './testing/runDocent.ts'

// Everything that an author may do to the content while visitors read it. Each time the author gets
// a message, and the site stays unchanged until the fix.

let folder: string
let content: string
let child: ChildProcess | undefined
let said = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-bad-'))
  content = join(folder, 'content')
  mkdirSync(content)
  write('index.md', '---\ntitle: Home\n---\nThe lamp is red. ![A lamp](red.svg)\n')
  write('notes.md', page('Notes'))
  write('red.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
})
afterEach(async () => {
  await endProcess(child)
  child = undefined
  rmSync(folder, { recursive: true, force: true })
})

/** A server that watches the folder must not see the first part of a large file: that is a valid page. */
function write(file: string, text: string | Buffer): void {
  mkdirSync(dirname(join(content, file)), { recursive: true })
  writeFileSync(join(folder, 'written'), text)
  renameSync(join(folder, 'written'), join(content, file))
}

async function start(...args: string[]): Promise<string> {
  said = ''
  child = spawn(process.execPath, [ENTRY, ...args, '--port', '0'], { cwd: folder })
  const read = (chunk: Buffer): void => {
    said += chunk.toString()
  }
  child.stdout?.on('data', read)
  child.stderr?.on('data', read)
  return vi.waitFor(() => {
    const address = / at (http:[^\s,]+)/.exec(said)?.[1]
    if (address === undefined) throw new Error(`It did not start: ${said}`)
    return address
  }, 50_000)
}

const ask = (address: string) => askServer(address, 'Tell me about the lamp')

const page = (title: string): string => `---\ntitle: ${title}\n---\nText.\n`

interface Fault {
  readonly name: string
  readonly file: string
  readonly text: string | Buffer
  readonly message: string
}

const FAULTS: readonly Fault[] = [
  {
    name: 'a file of 5 MB',
    file: 'large.md',
    text: page('Large') + 'A lamp. '.repeat(655_360),
    message: 'large.md  The file is larger than 2 MiB: split it into several pages.',
  },
  {
    name: 'a file in Latin-1',
    file: 'latin.md',
    text: Buffer.from(page('Latin') + 'Größe\n', 'latin1'),
    message: 'latin.md:5  The file is not in UTF-8: save it as UTF-8.',
  },
  {
    name: 'two pages with one route',
    file: 'notes/index.md',
    text: page('Notes again'),
    message: 'notes/index.md  The route /notes already belongs to notes.md. Rename one of the two',
  },
  {
    name: 'a title of 500 characters',
    file: 'title.md',
    text: page('Lamp '.repeat(100).trim()),
    message: 'title.md:2  title: expected a title of at most 200 characters, found "Lamp',
  },
  {
    name: 'a missing image',
    file: 'image.md',
    text: `${page('Image')}![A lamp](green.svg)\n`,
    message:
      'image.md:5  The image "green.svg" is not in the content folder. Put the file there, or correct the path.',
  },
]

it.each(FAULTS)('check names $name', async ({ file, text, message }) => {
  write(file, text)
  const { code, said } = await callDocent(folder, ['check'])
  expect([code, said]).toEqual([1, expect.stringContaining(message)])
  expect(said).toContain(', 1 error to fix')
})

describe('docent dev', () => {
  it('reports a broken page and serves the old content until it is fixed', async () => {
    const address = await start('dev', '--no-limits')
    for (const { file, text, message } of FAULTS) {
      said = ''
      write(file, text)
      await vi.waitFor(() => expect(said).toContain(message))
      expect(await (await fetch(address)).text()).toContain('The lamp is red.')
      expect(await ask(address)).toContain('The lamp is red.')
      rmSync(join(content, file))
    }
    write('index.md', '---\ntitle: Home\n---\nThe lamp is green.\n')
    await vi.waitFor(async () => {
      expect(await (await fetch(address)).text()).toContain('The lamp is green.')
    })
  }, 120_000)

  it('shows hostile Markdown and HTML as text', async () => {
    const hostile =
      '<script>alert(1)</script>\n\n<img src=x onerror=alert(2)>\n\n[x](javascript:alert(3))\n'
    write('index.md', `---\ntitle: <b>Home</b>\n---\n${hostile}`)
    const html = await (await fetch(await start('dev', '--no-limits'))).text()
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toMatch(/<script>alert|<img src=x|href="javascript|<b>Home/)
  }, 120_000)

  it('keeps serving while its folder is missing and follows it when it is back', async () => {
    const address = await start('dev', '--no-limits')
    await (await fetch(address)).text()
    renameSync(content, `${content}-away`)
    await vi.waitFor(() => expect(said).toContain('Cannot read the content folder'))
    expect((await fetch(`${address}/red.svg`)).status).toBe(404)
    expect(await (await fetch(address)).text()).toContain('The lamp is red.')
    expect(await ask(address)).toContain('The lamp is red.')

    cpSync(`${content}-away`, content, { recursive: true })
    write('index.md', '---\ntitle: Home\n---\nThe lamp is green.\n')
    await vi.waitFor(async () => {
      expect(await (await fetch(address)).text()).toContain('The lamp is green.')
    })
  }, 120_000)
})

describe('docent serve --no-site', () => {
  it('answers from readable pages and counts the others', async () => {
    const address = await start('serve', '--no-site', '--no-limits')
    for (const { file, text } of FAULTS) {
      said = ''
      write(file, text)
      await vi.waitFor(() => expect(said).toContain('The content has 1 problem'))
      expect(await ask(address)).toContain('The lamp is red.')
      rmSync(join(content, file))
    }
  })

  it('keeps answering while its folder is missing and follows it when it is back', async () => {
    const address = await start('serve', '--no-site', '--no-limits')
    rmSync(content, { recursive: true })
    await vi.waitFor(() => expect(said).toContain('Cannot read the content folder'))
    expect(await ask(address)).toContain('The lamp is red.')

    mkdirSync(content)
    write('index.md', '---\ntitle: Home\n---\nThe lamp is green.\n')
    await vi.waitFor(async () => expect(await ask(address)).toContain('The lamp is green.'))
  })

  // Both ended the server.
  it('answers while notes cannot be read, and follows the pages afterwards', async () => {
    const address = await start('serve', '--no-site', '--no-limits')
    mkdirSync(join(folder, 'study/folder.jsonl'), { recursive: true })
    const link = join(folder, 'study/index.jsonl')
    symlinkSync(content, link)
    await vi.waitFor(() => expect(said).toContain('Pages and answers stay unchanged: EISDIR'))
    expect(await ask(address)).toContain('The lamp is red.')

    rmSync(link)
    write('index.md', '---\ntitle: Home\n---\nThe lamp is green.\n')
    await vi.waitFor(async () => expect(await ask(address)).toContain('The lamp is green.'))
  })
})
