// Two nodes behind nginx with the configuration that we ship, while one of them dies.

import { createId } from '@docent/protocol/api'
import { openTestDatabase } from '@docent/chat-server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askNode, readToken, resumeAt, startCluster } from '../testing/startNodes.ts'
import type { TestCluster } from '../testing/startNodes.ts'
import { startProxy } from '../testing/startProxy.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let cluster: TestCluster
let proxy: Awaited<ReturnType<typeof startProxy>>

beforeAll(async () => {
  database = await openTestDatabase()
  cluster = await startCluster(database.url, { options: ['--no-limits'] })
  proxy = await startProxy(cluster.nodes)
})

afterAll(async () => {
  await proxy.end()
  await cluster.end()
  await database.drop()
})

const isWhole = (wire: string): boolean => /^d:/m.test(wire)

/** Reads the response and counts its pieces. */
async function readPieces(response: Response): Promise<{ wire: string; pieces: number }> {
  const decoder = new TextDecoder()
  let wire = ''
  let pieces = 0
  try {
    for await (const bytes of response.body!) {
      wire += decoder.decode(bytes, { stream: true })
      pieces += 1
    }
  } catch {
    // The node died: nothing more will arrive.
  }
  return { wire, pieces }
}

/** Asks like the panel: after a broken connection it resumes or asks again. */
async function askPatiently(): Promise<string> {
  const id = createId()
  const first = await askNode(proxy, { id })
  const token = readToken(first)
  const { wire } = await readPieces(first)
  if (isWhole(wire)) return wire
  const resumed = await readPieces(await resumeAt(proxy, token))
  if (isWhole(resumed.wire)) return resumed.wire
  return (await readPieces(await askNode(proxy, { id, token }))).wire
}

it('passes an answer on word by word', async () => {
  const { wire, pieces } = await readPieces(await askNode(proxy))
  expect(isWhole(wire)).toBe(true)
  expect(pieces).toBeGreaterThan(3)
})

it('shows metrics only to the operator', async () => {
  expect((await fetch(`${proxy.address}/metrics`)).status).toBe(404)
})

it('gives every visitor a complete answer while one node is killed', async () => {
  const asking = Array.from({ length: 12 }, () => askPatiently())
  await new Promise((resolve) => setTimeout(resolve, 700))
  cluster.nodes[0]!.process.kill('SIGKILL')
  const wires = await Promise.all(asking)
  expect(wires.filter(isWhole)).toHaveLength(12)
  for (const wire of wires) expect(wire).toContain('twenty years')
})
