import { setTimeout as delay } from 'node:timers/promises'
import { RECORD_MS } from '../redis/connect.node.ts'
import type { RedisConnection, StreamEntry } from '../redis/connect.node.ts'
import type { LiveReply, ReplyReader } from './types.ts'

/** How often a reader looks for new lines of an answer that another node writes. */
const LOOK_MS = 100
/** Entries that are read at once. */
const AT_ONCE = 200

/** Reads an answer of another node from its stream, while it is written or after its end. */
export function openRemoteReply(redis: RedisConnection, stream: string, claim: string): LiveReply {
  return { read: () => createReader(redis, stream, claim) }
}

function createReader(redis: RedisConnection, stream: string, claim: string): ReplyReader {
  let last = '-'
  let hasEnded = false
  let hasLeft = false

  async function look(): Promise<string> {
    const found = await redis.run(
      (client) => client.xRange(stream, last, '+', { COUNT: AT_ONCE }),
      RECORD_MS,
    )
    const entries = found as unknown as StreamEntry[]
    const end = entries.at(-1)
    if (end) last = `(${end.id}`
    hasEnded = entries.some(({ message }) => message['e'] !== undefined)
    return entries.map(({ message }) => message['l'] ?? '').join('')
  }

  /** Without a claim, the writer is gone and no more lines will come. */
  async function hasWriter(): Promise<boolean> {
    return (await redis.run((client) => client.exists(claim), RECORD_MS)) > 0
  }

  return {
    async next() {
      try {
        while (!hasEnded && !hasLeft) {
          const isWritten = await hasWriter()
          const text = await look()
          if (text !== '') return text
          if (!isWritten && !hasEnded) return undefined
          if (!hasEnded) await delay(LOOK_MS)
        }
      } catch {
        // Redis is away, which its connection logs. For the reader the answer breaks off, and they may
        // ask again.
      }
      return undefined
    },
    leave() {
      hasLeft = true
    },
  }
}
