// Failures around the data folder of a server, with real processes.

import { exec } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openConversations } from '@docent/chat-server/node'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ENTRY, spawnDocent } from '../testing/runDocent.ts'
import { startDocent } from '../testing/startDocent.ts'
import type { Started } from '../testing/startDocent.ts'

let folder: string
let servers: Started[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-'))
  writeFileSync(join(folder, 'lamp.md'), '---\ntitle: Lamp\n---\n\nThe lamp is red.\n')
  servers = []
})
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')))
  rmSync(folder, { recursive: true, force: true })
})

async function start(options?: { readonly maxBlocks: number }): Promise<Started> {
  const server = await startDocent(folder, options)
  servers.push(server)
  return server
}

const isAcknowledged = (wire: string): boolean => /^d:/m.test(wire)
const runExport = () => spawnDocent(folder, ['export', '--data', 'data'])
const readExport = async (): Promise<ExportedConversation[]> =>
  (await runExport()).said
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ExportedConversation)

interface ExportedConversation {
  readonly turns: readonly {
    readonly question: string
    readonly answers: readonly { readonly status: string }[]
  }[]
}

/** A database of a few MB, like that of an older site. */
async function fillData(conversations: number): Promise<void> {
  mkdirSync(join(folder, 'data'))
  const store = openConversations(join(folder, 'data/docent.db'))
  const text = 'y'.repeat(4_000)
  const writes = Array.from({ length: conversations }, (_, place) => {
    const id = `chat-${place}`
    const asked = { conversationId: id, label: '', key: 'k', text, askedAt: Date.now(), turns: 0 }
    return store.begin({ ...asked, answerId: id })
  })
  await Promise.all(writes)
  await store.close()
}

// `docent export` next to a server used to end with a stack trace, and 9 of 45 questions failed
// meanwhile.
it('exports everything repeatedly while a server answers all questions', async () => {
  await fillData(1_000)
  const server = await start()
  let isExporting = true
  const exports = async () => {
    const runs = [await runExport(), await runExport(), await runExport()]
    isExporting = false
    return runs
  }
  const answers: string[] = []
  const questions = async () => {
    while (isExporting) answers.push(await server.ask(`Is lamp ${answers.length} red?`))
  }
  const [runs] = await Promise.all([exports(), questions()])
  expect(answers.filter((wire) => !isAcknowledged(wire))).toEqual([])
  for (const { code, said } of runs) {
    expect(code).toBe(0)
    expect(said.split('\n').length).toBeGreaterThan(1_000)
  }
}, 120_000)

// Two servers used to lock each other out: 163 of 500 questions failed.
it('refuses a second server on its data, and accepts one after the first was killed', async () => {
  const first = await start()
  const args = ['serve', '--no-site', '--content', '.', '--data', 'data', '--port=0']
  const { code, said } = await spawnDocent(folder, args)
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(
      /^Another Docent server is using the data folder [^\n]+ DATA_DIR to another folder\.\n$/,
    ),
  ])
  expect(isAcknowledged(await first.ask('Is the lamp red?'))).toBe(true)

  await first.end('SIGKILL')
  const next = await start()
  expect(isAcknowledged(await next.ask('Is the lamp red?'))).toBe(true)
  expect(await readExport()).toHaveLength(2)
}, 60_000)

it('loses no acknowledged write when it is killed', async () => {
  const acknowledged: string[] = []
  for (let cycle = 0; cycle < 2; cycle++) {
    const server = await start()
    const visitors = Array.from({ length: 10 }, async (_, visitor) => {
      for (let turn = 0; ; turn++) {
        const question = `Is lamp ${cycle}-${visitor}-${turn} red?`
        if (isAcknowledged(await server.ask(question))) acknowledged.push(question)
        // The third one kills the server while the others write.
        if (visitor === 2 && turn === 3 + cycle) void server.end('SIGKILL')
      }
    })
    await Promise.allSettled(visitors)
    await server.end('SIGKILL')
  }
  await start()
  const stored = (await readExport()).flatMap(({ turns }) => turns)
  const complete = new Set(
    stored.filter(({ answers }) => answers[0]?.status === 'complete').map((turn) => turn.question),
  )
  expect(acknowledged.length).toBeGreaterThan(10)
  expect(acknowledged.filter((question) => !complete.has(question))).toEqual([])
  expect(new Set(stored.map(({ question }) => question)).size).toBe(stored.length)
}, 120_000)

// The final checkpoint used to fail and end the process with an uncaught exception.
it('shuts down cleanly on a full disk and keeps acknowledged writes', async () => {
  await fillData(200)
  const size = statSync(join(folder, 'data/docent.db')).size
  const server = await start({ maxBlocks: size / 512 + 1 })
  const answers: string[] = []
  // Its log grows until the disk is full.
  for (let question = 0; question < 200 && answers.every(isAcknowledged); question++) {
    answers.push(await server.ask(`Is lamp ${question} red? ${'y'.repeat(1_500)}`))
  }
  expect(answers.at(-1)).toMatch(/^The assistant cannot answer right now|^3:/m)
  expect(await server.end('SIGTERM')).toBe(0)
  expect(server.said).not.toContain('ERR_SQLITE_ERROR')

  const stored = await readExport()
  expect(stored.length).toBeGreaterThanOrEqual(200 + answers.filter(isAcknowledged).length)
}, 120_000)

