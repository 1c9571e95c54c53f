import { createServer, request as connect } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Conversations, FinishedAnswer } from '@docent/chat-server'
import { afterEach, describe, expect, it } from 'vitest'
import { createOperatorCheck } from '../assistant/operatorCheck.ts'
import { createMetrics } from './createMetrics.ts'
import { serveMetrics } from './serveMetrics.ts'

const TOKEN = 'x'.repeat(32)

let server: Server | undefined
afterEach(() => {
  server?.close()
  server = undefined
})

function open() {
  return createMetrics({ countReplies: () => 3, paths: ['/api/gen-ai'] })
}

async function serve(
  token?: string,
  hosts: readonly string[] = [],
): Promise<(headers?: Record<string, string>) => Promise<Response>> {
  const operator = createOperatorCheck({
    token,
    readAddress: (headers) => headers.get('x-forwarded-for') ?? '',
  })
  const answer = serveMetrics(open(), {
    operator,
    hosts: () => ({ url: '', assistantUrl: '', hosts }),
  })
  const started = createServer((request, response) => void answer(request, response))
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const { port } = started.address() as AddressInfo
  return (headers = {}) => fetch(`http://127.0.0.1:${port}/metrics`, { headers })
}

const ANSWER: FinishedAnswer = {
  questionId: 1,
  version: 0,
  status: 'complete',
  engine: 'extractive',
  content: 'The words of an answer.',
  parts: [],
  annotations: [],
  finishReason: 'stop',
  usage: {
    promptTokens: 10,
    completionTokens: Number.NaN,
    totalTokens: Number.NaN,
    cost: { promptCost: 0, completionCost: 0, totalCost: 0.25, currency: 'USD' },
  },
  grounded: true,
  confidence: 0.9,
  receipt: {
    content: '',
    engine: 'extractive',
    passages: [],
    calls: [],
    fallback: 'budget',
    usage: { promptTokens: 10, completionTokens: 0, totalTokens: 10 },
    firewall: {
      cited: 2,
      unknown: 1,
      unsupported: 0,
      addresses: 0,
      images: 0,
      html: 0,
      secrets: 0,
    },
    firstTextMs: 20,
  },
  startedAt: 0,
  finishedAt: 30,
}

describe('metrics', () => {
  it('count answers by engine and outcome, with their duration', async () => {
    const metrics = open()
    const finish = async () => true
    const store = metrics.watchAnswers({ finish } as unknown as Conversations)
    expect(await store.finish(ANSWER)).toBe(true)
    const text = await metrics.print()
    expect(text).toContain(
      'docent_replies_total{engine="extractive",status="complete",grounded="true"} 1',
    )
    expect(text).toContain('docent_fallbacks_total{reason="budget"} 1')
    expect(text).toContain('docent_first_text_seconds_bucket{le="0.025",engine="extractive"} 1')
    expect(text).toContain('docent_tokens_total{kind="prompt"} 10')
    expect(text).toContain('docent_cost_total 0.25')
    expect(text).toContain('docent_firewall_total{outcome="unknown"} 1')
    expect(text).toContain('docent_replies_running 3')
    expect(text).toContain('docent_nodejs_eventloop_lag_p99_seconds')
    expect(text).not.toContain('words of an answer')
  })

  it('count responses by known path and status', async () => {
    const metrics = open()
    const api = metrics.watchRequests(async () => new Response(null, { status: 429 }))
    for (const path of ['/api/gen-ai', '/api/one', '/api/two']) {
      await api(new Request(`http://localhost${path}`), { address: '' })
    }
    const text = await metrics.print()
    expect(text).toContain('docent_requests_total{path="/api/gen-ai",status="429"} 1')
    expect(text).toContain('docent_requests_total{path="other",status="429"} 2')
  })
})

describe('serveMetrics', () => {
  it('answers programs on the same machine', async () => {
    const get = await serve()
    const response = await get()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(await response.text()).toContain('docent_replies_running 3')
  })

  // Behind a proxy on the same machine, every visitor comes from loopback.
  it('shows nothing to visitors behind a proxy', async () => {
    const get = await serve(TOKEN)
    const forwarded = { 'x-forwarded-for': '203.0.113.7' }
    expect((await get(forwarded)).status).toBe(404)
    expect((await get({ ...forwarded, authorization: `Bearer ${TOKEN}x` })).status).toBe(404)
    expect((await get({ ...forwarded, authorization: `Bearer ${TOKEN}` })).status).toBe(200)
  })

  it('refuses only an address that has sent ten wrong tokens', async () => {
    const get = await serve(TOKEN)
    const from = (address: string, token: string) =>
      get({ 'x-forwarded-for': address, authorization: `Bearer ${token}` })
    for (let time = 0; time < 10; time++) expect((await from('a', 'wrong')).status).toBe(404)
    const refused = await from('a', TOKEN)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await from('b', TOKEN)).status).toBe(200)
  })

  // A page of another site, whose name it had resolve to this machine, could read the metrics.
  it.each([
    ['evil.example', 421],
    ['127.0.0.1.evil.example:3000', 421],
    ['docs.example', 200],
    ['localhost:3000', 200],
    ['10.0.0.6:3000', 200],
    ['[fd00::1]:3000', 200],
  ])('answers a program on the same machine that asks %s with %i', async (host, status) => {
    await serve(TOKEN, ['docs.example'])
    const { port } = server!.address() as AddressInfo
    // Unlike `fetch`, this sends the host that it is given.
    const ask = (headers: Record<string, string>) =>
      new Promise<number | undefined>((resolve) => {
        const read = (response: IncomingMessage) => resolve(response.resume().statusCode)
        connect({ port, path: '/metrics', headers, agent: false }, read).end()
      })
    expect(await ask({ host })).toBe(status)
    expect(await ask({ host, authorization: `Bearer ${TOKEN}` })).toBe(200)
  })

  it('accepts no token if none is set', async () => {
    const get = await serve()
    const headers = { 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer ' }
    expect((await get(headers)).status).toBe(404)
  })
})
