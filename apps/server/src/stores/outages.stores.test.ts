// Two nodes while Postgres or Redis is away and comes back, and while the nodes are replaced one by one.

import { openPostgres } from '@docent/chat-server/postgres'
import { openTestDatabase, readTestRedis } from '@docent/chat-server/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endProcess } from '../testing/runDocent.ts'
import { startLine } from '../testing/startLine.ts'
import type { Line } from '../testing/startLine.ts'
import { askNode, readToken, resumeAt, startCluster, stopAt } from '../testing/startNodes.ts'
import type { TestCluster, TestNode } from '../testing/startNodes.ts'
import { startProxy } from '../testing/startProxy.ts'

const log = { info: () => undefined, error: () => undefined }

let database: Awaited<ReturnType<typeof openTestDatabase>>
let postgres: Line
let redis: Line
let cluster: TestCluster

beforeEach(async () => {
  database = await openTestDatabase()
  postgres = await startLine(database.url)
  redis = await startLine(readTestRedis())
  const options = { options: ['--no-limits'], redisUrl: redis.url }
  cluster = await startCluster(postgres.url, options)
})

afterEach(async () => {
  await cluster.end()
  await Promise.all([postgres.end(), redis.end()])
  await database.drop()
})

interface Asked {
  readonly question: string
  /** The received lines of the answer, or the sentence of a refusal. */
  readonly wire: string
}

/** Questions so far. */
let asked = 0

const isWhole = ({ wire }: Asked): boolean => /^d:/m.test(wire)

function textOf(wire: string): string {
  const lines = wire.split('\n').filter((line) => line.startsWith('0:'))
  return lines.map((line) => JSON.parse(line.slice(2)) as string).join('')
}

async function ask(node: Pick<TestNode, 'address'>): Promise<Asked> {
  // Each question has its number, by which its answer is found in the store.
  const question = `What colour is the lamp? [${++asked}]`
  let wire = ''
  try {
    const response = await askNode(node, { question })
    const decoder = new TextDecoder()
    for await (const bytes of response.body!) wire += decoder.decode(bytes, { stream: true })
  } catch {
    // The connection broke.
  }
  return { question, wire }
}

/** Asks at each node, again and again, until `isOver`. */
async function askWhile(
  nodes: readonly Pick<TestNode, 'address'>[],
  isOver: () => boolean,
): Promise<Asked[]> {
  const visitors = nodes.flatMap((node) => [node, node, node])
  const all = visitors.map(async (node) => {
    const asked: Asked[] = []
    while (!isOver()) asked.push(await ask(node))
    return asked
  })
  return (await Promise.all(all)).flat()
}

/** Every acknowledged answer is stored once, as it was read. */
async function expectNothingLost(asked: readonly Asked[]): Promise<void> {
  const store = await openPostgres(database.url, log)
  const conversations = await Array.fromAsync(store.list())
  await store.close()
  const turns = conversations.flatMap((conversation) => conversation.turns)
  for (const { question, wire } of asked.filter(isWhole)) {
    const found = turns.filter(({ text }) => text === question)
    const complete = found.flatMap(({ answers }) =>
      answers.filter((one) => one.status === 'complete'),
    )
    expect(complete.map(({ content }) => content)).toEqual([textOf(wire)])
  }
}

it('acknowledges nothing while Postgres is away, and goes on when it is back', async () => {
  const [a] = cluster.nodes as [TestNode]
  let isOver = false
  const asking = askWhile(cluster.nodes, () => isOver)
  await expect.poll(async () => isWhole(await ask(a))).toBe(true)
  postgres.cut()
  const during = await Promise.all(cluster.nodes.map(ask))
  expect(during.filter(isWhole)).toEqual([])
  for (const { wire } of during) expect(wire).toMatch(/cannot|^3:/m)
  postgres.restore()
  for (const node of cluster.nodes)
    await expect.poll(async () => isWhole(await ask(node))).toBe(true)
  isOver = true

  const asked = await asking
  expect(asked.filter(isWhole).length).toBeGreaterThan(0)
  await expectNothingLost(asked)
  // Visitors read a sentence, without addresses and stacks.
  for (const { wire } of asked) expect(wire).not.toMatch(/ECONN|127\.0\.0\.1|at \w+ \(/)
})

it('answers at each node while Redis is away, and shares answers again when it is back', async () => {
  const [a, b] = cluster.nodes as [TestNode, TestNode]
  redis.cut()
  await expect.poll(() => a.said()).toContain('Redis is unavailable')
  const during = await Promise.all([ask(a), ask(b), ask(a), ask(b)])
  expect(during.filter(isWhole)).toHaveLength(4)
  redis.restore()

  // A visitor of the one node is answered and stopped through the other.
  await expect
    .poll(async () => {
      const response = await askNode(a)
      const reading = response.text()
      const stopped = await stopAt(b, readToken(response))
      const wire = await reading
      return stopped.status === 204 && !textOf(wire).includes('twenty years')
    })
    .toBe(true)
  const response = await askNode(a)
  const wire = await response.text()
  await expect.poll(async () => (await resumeAt(b, readToken(response))).text()).toBe(wire)
  await expectNothingLost(during)
})

it('loses nothing while the nodes are replaced one by one under load', async () => {
  const proxy = await startProxy(cluster.nodes)
  try {
    let isOver = false
    const asking = askWhile([proxy, proxy], () => isOver)
    for (const [place, { process: node }] of [...cluster.nodes].entries()) {
      await expect.poll(async () => isWhole(await ask(proxy))).toBe(true)
      // The running answers get their time, and new questions go to the other node.
      await endProcess(node)
      expect(node.exitCode).toBe(0)
      await cluster.restart(place)
    }
    isOver = true
    const asked = await asking
    expect(asked.filter((one) => !isWhole(one))).toEqual([])
    for (const { wire } of asked) expect(textOf(wire)).toContain('twenty years')
    await expectNothingLost(asked)
  } finally {
    await proxy.end()
  }
}, 180_000)
