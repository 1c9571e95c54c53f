import type { Log } from '@docent/answers'
import {
  createMemoryCounters,
  createMemoryReplies,
  createUnlimitedCounters,
} from '@docent/chat-server'
import type { Counters, LiveReplies, Twins } from '@docent/chat-server'
import type { Limits } from '@docent/content'
import type { Sums } from '@docent/models'

/** The stores that the nodes of one site share, or that a single process keeps in memory. */
export interface SharedState {
  readonly replies: LiveReplies
  readonly counters: Counters
  /** Absent if this process keeps them. */
  readonly twins?: Twins
  /** Absent if this process keeps them. */
  readonly sums?: Sums
  close(): Promise<void>
}

export interface SharedOptions {
  readonly redisUrl?: string
  /** False to turn the rate limits off. */
  readonly isLimited: boolean
  readonly limits: Limits
  readonly log: Log
}

/** Opens the shared stores: in Redis if an address is given, else in memory. */
export async function openShared(options: SharedOptions): Promise<SharedState> {
  const { redisUrl, isLimited, limits, log } = options
  const own = createMemoryCounters({ maxBuckets: limits.ratesRemembered })
  if (redisUrl === undefined) {
    const replies = createMemoryReplies(limits)
    const counters = isLimited ? own : createUnlimitedCounters()
    return { replies, counters, close: () => replies.close() }
  }

  // The driver is loaded only if needed.
  const room = await import('@docent/chat-server/redis')
  const redis = await room.connectRedis(redisUrl, log)
  const replies = room.createRedisReplies({ redis, limits, log })
  const counted = room.createFallbackCounters(room.createRedisCounters(redis), own)
  return {
    replies,
    counters: isLimited ? counted : createUnlimitedCounters(),
    twins: room.createRedisTwins(redis),
    sums: room.createRedisSums(redis),
    async close() {
      await replies.close()
      await redis.close()
    },
  }
}
