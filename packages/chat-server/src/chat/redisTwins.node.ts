import { digest } from '@docent/protocol/api'
import type { RedisConnection } from '../redis/connect.node.ts'
import { createTwins } from './twins.ts'
import type { Meeting, Twins } from './twins.ts'

/** An answer takes no longer, and its end forgets the request before that. */
const KEPT_MS = 120_000

/** Recognises the same first request when it comes to two nodes at once. */
export function createRedisTwins(redis: RedisConnection, prefix = 'docent:twin:'): Twins {
  const local = createTwins()

  async function agree(name: string, meeting: Meeting): Promise<Meeting> {
    const other = await redis.run((client) =>
      client.set(name, meeting.conversationId, {
        condition: 'NX',
        GET: true,
        expiration: { type: 'PX', value: KEPT_MS },
      }),
    )
    if (other !== null) {
      meeting.forget()
      return { conversationId: other, isFirst: false, forget: () => undefined }
    }
    return {
      ...meeting,
      forget() {
        meeting.forget()
        // What stays is forgotten by its time.
        void redis.run((client) => client.del(name)).catch(() => undefined)
      },
    }
  }

  return {
    async meet(request) {
      const meeting = await local.meet(request)
      if (!meeting.isFirst) return meeting
      // While Redis is away, each node recognises its own twins only.
      return agree(prefix + (await digest(request)), meeting).catch(() => meeting)
    },
  }
}
