// Three servers of one site, as real processes over a real Postgres and a real Redis.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { createId } from '@docent/protocol/api'
import { openPostgres } from '@docent/chat-server/postgres'
import { openTestDatabase } from '@docent/chat-server/testing'
import {
  askNode,
  readToken,
  readUntil,
  resumeAt,
  startCluster,
  stopAt,
} from '../testing/startNodes.ts'
import type { TestCluster, TestNode } from '../testing/startNodes.ts'

const log = { info: () => undefined, error: () => undefined }

let database: Awaited<ReturnType<typeof openTestDatabase>>
let cluster: TestCluster
let a: TestNode
let b: TestNode
let c: TestNode

beforeAll(async () => {
  database = await openTestDatabase()
  cluster = await startCluster(database.url, { count: 3, options: ['--no-limits'] })
  ;[a, b, c] = cluster.nodes as [TestNode, TestNode, TestNode]
})

afterAll(async () => {
  await cluster.end()
  await database.drop()
})

/** The text of an answer that a visitor has read, without the wire format. */
function textOf(wire: string): string {
  const lines = wire.split('\n').filter((line) => line.startsWith('0:'))
  return lines.map((line) => JSON.parse(line.slice(2)) as string).join('')
}

/** Resumes as a client does: again, if a busy Redis did not answer in time. */
async function resumePatiently(node: TestNode, token: string): Promise<string> {
  let wire = ''
  await expect.poll(async () => (wire = await (await resumeAt(node, token)).text())).not.toBe('')
  return wire
}

async function readStored() {
  const store = await openPostgres(database.url, log)
  const all = await Array.fromAsync(store.list())
  await store.close()
  return all
}

it('lets a reader continue at another node, from the first word to the last', async () => {
  const response = await askNode(a)
  const token = readToken(response)
  const reader = response.body!.getReader()
  await readUntil(reader, 'red')
  await reader.cancel()

  const resumed = await resumePatiently(b, token)
  expect(textOf(resumed)).toContain('twenty years')
  expect(resumed).toMatch(/^d:/m)
  // Only its owner can read it again, for a while.
  expect(await resumePatiently(c, token)).toBe(resumed)
  expect(await (await resumeAt(c, 'somebody')).text()).toBe('')
})

it('stops an answer and its model through another node', async () => {
  const response = await askNode(a)
  const token = readToken(response)
  const reader = response.body!.getReader()
  const begun = await readUntil(reader, 'red')
  expect((await stopAt(b, token)).status).toBe(204)
  const rest = await readUntil(reader, 'nothing that is ever said')
  expect(textOf(begun + rest)).not.toContain('twenty years')
  await expect.poll(() => cluster.provider.openCalls, { timeout: 30_000 }).toBe(0)
})

it('stores one question and one answer for fifty identical requests', async () => {
  const before = (await readStored()).length
  const id = 'question-of-fifty-tabs-0001'
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, place) =>
      (await askNode(place % 2 ? a : b, { id })).text(),
    ),
  )
  expect([...new Set(answers.map(textOf))]).toHaveLength(1)
  const stored = await readStored()
  expect(stored).toHaveLength(before + 1)
  const [turn] = stored.find(({ turns }) => turns[0]?.key.includes(id))?.turns ?? []
  expect(turn?.answers).toHaveLength(1)
})

it('answers again at another node when the first is killed halfway', async () => {
  const id = createId()
  const response = await askNode(c, { id })
  const token = readToken(response)
  const reader = response.body!.getReader()
  await readUntil(reader, 'red')
  // A visitor may have read slightly more than other nodes know.
  const follower = (await resumeAt(b, token)).body!.getReader()
  const followed = await readUntil(follower, 'red')
  c.process.kill('SIGKILL')
  await readUntil(reader, 'nothing that is ever said').catch(() => '')

  // Its words are still there, without an end.
  const rest = await readUntil(follower, 'nothing that is ever said')
  expect(followed + rest).not.toMatch(/^d:/m)
  const left = await resumePatiently(b, token)
  expect(textOf(left)).toContain('red colour')
  expect(left).not.toMatch(/^d:/m)
  const again = await (await askNode(b, { id, token })).text()
  expect(textOf(again)).toContain('twenty years')
  expect(again).toMatch(/^d:/m)
  const stored = (await readStored()).find(({ turns }) => turns[0]?.key.includes(id))
  const answers = stored?.turns.flatMap((turn) => turn.answers)
  expect(answers?.map(({ status }) => status)).toEqual(['partial', 'complete'])
})
