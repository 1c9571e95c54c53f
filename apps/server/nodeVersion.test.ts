import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// A simulated old Node: it reports an old version once, but is the current one.
const OLD = `
if (process.env.OLD_NODE_RAN === undefined) {
  process.env.OLD_NODE_RAN = '1'
  Object.defineProperty(process.versions, 'node', { value: '20.11.0' })
}`

const ENTRY = new URL('docent.mjs', import.meta.url).pathname

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-node-'))
  writeFileSync(join(folder, 'old.mjs'), OLD)
  writeFileSync(join(folder, 'lamp.md'), '---\ntitle: Lamp\n---\n\nThe lamp is red.\n')
})
afterEach(() => rmSync(folder, { recursive: true }))

interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly out: string
  readonly err: string
}

/** Runs a script on the old Node. */
function start(args: readonly string[]) {
  const child = spawn(process.execPath, ['--import', join(folder, 'old.mjs'), ...args], {
    cwd: folder,
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()))
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, ...said }))
  })
  return { child, ended, said }
}

describe('docent on a Node that is too old', () => {
  // It used to ask for "npm ci" again, although the right Node was installed.
  it('runs on the Node that npm ci installed, with its exit code and output', async () => {
    const right = await start([ENTRY, 'check', '--content', '.', '--json']).ended
    expect([right.code, right.err]).toEqual([0, ''])
    expect(JSON.parse(right.out)).toMatchObject({ pages: 1 })

    writeFileSync(join(folder, 'vase.md'), '---\ntitle: Vase\ndate: soon\n---\n')
    const wrong = await start([ENTRY, 'check', '--content', '.']).ended
    expect([wrong.code, wrong.out]).toEqual([1, expect.stringContaining('1 error to fix')])
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('passes %s on and ends like the server', async (name) => {
    const args = ['serve', '--no-site', '--no-limits', '--content', '.', '--data', 'data']
    const { child, ended, said } = start([ENTRY, ...args, '--port', '0'])
    await vi.waitFor(() => expect(said.out).toContain(' at http://localhost:'))
    child.kill(name)
    expect(await ended).toMatchObject({ code: 0, signal: null })
  })

  it('ends by the signal that ended the command', async () => {
    writeScript("process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 99)", true)
    expect(await start([join(folder, 'run.mjs')]).ended).toMatchObject({ signal: 'SIGTERM' })
  })

  it('leaves no server behind when it is killed', async () => {
    const args = ['serve', '--no-site', '--no-limits', '--content', '.', '--data', 'data']
    const { child, said } = start([ENTRY, ...args, '--port', '0'])
    const address = await vi.waitFor(() => {
      const found = /http:\S+/.exec(said.out)?.[0]
      if (found === undefined) throw new Error('It has not started.')
      return found
    })
    child.kill('SIGKILL')
    await vi.waitFor(() => expect(fetch(address)).rejects.toThrow('fetch failed'))
  })

  it('says in one sentence what to do if no other Node is installed', async () => {
    writeScript('console.log("It runs.")', false)
    const { code, out, err } = await start([join(folder, 'run.mjs')]).ended
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(
      /^Docent needs Node 24 or newer, and this is 20\.11\.0: run "npm ci" [^\n]+\n$/,
    )
  })
})

/** A command in a separate install, with or without a Node. */
function writeScript(script: string, hasNode: boolean): void {
  copyFileSync(
    new URL('nodeVersion.mjs', import.meta.url).pathname,
    join(folder, 'nodeVersion.mjs'),
  )
  writeFileSync(
    join(folder, 'require.mjs'),
    "import { requireNode } from './nodeVersion.mjs'\nawait requireNode()\n",
  )
  writeFileSync(join(folder, 'run.mjs'), `import './require.mjs'\n${script}\n`)
  if (!hasNode) return
  mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true })
  // Under another name, the Node binary may not find its shared libraries, so this is a script.
  const node = join(folder, 'node_modules/node/bin/node')
  writeFileSync(node, `#!/bin/sh\nexec "${process.execPath}" "$@"\n`, { mode: 0o755 })
}
