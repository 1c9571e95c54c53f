// Starts the server as an owner does, without a language model and with one, and asks it once. Both are
// the same program: a site without a model must not pay for models.

import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProvider } from '../packages/models/src/testing/provider/startProvider.node.ts'
import { BenchError, printTable, readMedian } from './measure.ts'
import type { BenchRun, Figures } from './measure.ts'

const ROUNDS = 5
const ENTRY = new URL('../apps/server/docent.mjs', import.meta.url).pathname
const CONTENT = new URL('../content', import.meta.url).pathname
const QUESTION = 'What does the widget do when the connection breaks?'

/** Prints the table; called by `npm run bench`. */
export async function benchModels({ isShort }: BenchRun): Promise<Figures> {
  const provider = await startProvider({ script: () => ({ pieces: ['It says so [1].'] }) })
  const named = {
    DOCENT_MODEL: 'openai-compatible:scripted',
    DOCENT_MODEL_URL: `${provider.url}/v1`,
  }
  try {
    const without: Start[] = []
    const withOne: Start[] = []
    for (let round = 0; round < (isShort ? 1 : ROUNDS); round += 1) {
      without.push(await startAndAsk({ DOCENT_MODEL: '' }))
      withOne.push(await startAndAsk(named))
    }
    printTable(
      ['', 'ready after', 'memory, ready', 'memory, one answer later'],
      [toRow('without a model', without), toRow('with a model', withOne)],
    )
    return { ...nameFigures('without', without), ...nameFigures('with', withOne) }
  } finally {
    await provider.close()
  }
}

interface Start {
  readonly readyMs: number
  /** Resident, in MiB. */
  readonly ready: number
  readonly answered: number
}

async function startAndAsk(env: Record<string, string>): Promise<Start> {
  const data = await mkdtemp(join(tmpdir(), 'docent-bench-'))
  const args = ['serve', '--no-site', '--content', CONTENT, '--data', data, '--port', '0']
  const startedAt = performance.now()
  const child = spawn(process.execPath, [ENTRY, ...args], { env: { ...process.env, ...env } })
  try {
    const address = await readAddress(child)
    const readyMs = performance.now() - startedAt
    const ready = await readMemory(child)
    const response = await fetch(`${address}/api/gen-ai`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [{ role: 'user', content: QUESTION }] }),
    })
    const said = await response.text()
    const engine = env['DOCENT_MODEL'] === '' ? 'extractive' : 'model'
    if (!said.includes(`"engine":"${engine}"`))
      throw new BenchError(`Another engine answered: ${said}`)
    return { readyMs, ready, answered: await readMemory(child) }
  } finally {
    child.kill('SIGKILL')
    await rm(data, { recursive: true, force: true })
  }
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const [address] = /http:\S+/.exec(chunk.toString()) ?? []
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new BenchError('The server did not start.')))
  })
}

/** The system's figures for a process: on Linux only. */
async function readMemory({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
}

function nameFigures(name: string, all: readonly Start[]): Figures {
  const median = (read: (start: Start) => number) => readMedian(all.map(read))
  return {
    [`${name}.ready.ms`]: median(({ readyMs }) => readyMs),
    [`${name}.ready.mib`]: median(({ ready }) => ready),
    [`${name}.answered.mib`]: median(({ answered }) => answered),
  }
}

function toRow(name: string, all: readonly Start[]): string[] {
  const median = (read: (start: Start) => number) => readMedian(all.map(read)).toFixed(0)
  return [
    name,
    `${median(({ readyMs }) => readyMs)} ms`,
    `${median(({ ready }) => ready)} MiB`,
    `${median(({ answered }) => answered)} MiB`,
  ]
}
