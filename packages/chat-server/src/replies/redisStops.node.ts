import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '@docent/answers'
import type { RedisConnection, StreamEntry } from '../redis/connect.node.ts'

export interface Stops {
  /** Tells every node to stop the answers of a conversation, and to forget them as well. */
  tell(conversationId: string, isForgotten: boolean): Promise<void>
  close(): Promise<void>
}

/** All nodes read this stream. A message on a channel would be lost while a node reconnects. */
const STREAM = 'docent:stops'
/** How many stops are kept: enough for a node that was away for a while. */
const KEPT = 1_000
const WAIT_MS = 2_000
const RETRY_MS = 500

/** Listens on a separate connection for stop requests to other nodes. */
export function followStops(
  redis: RedisConnection,
  log: Log,
  onStop: (conversationId: string, isForgotten: boolean) => void,
): Stops {
  const client = redis.duplicate()
  // The main connection reports that Redis is away.
  client.on('error', () => undefined)
  let isOpen = true
  let last = '$'

  async function listen(): Promise<void> {
    await client.connect()
    while (isOpen) {
      try {
        if (last === '$') last = await findNewest()
        for (const { id, message } of await read()) {
          last = id
          onStop(message['chat'] ?? '', message['forget'] === '1')
        }
      } catch {
        if (isOpen) await delay(RETRY_MS)
      }
    }
  }

  /** Between two calls nothing may be missed, so "the newest" is looked up once. */
  async function findNewest(): Promise<string> {
    const newest = (await client.xRevRange(STREAM, '+', '-', {
      COUNT: 1,
    })) as unknown as StreamEntry[]
    return newest[0]?.id ?? '0-0'
  }

  async function read(): Promise<readonly StreamEntry[]> {
    const found = await client.xRead({ key: STREAM, id: last }, { BLOCK: WAIT_MS })
    const [stream] = (found ?? []) as unknown as { messages: StreamEntry[] }[]
    return stream?.messages ?? []
  }

  const listening = listen().catch((error: unknown) => {
    if (isOpen) log.error('this node cannot read which answers other nodes stop', error)
  })
  return {
    async tell(chat, isForgotten) {
      const message = { chat, forget: isForgotten ? '1' : '0' }
      const trim = { strategy: 'MAXLEN', strategyModifier: '~', threshold: KEPT } as const
      await redis.run((ready) => ready.xAdd(STREAM, '*', message, { TRIM: trim }))
    },
    async close() {
      isOpen = false
      if (client.isOpen) client.destroy()
      await listening
    },
  }
}
