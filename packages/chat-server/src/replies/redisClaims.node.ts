import { createId } from '@docent/protocol/api'
import type { RedisConnection } from '../redis/connect.node.ts'
import { nameReply } from './memory.ts'
import { nameKeys } from './redisKeys.ts'
import { openRemoteReply } from './redisReader.node.ts'
import { GIVE_UP } from './redisScripts.ts'
import type { LiveReply, ReplyKey } from './types.ts'

/** The questions that this node has claimed, so that no other node answers them too. */
export interface RedisClaims {
  /** Claims a question. If another node has claimed it, this is its reply. */
  claim(key: ReplyKey): Promise<LiveReply | undefined>
  /** Ends a claim in this process, and returns the name of its stream. Undefined if there is no claim. */
  take(key: ReplyKey): string | undefined
  /** Leaves a question to other nodes. */
  giveUp(key: ReplyKey): Promise<void>
}

export function createRedisClaims(redis: RedisConnection, claimMs: number): RedisClaims {
  /** The names of the streams of the claimed questions. */
  const claims = new Map<string, string>()

  function take(key: ReplyKey): string | undefined {
    const token = claims.get(nameReply(key))
    claims.delete(nameReply(key))
    return token
  }

  return {
    async claim(key) {
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
    },
    take,
    async giveUp(key) {
      const token = take(key)
      if (token === undefined) return
      await redis.script(GIVE_UP, [nameKeys(key.conversationId).claim(key.question)], [token])
    },
  }
}
