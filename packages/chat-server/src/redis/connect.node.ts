import { setTimeout as delay } from 'node:timers/promises'
import { createClient } from '@redis/client'
import type { RedisClientType } from '@redis/client'
import type { Log } from '@docent/answers'

type RedisClient = RedisClientType

/** An entry of a stream, which the client types as unknown. */
export interface StreamEntry {
  readonly id: string
  readonly message: Readonly<Record<string, string>>
}

export interface RedisConnection {
  /** Runs commands. Rejects at once while Redis is away, and after `withinMs` if it does not answer. */
  run<Result>(work: (client: RedisClient) => Promise<Result>, withinMs?: number): Promise<Result>
  /** Runs one script in Redis, where nothing else runs in between. */
  script(
    text: string,
    keys: readonly string[],
    values: readonly (string | number)[],
    withinMs?: number,
  ): Promise<unknown>
  /** Another connection, for commands that wait. */
  duplicate(): RedisClient
  close(): Promise<void>
}

/** How long a visitor's question may wait for Redis. */
const ANSWER_MS = 1_000
/** How long a start waits for the first connection before it goes on without it. */
const FIRST_MS = 2_000
const RECONNECT_MS = 250
const RECONNECT_MAX_MS = 3_000
/** A connection without a response for this time is closed; pings keep a healthy one open. */
const SILENT_MS = 5_000
/** How long the record of an answer may wait for Redis. Its visitor reads on meanwhile. */
export const RECORD_MS: number = SILENT_MS
const PING_MS = 1_500

/** Connects, and reconnects whenever Redis was unavailable. A start does not fail without Redis. */
export async function connectRedis(url: string, log: Log): Promise<RedisConnection> {
  const client = openClient(url)
  sayWhenAway(client, log)
  const connecting = client.connect().catch((error: unknown) => {
    log.error('Docent cannot connect to Redis: check REDIS_URL', error)
  })
  await Promise.race([connecting, delay(FIRST_MS, undefined, { ref: false })])
  if (!client.isReady) log.info('Redis is unavailable: this node counts limits by itself')

  const run: RedisConnection['run'] = (work, withinMs = ANSWER_MS) => within(work(client), withinMs)
  return {
    run,
    script: (text, keys, values, withinMs) =>
      run(
        (ready) => ready.eval(text, { keys: [...keys], arguments: values.map(String) }),
        withinMs,
      ),
    duplicate: () => openClient(url),
    async close() {
      if (client.isOpen) client.destroy()
    },
  }
}

function openClient(url: string): RedisClient {
  return createClient({
    url,
    // A question does not wait in a queue until Redis is back.
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: FIRST_MS,
      socketTimeout: SILENT_MS,
      reconnectStrategy: (retries) => Math.min(RECONNECT_MS * 2 ** retries, RECONNECT_MAX_MS),
    },
  })
}

/** One line when Redis goes and one when it is back, not one for every try. */
function sayWhenAway(client: RedisClient, log: Log): void {
  let isAway = false
  client.on('error', (error: Error) => {
    if (!isAway) log.error('Redis is unavailable: this node counts limits by itself', error)
    isAway = true
  })
  client.on('ready', () => {
    if (isAway) log.info('Redis is available again')
    isAway = false
  })
}

function within<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Redis did not answer within ${ms} ms.`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
