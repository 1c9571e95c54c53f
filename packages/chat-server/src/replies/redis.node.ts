import type { Log } from '@docent/answers'
import { createId } from '@docent/protocol/api'
import type { RedisConnection } from '../redis/connect.node.ts'
import { createMemoryReplies, nameReply } from './memory.ts'
import { nameKeys, readLatest } from './redisKeys.ts'
import { openRemoteReply } from './redisReader.node.ts'
import { GIVE_UP } from './redisScripts.ts'
import { recordReply } from './redisRecorder.node.ts'
import { followStops } from './redisStops.node.ts'
import { SUPERSEDED } from './types.ts'
import type { LiveReplies, LiveReply, ReplyKey, ReplyLimits } from './types.ts'

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
  /** The names of the streams of the questions that this node has claimed. */
  const claims = new Map<string, string>()
  const stops = followStops(redis, log, (conversationId, isForgotten) => {
    void (isForgotten ? local.forget(conversationId) : local.stop(conversationId))
  })

  /** Redis reports by itself that it is unavailable: work that cannot be shared is still done here. */
  async function tryTo<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work()
    } catch {
      return undefined
    }
  }

  async function claim(key: ReplyKey): Promise<LiveReply | undefined> {
    const { conversationId, question } = key
    const keys = nameKeys(conversationId)
    const token = createId()
    const name = keys.claim(question)
    const holder = await redis.run((client) =>
      client.set(name, token, {
        condition: 'NX',
        GET: true,
        expiration: { type: 'PX', value: claimMs },
      }),
    )
    if (holder !== null) return openRemoteReply(redis, keys.stream(holder), name)
    claims.set(nameReply(key), token)
    return undefined
  }

  function giveUp(key: ReplyKey): void {
    const token = claims.get(nameReply(key))
    claims.delete(nameReply(key))
    if (token === undefined) return
    const name = nameKeys(key.conversationId).claim(key.question)
    void tryTo(() => redis.script(GIVE_UP, [name], [token]))
  }

  function start(
    key: ReplyKey,
    write: Parameters<LiveReplies['start']>[1],
    given: Parameters<LiveReplies['start']>[2] = {},
  ): LiveReply {
    const token = claims.get(nameReply(key))
    claims.delete(nameReply(key))
    // Claimed while Redis was away: nobody else can know of it.
    if (token === undefined) return local.start(key, write, given)
    return local.start(
      key,
      async (writer) => {
        const recorder = recordReply({
          redis,
          key,
          token,
          limits,
          claimMs,
          isKept: given.isResumable ?? false,
          onLost: () => local.abort(key, SUPERSEDED),
        })
        const recorded = {
          signal: writer.signal,
          write(line: string) {
            writer.write(line)
            recorder.write(line)
          },
        }
        await write(recorded).finally(() => recorder.end())
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
    claim: async (key) => tryTo(() => claim(key)),
    giveUp,
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
