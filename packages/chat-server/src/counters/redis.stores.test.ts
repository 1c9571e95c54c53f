import { createId } from '@docent/protocol/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectRedis } from '../redis/connect.node.ts'
import type { RedisConnection } from '../redis/connect.node.ts'
import { readTestRedis } from '../testing/testStores.node.ts'
import { describeCounters } from './counters.contract.ts'
import { createFallbackCounters } from './fallback.ts'
import { createMemoryCounters } from './memory.ts'
import { createRedisCounters } from './redis.node.ts'

const log = { info: () => undefined, error: () => undefined }
let redis: RedisConnection

beforeAll(async () => {
  redis = await connectRedis(readTestRedis(), log)
})
afterAll(() => redis.close())

const createPrefix = () => `test:{${createId()}}:`

describeCounters('counters over Redis', async () => {
  let time = 1_000_000
  return {
    counters: createRedisCounters(redis, { prefix: createPrefix(), now: () => time }),
    pass: (ms) => void (time += ms),
  }
})

const ONE = { name: 'a', cost: 1, burst: 1, per: 1, everyMs: 60_000 }

describe('createRedisCounters', () => {
  it('counts for all nodes, by the clock of Redis', async () => {
    const prefix = createPrefix()
    const nodes = [createRedisCounters(redis, { prefix }), createRedisCounters(redis, { prefix })]
    const waits = await Promise.all(
      Array.from({ length: 20 }, (_, place) => nodes[place % 2]!.take([ONE])),
    )
    expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(1)
    expect(waits.every((waitMs) => waitMs <= 60_000)).toBe(true)
  })

  it('leaves nothing in Redis once it is over', async () => {
    const prefix = createPrefix()
    const counters = createRedisCounters(redis, { prefix })
    await counters.take([ONE])
    await counters.enter([{ name: 'room', cap: 1 }], 5_000)
    for (const name of ['a', 'room']) {
      const leftMs = await redis.run((client) => client.pTTL(prefix + name))
      expect(leftMs).toBeGreaterThan(0)
      expect(leftMs).toBeLessThanOrEqual(60_001)
    }
  })
})

describe('createFallbackCounters', () => {
  it('keeps its own limits while Redis is away', async () => {
    const away = await connectRedis('redis://127.0.0.1:1', log)
    const counters = createFallbackCounters(
      createRedisCounters(away),
      createMemoryCounters({ maxBuckets: 10 }),
    )
    expect(await counters.take([ONE])).toBe(0)
    expect(await counters.take([ONE])).toBeGreaterThan(0)
    const lease = await counters.enter([{ name: 'room', cap: 1 }], 5_000)
    expect(await counters.enter([{ name: 'room', cap: 1 }], 5_000)).toBeUndefined()
    await counters.leave(lease!)
    expect(await counters.enter([{ name: 'room', cap: 1 }], 5_000)).toBeDefined()
    await away.close()
  })
})
