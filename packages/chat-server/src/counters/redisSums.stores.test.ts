import { createId } from '@docent/protocol/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectRedis } from '../redis/connect.node.ts'
import type { RedisConnection } from '../redis/connect.node.ts'
import { readTestRedis } from '../testing/testStores.node.ts'
import { createRedisSums } from './redisSums.node.ts'

const log = { info: () => undefined, error: () => undefined }
let redis: RedisConnection

beforeAll(async () => {
  redis = await connectRedis(readTestRedis(), log)
})
afterAll(() => redis.close())

const open = () => createRedisSums(redis, `test:{${createId()}}:`)

it('adds to all sums or to none, and names the one that is full', async () => {
  const sums = open()
  const day = { name: 'day', amount: 1.5, cap: 5 }
  const mine = { name: 'mine', amount: 100, cap: 150 }
  expect(await sums.reserve([day, mine])).toEqual({ isGranted: true, sums: [1.5, 100] })
  expect(await sums.reserve([day, mine])).toEqual({ isGranted: false, full: 'mine' })
  expect(await sums.reserve([day])).toEqual({ isGranted: true, sums: [3] })
})

it('takes back what a call did not take, and never falls below nothing', async () => {
  const sums = open()
  await sums.reserve([{ name: 'day', amount: 4, cap: 5 }])
  await sums.settle([{ name: 'day', amount: -3 }])
  expect(await sums.reserve([{ name: 'day', amount: 1, cap: 5 }])).toMatchObject({ sums: [2] })
  await sums.settle([{ name: 'day', amount: -100 }])
  expect(await sums.reserve([{ name: 'day', amount: 1, cap: 5 }])).toMatchObject({ sums: [1] })
})

it('never grants more than the cap to nodes that ask at once', async () => {
  const sums = open()
  const asked = await Promise.all(
    Array.from({ length: 50 }, () => sums.reserve([{ name: 'day', amount: 1, cap: 7 }])),
  )
  expect(asked.filter(({ isGranted }) => isGranted)).toHaveLength(7)
})

// Each node that starts reads what the day has cost from the shared database: once is enough.
it('restores a sum once, whichever node starts first', async () => {
  const sums = open()
  for (let node = 0; node < 2; node++) await sums.restore({ name: 'day', amount: 2 })
  expect(await sums.reserve([{ name: 'day', amount: 1, cap: 5 }])).toMatchObject({ sums: [3] })
})

it('rejects while Redis is away, so that no model is asked', async () => {
  const away = await connectRedis('redis://127.0.0.1:1', log)
  const sums = createRedisSums(away)
  await expect(sums.reserve([{ name: 'day', amount: 1, cap: 5 }])).rejects.toThrow()
  await away.close()
})
