import type { Log } from '@docent/answers'
import type { RedisConnection } from '../redis/connect.node.ts'
import { createMemoryReplies } from './memory.ts'
import { createRedisClaims } from './redisClaims.node.ts'
import { nameKeys, readLatest } from './redisKeys.ts'
import { openRemoteReply } from './redisReader.node.ts'
import { recordReply } from './redisRecorder.node.ts'
import { followStops } from './redisStops.node.ts'
import { SUPERSEDED } from './types.ts'
import type {
  LiveReplies,
  LiveReply,
  ReplyKey,
  ReplyLimits,
  ReplyWriter,
  ResumableOptions,
} from './types.ts'

export interface RedisRepliesOptions {
  readonly redis: RedisConnection
  readonly limits: ReplyLimits
  readonly log: Log
  /** How long a question belongs to a node that does not renew its claim. */
  readonly claimMs?: number
}

const CLAIM_MS = 1_500

/**
 * Answers of several nodes. Each node writes its own, and records the lines in a Redis Stream, where
 * readers on other nodes find them from the first line to the end. While Redis is away, every node
 * knows only its own answers.
 */
export function createRedisReplies(options: RedisRepliesOptions): LiveReplies {
  const { redis, limits, log, claimMs = CLAIM_MS } = options
  const local = createMemoryReplies(limits)
  const claims = createRedisClaims(redis, claimMs)
  const stops = followStops(redis, log, (conversationId, isForgotten) => {
    void (isForgotten ? local.forget(conversationId) : local.stop(conversationId))
  })

  function start(
    key: ReplyKey,
    write: (reply: ReplyWriter) => Promise<void>,
    given: ResumableOptions = {},
  ): LiveReply {
    const token = claims.take(key)
    // Claimed while Redis was away: nobody else can know of it.
    if (token === undefined) return local.start(key, write, given)
    const isKept = given.isResumable ?? false
    const onLost = () => local.abort(key, SUPERSEDED)
    return local.start(
      key,
      async (writer) => {
        const recorder = recordReply({ redis, key, token, limits, claimMs, isKept, onLost })
        await write(writeBoth(writer, recorder)).finally(() => recorder.end())
      },
      given,
    )
  }

  async function latest(conversationId: string): Promise<LiveReply | undefined> {
    const here = await local.latest(conversationId)
    if (here) return here
    const keys = nameKeys(conversationId)
    const { token, question } = readLatest(await redis.run((client) => client.get(keys.latest)))
    const stream = keys.stream(token)
    if ((await redis.run((client) => client.exists(stream))) === 0) return undefined
    return openRemoteReply(redis, stream, keys.claim(question))
  }

  async function forget(conversationId: string): Promise<void> {
    await local.forget(conversationId)
    const keys = nameKeys(conversationId)
    await tryTo(async () => {
      await stops.tell(conversationId, true)
      const { token } = readLatest(await redis.run((client) => client.get(keys.latest)))
      await redis.run((client) => client.del([keys.stream(token), keys.latest]))
    })
  }

  return {
    get size() {
      return local.size
    },
    find: local.find,
    claim: async (key) => tryTo(() => claims.claim(key)),
    giveUp: (key) => void tryTo(() => claims.giveUp(key)),
    start,
    latest: async (conversationId) => tryTo(() => latest(conversationId)),
    async stop(conversationId) {
      await local.stop(conversationId)
      await tryTo(() => stops.tell(conversationId, false))
    },
    forget,
    stopAll: () => local.stopAll(),
    async close() {
      await stops.close()
      await local.close()
    },
  }
}

/** Redis reports by itself that it is unavailable: work that cannot be shared is still done here. */
async function tryTo<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}

/** Writes each line for the readers on this node, and records it for those on other nodes. */
function writeBoth(writer: ReplyWriter, recorder: Pick<ReplyWriter, 'write'>): ReplyWriter {
  return {
    signal: writer.signal,
    write(line) {
      writer.write(line)
      recorder.write(line)
    },
  }
}
