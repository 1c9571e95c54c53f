import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { create } from '../create.ts'
import { askServer } from '../testing/askServer.ts'
import { callDocent } from '../testing/callDocent.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-init-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

interface Started {
  readonly address: string
  stop(): Promise<unknown>
}

/** Runs the command that starts a new site, like its owner. */
function start(site: string): Promise<Started> {
  const child: ChildProcess = spawn('npm', ['start', '--', '--port', '0', '--no-limits'], {
    cwd: site,
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const stop = (): Promise<unknown> => {
    child.kill()
    return ended
  }
  return new Promise((resolve, reject) => {
    let said = ''
    const read = (chunk: Buffer): void => {
      said += chunk.toString()
      const address = / at (http:\S+)/.exec(said)?.[1]
      if (address !== undefined) resolve({ address, stop })
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    void ended.then(() => reject(new Error(`It did not start: ${said}`)))
  })
}

const ask = ({ address }: Started, question: string) => askServer(address, question)

const readPage = async ({ address }: Started, path: string): Promise<string> =>
  (await fetch(address + path)).text()

it('creates a site that one command starts and that answers from its own pages', async () => {
  const made = await callDocent(folder, ['init', 'my-lamps'])
  expect([made.code, made.said]).toEqual([0, expect.stringContaining('cd my-lamps\n  npm start\n')])

  const site = join(folder, 'my-lamps')
  let started = await start(site)
  expect(await readPage(started, '/')).toContain('My lamps makes one lamp')
  expect(await ask(started, 'How do I dim the lamp?')).toContain('hold the switch')
  await started.stop()

  const lamp = join(site, 'content/products/desk-lamp.md')
  writeFileSync(lamp, readFileSync(lamp, 'utf8').replaceAll('400 lumens', '700 lumens'))
  started = await start(site)
  expect(await readPage(started, '/products/desk-lamp')).toContain('700 lumens')
  expect(await ask(started, 'How much light does it give?')).toContain('700 lumens')
  await started.stop()
}, 180_000)

// `git add` used to stage the tutorial's backup, with visitors' questions and the secret.
it('keeps visitors’ questions and every copy of them out of git', async () => {
  const site = join(folder, 'site')
  expect((await callDocent(folder, ['init', site])).code).toBe(0)
  const copies = ['data', 'data.old', 'backup'].map((name) => join(site, name))
  for (const copy of copies) {
    mkdirSync(copy)
    writeFileSync(join(copy, 'docent.db'), '')
    writeFileSync(join(copy, 'secret'), '')
  }
  execFileSync('git', ['init', '-q'], { cwd: site })
  execFileSync('git', ['add', '-A'], { cwd: site })
  const staged = execFileSync('git', ['ls-files'], { cwd: site, encoding: 'utf8' })
  expect(staged).toContain('content/index.md')
  expect(staged).not.toMatch(/docent\.db|secret/)
})

it('creates a site without problems, whatever its brand', async () => {
  const site = join(folder, 'site')
  const brand = `L'Étoile: "A" & Söhne \\ {x}`
  expect((await callDocent(folder, ['init', site, '--brand', brand])).code).toBe(0)
  const { code, said } = await callDocent(site, ['check', '--strict'])
  expect([code, said]).toEqual([0, '5 pages, no problems.\n'])
  expect(readFileSync(join(site, 'content/about-us.md'), 'utf8')).toContain(`\n${brand} is a small`)
})

it('answers from the given documentation', async () => {
  mkdirSync(join(folder, 'docs'))
  writeFileSync(
    join(folder, 'docs/index.html'),
    '<main><h1>Shades</h1><p>Wash the shade by hand in cold water.</p></main>',
  )
  await callDocent(folder, ['init', 'site', '--from', 'docs', '--from', 'https://a.example/x'])
  const config = readFileSync(join(folder, 'site/docent.config.ts'), 'utf8')
  expect(config).toContain("sources: [{ from: '../docs' }, { from: 'https://a.example/x' }],")
  writeFileSync(
    join(folder, 'site/docent.config.ts'),
    config.replace(", { from: 'https://a.example/x' }", ''),
  )
  const { said } = await callDocent(join(folder, 'site'), ['ask', 'How do I wash the shade?'])
  expect(said).toContain('[1] /docs/')
})

it('finds Docent from a folder that is a symbolic link', async () => {
  mkdirSync(join(folder, 'deep/er'), { recursive: true })
  symlinkSync(join(folder, 'deep/er'), join(folder, 'link'))
  await callDocent(folder, ['init', 'link'])
  const { scripts } = JSON.parse(readFileSync(join(folder, 'link/package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const path = /"([^"]+docent\.mjs)"/.exec(scripts['start'] ?? '')?.[1] ?? ''
  expect(readFileSync(join(folder, 'deep/er', path), 'utf8')).toContain('#!/usr/bin/env node')
})

it.each([
  ['full', /full is not empty\. Choose an empty or new folder[^\n]+\n$/],
  ['full/file.txt', /file\.txt is a file\. Choose an empty or new folder\.\n$/],
  ['full/file.txt/below', /below is a file|cannot create a site in [^\n]+ \(ENOTDIR\)/],
])('does not change %s and says why', async (name, sentence) => {
  mkdirSync(join(folder, 'full'))
  writeFileSync(join(folder, 'full/file.txt'), 'Mine.')
  const { code, said } = await callDocent(folder, ['init', name])
  expect([code, said]).toEqual([1, expect.stringMatching(sentence)])
  expect(readFileSync(join(folder, 'full/file.txt'), 'utf8')).toBe('Mine.')
})

it('gives the new site a script for each command that an owner needs', async () => {
  await callDocent(folder, ['init', 'scripts'])
  const { scripts } = JSON.parse(readFileSync(join(folder, 'scripts/package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const needed = [
    'start',
    'dev',
    'brand',
    'build',
    'check',
    'ask',
    'eval',
    'export',
    'report',
    'backup',
  ]
  expect(Object.keys(scripts)).toEqual([...needed, 'doctor', 'docent'])
})

it('names the new folder in a form that a shell takes as one word', async () => {
  const { said } = await callDocent(folder, ['init', 'my lamps'])
  expect(said).toContain("cd 'my lamps'\n")
  const other = await callDocent(folder, ['init', '--', '--lamps'])
  expect(other.said).toContain('cd ./--lamps\n')
})

// Both printed a stack of Node's parser.
it.each([
  [['--help'], 0, 'npm create docent DIR -- [OPTIONS]: create a new site'],
  [['--foo'], 1, `Unknown option '--foo'. "npm create docent -- --help" lists the options.`],
  [['a', 'b'], 1, 'npm create docent takes one argument, but got "b" after "a".'],
] as const)('answers create-docent %j in words', async (args, code, words) => {
  const run = await callDocent(folder, args, { program: create })
  expect(run).toEqual({ code, said: expect.stringContaining(words) })
  expect(run.said).not.toContain('    at ')
})

it('asks for a folder if none is named', async () => {
  const { code, said } = await callDocent(folder, ['init'])
  expect([code, said]).toEqual([1, 'Pass one folder for the new site, such as ../my-site.\n'])
})
