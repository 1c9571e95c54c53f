import { RECORD_MS } from '../redis/connect.node.ts'
import type { RedisConnection } from '../redis/connect.node.ts'
import { nameKeys, writeLatest } from './redisKeys.ts'
import { APPEND, END } from './redisScripts.ts'
import type { ReplyKey, ReplyLimits } from './types.ts'

export interface RecorderOptions {
  readonly redis: RedisConnection
  readonly key: ReplyKey
  readonly token: string
  readonly limits: ReplyLimits
  readonly claimMs: number
  /** Whether a reader may come back for the answer after its end. */
  readonly isKept: boolean
  /** Called when another node has claimed the question. */
  readonly onLost: () => void
}

export interface Recorder {
  write(line: string): void
  /** Resolves when the end is recorded, or cannot be. */
  end(): Promise<void>
}

/** How long an answer that nobody comes back for stays, for readers who are just behind. */
const BEHIND_MS = 10_000

/**
 * Records an answer's lines in Redis as they arrive, those of one moment together, and shows that this
 * node is alive. An answer is finished here whatever becomes of the record.
 */
export function recordReply(options: RecorderOptions): Recorder {
  const { redis, key, token, limits, claimMs, isKept, onLost } = options
  const keys = nameKeys(key.conversationId)
  const names = [keys.claim(key.question), keys.stream(token), keys.latest]
  const latest = writeLatest(token, key.question)
  const streamMs = limits.resumeMs + limits.replayMs
  let waiting = ''
  let length = 0
  let sending: Promise<void> | undefined

  async function send(): Promise<void> {
    const lines = waiting
    waiting = ''
    try {
      const values = [token, claimMs, lines, streamMs, latest]
      const isHeld = await redis.script(APPEND, names, values, RECORD_MS)
      if (isHeld === 0) onLost()
    } catch {
      // Without these lines a reader elsewhere would read a text with a hole in it.
      length = Infinity
    }
  }

  /** One call at a time, so that lines stay in order; lines that arrive meanwhile go with the next. */
  function flush(): Promise<void> {
    sending ??= send().finally(() => {
      sending = undefined
      if (waiting !== '') void flush()
    })
    return sending
  }

  void flush()
  const living = setInterval(() => void flush(), claimMs / 4)
  living.unref()
  return {
    write(line) {
      length += line.length
      if (length > limits.replayBytes) return
      waiting += line
      void flush()
    },
    async end() {
      clearInterval(living)
      while (sending) await sending
      const keptMs = isKept ? limits.replayMs : BEHIND_MS
      const isWhole = length <= limits.replayBytes
      await redis
        .script(END, names, [token, waiting, isWhole ? keptMs : 0, latest], RECORD_MS)
        .catch(() => undefined)
    },
  }
}
