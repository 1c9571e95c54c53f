// Ten thousand hostile requests over the shipped content. Only processor times are compared, since the
// time until an answer depends on what else the machine does.

import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isWhole } from '../testing/isWhole.ts'
import { ENTRY, endProcess, readAddress } from '../testing/runDocent.ts'

const CONTENT = new URL('../../../../content', import.meta.url).pathname

let folder: string
let child: ChildProcess
let address: string
const agent = new Agent({ keepAlive: true, maxSockets: 16 })

beforeAll(async () => {
  if (!isWhole) return
  folder = mkdtempSync(join(tmpdir(), 'docent-hostile-'))
  const config = { brand: 'Docent', limits: { proxyHops: 1 } }
  writeFileSync(join(folder, 'docent.config.ts'), `export default ${JSON.stringify(config)}\n`)
  const args = ['serve', '--no-site', '--content', CONTENT, '--data', 'data', '--port=0']
  child = spawn(process.execPath, [ENTRY, ...args, '--config', 'docent.config.ts'], { cwd: folder })
  address = await readAddress(child)
})
afterAll(async () => {
  if (!isWhole) return
  agent.destroy()
  await endProcess(child)
  rmSync(folder, { recursive: true })
})

interface Sent {
  readonly path?: string
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** Sends a request and resolves with its status once its response was read. */
function send({ path = '/api/gen-ai', method = 'POST', headers, body }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(address + path, { agent, method, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', reject).end(body)
  })
}

const JSON_TYPE = { 'content-type': 'application/json' }
const write = (content: string) => JSON.stringify({ messages: [{ role: 'user', content }] })

let visitors = 0
/** Each honest visitor has an address. */
const nextAddress = () => `198.18.${(visitors += 1) >> 8}.${visitors & 255}`

function ask(): Promise<number> {
  const headers = { ...JSON_TYPE, 'x-forwarded-for': nextAddress() }
  return send({ headers, body: write('How do I install Docent?') })
}

const DEEP = `${'['.repeat(1_000)}${']'.repeat(1_000)}`

/** The hostile request of a number: half come from one address, half from a network of many. */
function listHostile(place: number): Sent {
  const one = { 'x-forwarded-for': '203.0.113.7' }
  const many = { 'x-forwarded-for': `10.${place & 255}.${(place >> 8) & 255}.1` }
  const kinds: readonly Sent[] = [
    { headers: { ...JSON_TYPE, ...one }, body: write('x'.repeat(2_000)) },
    { headers: { ...JSON_TYPE, ...many }, body: write('x'.repeat(2_001)) },
    { headers: { ...JSON_TYPE, ...one, 'x-docent-session': 'forged' }, body: write('Hello') },
    { headers: { ...JSON_TYPE, ...many }, body: DEEP },
    { headers: one, method: 'GET', path: `/api/search?q=${'a+'.repeat(100)}` },
    { headers: { 'content-type': 'text/plain', ...many }, body: write('Hello') },
    { headers: one, method: 'GET', path: `/${'x'.repeat(5_000)}` },
    { headers: { ...JSON_TYPE, ...many }, body: '{"messages":' },
  ]
  return kinds[place % kinds.length]!
}

/** Sends a number of requests, sixteen at once, and resolves with their statuses. */
async function flood(count: number, list: (place: number) => Sent): Promise<number[]> {
  const statuses: number[] = []
  let next = 0
  const sender = async (): Promise<void> => {
    while (next < count) statuses.push(await send(list(next++)))
  }
  await Promise.all(Array.from({ length: 16 }, sender))
  return statuses
}

/** Asks one question after another until the work is done, and resolves with the number of answers. */
async function askDuring(work: Promise<unknown>): Promise<number> {
  let isOver = false
  void work.finally(() => (isOver = true))
  let answers = 0
  while (!isOver) {
    expect(await ask()).toBe(200)
    answers += 1
  }
  return answers
}

/** The seconds of processor time that the server has taken so far. */
async function readCpu(): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  return Number(/^docent_process_cpu_seconds_total (\S+)/m.exec(text)?.[1])
}

async function countCpu(work: () => Promise<unknown>): Promise<number> {
  const before = await readCpu()
  await work()
  return (await readCpu()) - before
}

const HOSTILE = 10_000
const FLOOD = 4_000

it.runIf(isWhole)(
  'refuses 10,000 hostile requests, each for at most a tenth of the time of an answer',
  async () => {
    const answers = 100
    const askAll = async () => {
      for (let asked = 0; asked < answers; asked += 1) expect(await ask()).toBe(200)
    }
    // The first ones are slower, since their code is compiled.
    await askAll()
    await flood(1_000, listHostile)
    const ofAnswer = (await countCpu(askAll)) / answers
    let statuses: number[] = []
    const ofAll = await countCpu(async () => (statuses = await flood(HOSTILE, listHostile)))
    const refused = statuses.filter((status) => status >= 400 && status < 500)
    // The buckets of the one address refill meanwhile, for a few questions and searches.
    expect(refused.length).toBeGreaterThan(HOSTILE * 0.95)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(ofAll / HOSTILE).toBeLessThan(ofAnswer / 10)
  },
  180_000,
)

it.runIf(isWhole)(
  'answers every honest visitor in a flood of refusals',
  async () => {
    expect(await askDuring(flood(FLOOD, listHostile))).toBeGreaterThan(1)
  },
  180_000,
)
