import { digest } from '@docent/protocol/api'
import type { RedisConnection } from '../redis/connect.node.ts'
import { createConversationId } from '../requests/chatToken.ts'
import type { Meeting, Twins } from './twins.ts'

/** An answer takes at most this long, and its end deletes the record earlier. */
const KEPT_MS = 120_000

interface Agreed {
  readonly conversationId: string
  /** Whether this node was the first. */
  readonly isOurs: boolean
}

/** Recognises the same first request when it comes to several nodes at once. */
export function createRedisTwins(redis: RedisConnection, prefix = 'docent:twin:'): Twins {
  const beginning = new Map<string, Promise<Agreed>>()

  async function agree(name: string): Promise<Agreed> {
    const conversationId = createConversationId()
    const other = await redis
      .run((client) =>
        client.set(prefix + name, conversationId, {
          condition: 'NX',
          GET: true,
          expiration: { type: 'PX', value: KEPT_MS },
        }),
      )
      // While Redis is away, each node recognises its own twins only.
      .catch(() => null)
    if (other === null) return { conversationId, isOurs: true }
    beginning.delete(name)
    return { conversationId: other, isOurs: false }
  }

  function forget(name: string): void {
    beginning.delete(name)
    // A key that cannot be deleted expires.
    void redis.run((client) => client.del(prefix + name)).catch(() => undefined)
  }

  return {
    async meet(request): Promise<Meeting> {
      const name = await digest(request)
      const known = beginning.get(name)
      const agreed = known ?? agree(name)
      if (!known) beginning.set(name, agreed)
      const { conversationId, isOurs } = await agreed
      if (known || !isOurs) return { conversationId, isFirst: false, forget: () => undefined }
      return { conversationId, isFirst: true, forget: () => forget(name) }
    },
  }
}