const FAILED = 'The assistant cannot answer right now. Please try again.'

// It used to stay ready, so that a load balancer kept sending questions that nobody could store.
it.runIf(process.platform === 'linux')(
  'is not ready on a full disk, says why in its log, and is ready again when there is space',
  async () => {
    await fillData(200)
    const server = await start({
      maxBlocks: statSync(join(folder, 'data/docent.db')).size / 512 + 1,
    })
    const isReady = async () => {
      const response = await fetch(`${server.address}/readyz`)
      return [response.status, await response.text()]
    }
    expect(await isReady()).toEqual([200, 'ready'])

    let last = 'd:'
    for (let question = 0; question < 200 && isAcknowledged(last); question++) {
      last = await server.ask(`Is lamp ${question} red? ${'y'.repeat(1_500)}`)
    }
    await vi.waitFor(async () => expect(await isReady()).toEqual([503, 'not ready']))
    const toldOnce = () =>
      server.said.match(/not ready: conversations cannot be stored .*the disk/g)
    await vi.waitFor(() => expect(toldOnce()).toHaveLength(1))

    const body = JSON.stringify({ messages: [{ role: 'user', content: 'y'.repeat(1_500) }] })
    const post = () =>
      fetch(`${server.address}/api/gen-ai`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
    // A few questions may still fit, without their answers.
    await vi.waitFor(async () => {
      const { status, headers } = await post()
      expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    })
    expect(await (await post()).text()).toBe(FAILED)

    server.freeDisk()
    await vi.waitFor(async () => expect(await isReady()).toEqual([200, 'ready']))
    expect(server.said).toContain('ready again: conversations can be stored')
    expect(isAcknowledged(await server.ask('Is the lamp red?'))).toBe(true)
  },
  120_000,
)

it('says in one sentence that its index does not fit on the disk', async () => {
  const command = `"${process.execPath}" "${ENTRY}" serve --no-site --content . --data data --port=0`
  expect(await runShell(`ulimit -f 20; ${command}`)).toMatch(
    /^Docent cannot write its index [^\n]+: the disk [^\n]+\.$/,
  )
})

// 293 of 500 answers used to be acknowledged into deleted files.
it('acknowledges nothing after its data folder was deleted, and logs it', async () => {
  const server = await start()
  expect(isAcknowledged(await server.ask('Is the lamp red?'))).toBe(true)
  rmSync(join(folder, 'data'), { recursive: true })
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, place) => server.ask(`Is lamp ${place} red?`)),
  )
  expect(answers.filter(isAcknowledged)).toEqual([])
  expect(server.said).toContain('was deleted or replaced while it was open. Restart the server.')
  await vi.waitFor(async () => {
    expect(await (await fetch(`${server.address}/readyz`)).text()).toBe('not ready')
  })
  expect(await server.end('SIGTERM')).toBe(0)
}, 60_000)

it('protects its files from other users of the machine, even files that were readable', async () => {
  mkdirSync(join(folder, 'data'))
  const there = { 'docent.db': '', 'knowledge.db': '', secret: 's'.repeat(32), 'notes.txt': '' }
  for (const [name, text] of Object.entries(there)) {
    writeFileSync(join(folder, 'data', name), text)
    chmodSync(join(folder, 'data', name), 0o644)
  }
  const server = await start()
  await server.ask('Is the lamp red?')
  const modes = readdirSync(join(folder, 'data')).map((name) => [
    name,
    (statSync(join(folder, 'data', name)).mode & 0o777).toString(8),
  ])
  expect(Object.fromEntries(modes)).toEqual({
    'docent.db': '600',
    'docent.db-shm': '600',
    'docent.db-wal': '600',
    'docent.lock': '600',
    'knowledge.db': '600',
    secret: '600',
    // This file is not ours.
    'notes.txt': '644',
  })
}, 60_000)

it('says in one sentence why an export has no input or cannot be written', async () => {
  expect(await runExport()).toEqual({
    code: 1,
    said: expect.stringMatching(/^There is no database in the data folder [^\n]+ --data\.\n$/),
  })
  await fillData(200)
  // A reader that stops early is not an error.
  const command = `"${process.execPath}" "${ENTRY}" export --data data`
  expect(await runShell(`(${command}; echo "code $?" >&2) | head -n 1 | wc -l`)).toBe('1\ncode 0')
  expect(await runShell(`ulimit -f 200; ${command} >out`)).toBe(
    'The output is incomplete. It cannot be written (EFBIG).',
  )
  writeFileSync(join(folder, 'data/docent.db'), 'this is no database, and long enough to be sure')
  const { said } = await runExport()
  expect(said).toMatch(
    /^Docent cannot open its database [^\n]+: the file is not an SQLite database: restore a backup [^\n]+\.\n$/,
  )
}, 60_000)

function runShell(command: string): Promise<string> {
  return new Promise((resolve) => {
    exec(command, { cwd: folder }, (_, out, error) => resolve(`${out}${error}`.trim()))
  })
}
