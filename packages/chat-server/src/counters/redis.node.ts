import { createId } from '@docent/protocol/api'
import type { RedisConnection } from '../redis/connect.node.ts'
import { ENTER, LEAVE, TAKE } from './redisScripts.ts'
import type { Counters } from './types.ts'

export interface RedisCountersOptions {
  /** The prefix of these counts' names. */
  readonly prefix?: string
  /** @default the clock of Redis */
  readonly now?: () => number
}

/** Counts for all nodes. The braces keep all counts on one node of a cluster: they change together. */
export function createRedisCounters(
  redis: RedisConnection,
  { prefix = 'docent:{counts}:', now }: RedisCountersOptions = {},
): Counters {
  const nameKey = (name: string): string => prefix + name
  const readNow = (): string => (now ? String(now()) : '')
  return {
    async take(buckets) {
      if (buckets.length === 0) return 0
      const values = buckets.flatMap(({ cost, burst, per, everyMs }) => [
        cost,
        burst,
        everyMs / per,
      ])
      const keys = buckets.map(({ name }) => nameKey(name))
      const wait = await redis.script(TAKE, keys, [readNow(), ...values])
      return wait === 'inf' ? Infinity : Number(wait)
    },
    async enter(rooms, leaseMs) {
      const id = createId()
      const keys = rooms.map(({ name }) => nameKey(name))
      const caps = rooms.map(({ cap }) => cap)
      const isIn = await redis.script(ENTER, keys, [readNow(), id, leaseMs, ...caps])
      return isIn === 1 ? { id, rooms: rooms.map(({ name }) => name) } : undefined
    },
    async leave({ id, rooms }) {
      await redis.script(LEAVE, rooms.map(nameKey), [id])
    },
  }
}
