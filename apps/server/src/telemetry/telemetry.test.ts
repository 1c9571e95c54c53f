// A server with an OpenTelemetry collector, here an HTTP server in this process.

import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startProvider } from '../../../../packages/models/src/testing/provider/startProvider.node.ts'
import type { ScriptedProvider } from '../../../../packages/models/src/testing/provider/startProvider.node.ts'
import { ENTRY, endProcess, readAddress } from '../testing/runDocent.ts'

interface Report {
  readonly path: string
  readonly token: string
  readonly body: string
}

interface Step {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
}

let folder: string
let collector: Server
let provider: ScriptedProvider | undefined
let child: ChildProcess | undefined
let reports: Report[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docent-telemetry-'))
  writeFileSync(join(folder, 'lamp.md'), '---\ntitle: Lamp\n---\n\nThe lamp has a red colour.\n')
  reports = []
  collector = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    reports.push({ path: request.url ?? '', token: String(request.headers['x-token']), body })
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  await endProcess(child, 'SIGKILL')
  await provider?.close()
  provider = undefined
  collector.close()
  collector.closeAllConnections()
  rmSync(folder, { recursive: true })
})

async function start(env: Readonly<Record<string, string>> = {}): Promise<string> {
  const { port } = collector.address() as AddressInfo
  const args = ['serve', '--no-site', '--content', '.', '--data', 'data', '--port=0']
  child = spawn(process.execPath, [ENTRY, ...args], {
    cwd: folder,
    env: {
      ...process.env,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-token=a%20key',
      OTEL_SERVICE_NAME: 'lamps',
      ...env,
    },
  })
  return readAddress(child)
}

const SECRET = 'Is my lamp from Zanzibar red?'

function ask(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${address}/api/gen-ai`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ messages: [{ role: 'user', content: SECRET }] }),
  })
}

/** Ends the server, which sends the rest, and returns the steps of one trace by their names. */
async function readSteps(traceId: string): Promise<Map<string, Step>> {
  await endProcess(child)
  const bodies = reports.filter(({ path }) => path === '/v1/traces').map(({ body }) => body)
  const steps = bodies.flatMap((body) => {
    const { resourceSpans } = JSON.parse(body) as {
      resourceSpans: { scopeSpans: { spans: Step[] }[] }[]
    }
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
  })
  const own = steps.filter((step) => step.traceId === traceId)
  return new Map(own.map((step) => [step.name, step]))
}

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const FROM_PROXY = { traceparent: `00-${TRACE}-b7ad6b7169203331-01` }

it('traces a question from the request to the store', async () => {
  provider = await startProvider({
    script: () => ({
      pieces: ['The lamp has a red colour [1].'],
      usage: { promptTokens: 10, completionTokens: 5 },
    }),
  })
  const address = await start({
    DOCENT_MODEL: 'openai-compatible:small',
    DOCENT_MODEL_URL: `${provider.url}/v1`,
    DOCENT_MODEL_KEY: 'sk-test',
  })
  const response = await ask(address, FROM_PROXY)
  expect(await response.text()).toMatch(/^d:/m)
  const steps = await readSteps(TRACE)

  const parents = [...steps.values()].map(({ name, parentSpanId }) => {
    const parent = [...steps.values()].find(({ spanId }) => spanId === parentSpanId)
    return [name, parent?.name ?? parentSpanId]
  })
  expect(Object.fromEntries(parents)).toEqual({
    'POST /api/gen-ai': 'b7ad6b7169203331',
    'store begin': 'POST /api/gen-ai',
    answer: 'POST /api/gen-ai',
    retrieval: 'answer',
    'chat small': 'answer',
    firewall: 'answer',
    'store finish': 'POST /api/gen-ai',
  })
  for (const { startTimeUnixNano, endTimeUnixNano } of steps.values()) {
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano))
  }
  expect(steps.get('POST /api/gen-ai')?.attributes).toContainEqual({
    key: 'docent.request.id',
    value: { stringValue: response.headers.get('x-request-id') },
  })
  expect(steps.get('chat small')?.attributes).toContainEqual({
    key: 'gen_ai.usage.input_tokens',
    value: { intValue: '10' },
  })
  expect(steps.get('firewall')?.attributes).toContainEqual({
    key: 'docent.firewall.cited',
    value: { intValue: '1' },
  })
  expect(steps.get('answer')?.attributes).toContainEqual({
    key: 'docent.engine',
    value: { stringValue: 'model' },
  })
  // Nobody's words, and no key.
  const told = JSON.stringify(reports)
  for (const word of ['Zanzibar', 'red colour', 'sk-test', '127.0.0.1'])
    expect(told).not.toContain(word)
  expect(reports[0]?.token).toBe('a key')
  expect(told).toContain('lamps')
})

it('reports the metrics at the end of the process too', async () => {
  const address = await start()
  await (await ask(address)).text()
  await endProcess(child)
  const report = reports.findLast(({ path }) => path === '/v1/metrics')
  const { resourceMetrics } = JSON.parse(report?.body ?? '{}') as {
    resourceMetrics: { scopeMetrics: { metrics: { name: string }[] }[] }[]
  }
  const metrics = resourceMetrics[0]?.scopeMetrics[0]?.metrics ?? []
  const find = (name: string) => metrics.find((metric) => metric.name === name)
  expect(find('docent_replies_total')).toMatchObject({
    sum: { isMonotonic: true, aggregationTemporality: 2, dataPoints: [{ asDouble: 1 }] },
  })
  expect(find('docent_replies_running')).toMatchObject({ gauge: { dataPoints: [{ asDouble: 0 }] } })
  expect(find('docent_first_text_seconds')).toMatchObject({
    histogram: { dataPoints: [{ count: '1' }] },
  })
})

it('honours that a proxy records nothing of a trace', async () => {
  const address = await start()
  await (await ask(address, { traceparent: FROM_PROXY.traceparent.replace(/01$/, '00') })).text()
  expect((await readSteps(TRACE)).size).toBe(0)
})

it('answers and ends while no collector is there, and says so once', async () => {
  const address = await start({ OTEL_METRIC_EXPORT_INTERVAL: '1000' })
  let said = ''
  child?.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  collector.close()
  collector.closeAllConnections()
  await expect.poll(() => said).toContain('does not accept reports')
  expect(await (await ask(address)).text()).toMatch(/^d:/m)
  await endProcess(child)
  expect(child?.exitCode).toBe(0)
  expect(said.split('does not accept reports')).toHaveLength(2)
})
