import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callDocent } from '../testing/callDocent.ts'
import { endProcess, ENTRY, readAddress } from '../testing/runDocent.ts'

let folder: string
let end: (() => Promise<unknown>) | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-limits-'))
  writeFileSync(join(folder, 'lamp.md'), '---\ntitle: Lamp\n---\n\nThe lamp is red.\n')
})
afterEach(async () => {
  await end?.()
  end = undefined
  rmSync(folder, { recursive: true })
})

interface Server {
  readonly address: string
  /** Its output. */
  said(): string
}

async function start(limits: object = {}, ...args: string[]): Promise<Server> {
  writeConfig(limits)
  const all = [ENTRY, 'serve', '--no-site', '--content', '.', '--data', 'data', '--port', '0']
  const config = ['--config', 'docent.config.ts']
  const child = spawn(process.execPath, [...all, ...config, ...args], { cwd: folder })
  end = () => endProcess(child)
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return { address: await readAddress(child), said: () => said }
}

function writeConfig(limits: object): void {
  const config = { brand: 'Lamps', limits }
  writeFileSync(join(folder, 'docent.config.ts'), `export default ${JSON.stringify(config)}\n`)
}

async function ask(
  { address }: Server,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; text: string }> {
  const response = await fetch(`${address}/api/gen-ai`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'Is the lamp red?' }] }),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('docent serve', () => {
  it('answers ten questions from an address and says when to ask the next', async () => {
    const server = await start()
    const startedAt = performance.now()
    let answered = 0
    let last = await ask(server)
    for (; last.status === 200; last = await ask(server)) answered += 1
    // On a busy machine the ten take so long that the limit allows more: one every three seconds.
    const more = Math.ceil((performance.now() - startedAt) / 3_000)
    expect(answered).toBeGreaterThanOrEqual(10)
    expect(answered).toBeLessThanOrEqual(10 + more)
    const { status, headers, text } = last
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3)
    expect(text).toMatch(
      /^Too many questions in a short time\. Please try again in [123] seconds?\.$/,
    )
    expect(text).not.toMatch(/127\.0/)
  })

  // A German panel showed "Too many questions in a short time."
  it('refuses in the language of the site', async () => {
    const config = {
      brand: 'Lampen',
      language: 'de-AT',
      limits: { addressBurst: 1, addressPerMinute: 1 },
    }
    writeFileSync(join(folder, 'german.ts'), `export default ${JSON.stringify(config)}\n`)
    const server = await start({}, '--config', 'german.ts')
    expect((await ask(server)).status).toBe(200)
    expect((await ask(server)).text).toMatch(/^Zu viele Fragen in kurzer Zeit\. .+ noch einmal\.$/)
  })

  it('counts a visitor by the session from the previous answer', async () => {
    const server = await start({ addressBurst: 100, sessionPerMinute: 2 })
    const { headers } = await ask(server)
    const session = { 'x-docent-session': headers.get('x-docent-session') ?? '' }
    expect((await ask(server, session)).status).toBe(200)
    expect((await ask(server, session)).status).toBe(200)
    expect((await ask(server, session)).status).toBe(429)
    expect((await ask(server)).status).toBe(200)
  })

  it('takes the address from the configured proxy', async () => {
    const server = await start({ proxyHops: 1, addressBurst: 1, addressPerMinute: 1 })
    const from = (chain: string) => ask(server, { 'x-forwarded-for': chain })
    expect((await from('198.51.100.1')).status).toBe(200)
    expect((await from('10.1.1.1, 198.51.100.1')).status).toBe(429)
    expect((await from('198.51.100.2')).status).toBe(200)
    expect(server.said()).not.toContain('proxyHops')
  })

  it('suggests the proxy setting once if there seems to be a proxy', async () => {
    const server = await start({ addressBurst: 2, addressPerMinute: 1 })
    for (let index = 0; index < 3; index++) {
      await ask(server, { 'x-forwarded-for': `198.51.100.${index}` })
    }
    expect(server.said().split('limits: { proxyHops: 1 }')).toHaveLength(2)
  })

  it('does not refuse anybody with --no-limits', async () => {
    const server = await start({}, '--no-limits')
    const all = Array.from({ length: 40 }, () => ask(server))
    const statuses = new Set((await Promise.all(all)).map(({ status }) => status))
    expect([...statuses]).toEqual([200])
  })

  it('releases its slots for endless bodies and broken connections', async () => {
    const server = await start({ addressBurst: 100 })
    const slow = await Promise.all(Array.from({ length: 6 }, () => sendHalf(server)))
    await vi.waitFor(async () => {
      const { status, headers } = await ask(server)
      expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    })
    for (const socket of slow) socket.destroy()
    await vi.waitFor(async () => expect((await ask(server)).status).toBe(200))
  })

  // Fifty of these at once used to delay a normal page by a tenth of a second.
  it('limits each other call by how many questions are allowed', async () => {
    const limits = { proxyHops: 1, addressBurst: 2, addressPerMinute: 1 }
    const server = await start(limits)
    const wrong: string[] = []
    for (const [index, call] of CALLS.entries()) {
      const { accepted, again } = await countAccepted(server, call, `198.51.100.${index}`)
      const isRight = accepted >= call.most && accepted <= call.most + again
      if (!isRight) wrong.push(`${call.method} ${call.path}: ${accepted}`)
    }
    expect(wrong).toEqual([])
  })
})

