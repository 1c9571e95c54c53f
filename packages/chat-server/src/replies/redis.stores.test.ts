import { setTimeout as delay } from 'node:timers/promises'
import { createId } from '@docent/protocol/api'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { connectRedis } from '../redis/connect.node.ts'
import type { RedisConnection } from '../redis/connect.node.ts'
import { readTestRedis } from '../testing/testStores.node.ts'
import { createRedisReplies } from './redis.node.ts'
import { nameKeys } from './redisKeys.ts'
import { REPLY_LIMITS, describeReplies, readAll, startTestReply } from './replies.contract.ts'
import { STOPPED, SUPERSEDED } from './types.ts'
import type { LiveReplies } from './types.ts'

const log = { info: () => undefined, error: () => undefined }

const opened: { redis: RedisConnection; replies: LiveReplies }[] = []

async function openNode(url = readTestRedis()) {
  const redis = await connectRedis(url, log)
  const replies = createRedisReplies({ redis, limits: REPLY_LIMITS, log })
  const node = { redis, replies }
  opened.push(node)
  return node
}

afterEach(async () => {
  for (const { redis, replies } of opened.splice(0)) {
    await replies.stopAll()
    await replies.close()
    await redis.close()
  }
})

const createKey = () => ({ conversationId: createId(), question: 'k' })

describeReplies('live replies over Redis', async () => (await openNode()).replies, createKey)

describe('two nodes', () => {
  it('let a reader on one follow the answer that the other writes', async () => {
    const [a, b] = [await openNode(), await openNode()]
    const key = createKey()
    const { writer, end } = await startTestReply(a.replies, key, { isResumable: true })
    writer.write('one ')
    const joined = await b.replies.claim(key)
    const coming = readAll(joined!.read())
    for (let place = 0; place < 20; place++) writer.write(`${place} `)
    await delay(150)
    const late = readAll((await b.replies.latest(key.conversationId))!.read())
    writer.write('end')
    end()
    const whole = `one ${Array.from({ length: 20 }, (_, place) => `${place} `).join('')}end`
    expect(await coming).toBe(whole)
    expect(await late).toBe(whole)
    const after = await b.replies.latest(key.conversationId)
    expect(await readAll(after!.read())).toBe(whole)
  })

  it('give one question to one node, however many ask at once', async () => {
    const [a, b] = [await openNode(), await openNode()]
    const key = createKey()
    const claims = await Promise.all(
      Array.from({ length: 50 }, (_, place) => (place % 2 === 0 ? a : b).replies.claim(key)),
    )
    expect(claims.filter((claim) => claim === undefined)).toHaveLength(1)
  })

  it('stop an answer of each other', async () => {
    const [a, b] = [await openNode(), await openNode()]
    const key = createKey()
    const { writer } = await startTestReply(a.replies, key)
    await b.replies.stop(key.conversationId)
    await vi.waitFor(() => expect(writer.signal.reason).toBe(STOPPED), { timeout: 20_000 })
  })

  it('forget an answer of each other', async () => {
    const [a, b] = [await openNode(), await openNode()]
    const key = createKey()
    const { writer, reply, end } = await startTestReply(a.replies, key, { isResumable: true })
    writer.write('mine')
    end()
    await readAll(reply.read())
    await b.replies.forget(key.conversationId)
    await vi.waitFor(
      async () => expect(await a.replies.latest(key.conversationId)).toBeUndefined(),
      { timeout: 20_000 },
    )
  })

  it('take over a question whose node is gone', async () => {
    const [a, b] = [await openNode(), await openNode()]
    const key = createKey()
    const { writer } = await startTestReply(a.replies, key, { isResumable: true })
    writer.write('half ')
    await vi.waitFor(async () => expect(await b.replies.latest(key.conversationId)).toBeDefined())
    const reader = (await b.replies.latest(key.conversationId))!.read()
    // The node dies: it says nothing any more, and ends nothing.
    await a.redis.close()
    // A reader keeps the text so far, and learns that no more will come.
    expect(await readAll(reader)).toBe('half ')
    expect(await b.replies.claim(key)).toBeUndefined()
  })

  it('keep a frozen node from writing on after another has taken its question', async () => {
    const a = await openNode()
    const key = createKey()
    const { writer } = await startTestReply(a.replies, key)
    const claim = nameKeys(key.conversationId).claim(key.question)
    await a.redis.run((client) => client.set(claim, 'another-node'))
    writer.write('late')
    await vi.waitFor(() => expect(writer.signal.reason).toBe(SUPERSEDED), { timeout: 20_000 })
    expect(await a.redis.run((client) => client.get(claim))).toBe('another-node')
  })
})

describe('without Redis', () => {
  it('each node goes on with its own answers', async () => {
    const { replies } = await openNode('redis://127.0.0.1:1')
    const key = createKey()
    const { reply, writer, end } = await startTestReply(replies, key)
    writer.write('here')
    end()
    expect(await readAll(reply.read())).toBe('here')
    expect(await replies.latest('elsewhere')).toBeUndefined()
    await replies.stop(key.conversationId)
  })
})
