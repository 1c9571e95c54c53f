import { createId } from '@docent/protocol/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectRedis } from '../redis/connect.node.ts'
import type { RedisConnection } from '../redis/connect.node.ts'
import { readTestRedis } from '../testing/testStores.node.ts'
import { createRedisTwins } from './redisTwins.node.ts'

const log = { info: () => undefined, error: () => undefined }
let redis: RedisConnection

beforeAll(async () => {
  redis = await connectRedis(readTestRedis(), log)
})
afterAll(() => redis.close())

it('gives one conversation to the same request, whichever node it comes to', async () => {
  const prefix = `test:${createId()}:`
  const nodes = [createRedisTwins(redis, prefix), createRedisTwins(redis, prefix)]
  const meetings = await Promise.all(
    Array.from({ length: 50 }, (_, place) => nodes[place % 2]!.meet('the same')),
  )
  expect(meetings.filter(({ isFirst }) => isFirst)).toHaveLength(1)
  const other = await nodes[0]!.meet('another')
  expect(other.isFirst).toBe(true)
})

it('starts over once the answer has ended', async () => {
  const twins = createRedisTwins(redis, `test:${createId()}:`)
  const first = await twins.meet('the same')
  first.forget()
  await expect.poll(async () => (await twins.meet('the same')).isFirst).toBe(true)
})

it('goes on alone while Redis is away', async () => {
  const away = await connectRedis('redis://127.0.0.1:1', log)
  const twins = createRedisTwins(away)
  expect((await twins.meet('the same')).isFirst).toBe(true)
  expect((await twins.meet('the same')).isFirst).toBe(false)
  await away.close()
})