describe('docent check', () => {
  it('names a limit with an invalid value', async () => {
    writeConfig({ addressBurst: 0 })
    const { code, said } = await callDocent(folder, [
      'check',
      '--content',
      '.',
      '--config',
      'docent.config.ts',
    ])
    expect([code, said]).toEqual([
      1,
      expect.stringContaining('limits.addressBurst: expected a whole number from 1 to'),
    ])
  })
})

/** Begins a question and never ends it. */
function sendHalf({ address }: Server): Promise<Socket> {
  const { port, host, hostname } = new URL(address)
  const head = [
    'POST /api/gen-ai HTTP/1.1',
    `host: ${host}`,
    'content-type: application/json',
    'content-length: 100',
  ]
  return new Promise((resolve) => {
    const socket = connect({ port: Number(port), host: hostname }, () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n{`, () => resolve(socket))
    })
    socket.on('error', () => undefined)
  })
}

interface Call {
  readonly path: string
  readonly method: string
  /** How many are accepted one after the other, if two questions are. */
  readonly most: number
}

const CALLS: readonly Call[] = [
  { path: '/api/conversation?chatId=chat-0001', method: 'GET', most: 2 },
  { path: '/api/gen-ai?chatId=chat-0001', method: 'GET', most: 12 },
  { path: '/api/feedback', method: 'POST', most: 6 },
  // These had no limit.
  { path: '/api/gen-ai/chat-0001/stream', method: 'GET', most: 12 },
  { path: '/api/gen-ai/stop', method: 'POST', most: 6 },
  { path: '/api/conversation?chatId=chat-0001', method: 'DELETE', most: 12 },
]

/** How many calls the server accepts before it refuses one, and how many it has allowed again meanwhile. */
async function countAccepted(
  server: Server,
  { path, method, most }: Call,
  address: string,
): Promise<{ accepted: number; again: number }> {
  const send = async (): Promise<number> => {
    const { status, body } = await fetch(server.address + path, {
      method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      ...(method === 'POST' && { body: '{}' }),
    })
    await body?.cancel()
    return status
  }
  const startedAt = performance.now()
  let accepted = 0
  while ((await send()) !== 429) accepted += 1
  // On a busy machine a minute allows another question, and half of these calls.
  const minutes = (performance.now() - startedAt) / 60_000
  return { accepted, again: Math.ceil((minutes * most) / 2) }
}
