import { SHUTDOWN, STOPPED } from './types.ts'
import type { LiveReplies, LiveReply, ReplyKey, ReplyReader, ReplyWriter } from './types.ts'

export interface MemoryRepliesOptions {
  /** How long an answer goes on once nobody reads it. */
  leaveMs: number
}

interface OpenReply {
  readonly conversationId: string
  readonly lines: Lines
  readonly ended: Promise<void>
}

/** Keeps the answers under way in this process. */
export function createMemoryReplies({ leaveMs }: MemoryRepliesOptions): LiveReplies {
  const byKey = new Map<string, OpenReply>()
  return {
    get size() {
      return byKey.size
    },
    find: (key) => byKey.get(nameOf(key))?.lines.reply,
    start(key, write) {
      const lines = createLines(leaveMs)
      const ended = write(lines.writer).finally(() => {
        byKey.delete(nameOf(key))
        lines.end()
      })
      // Whoever writes answers for its own errors; here one only ends the reply.
      ended.catch(() => undefined)
      byKey.set(nameOf(key), { conversationId: key.conversationId, lines, ended })
      return lines.reply
    },
    stop(conversationId) {
      for (const open of byKey.values()) {
        if (open.conversationId === conversationId) open.lines.stop(STOPPED)
      }
    },
    async stopAll() {
      const all = [...byKey.values()]
      for (const { lines } of all) lines.stop(SHUTDOWN)
      await Promise.allSettled(all.map(({ ended }) => ended))
    },
  }
}

function nameOf({ conversationId, question }: ReplyKey): string {
  return `${conversationId} ${question}`
}

interface Lines {
  readonly writer: ReplyWriter
  readonly reply: LiveReply
  stop(reason: string): void
  end(): void
}

function createLines(leaveMs: number): Lines {
  const lines: string[] = []
  const controller = new AbortController()
  let hasEnded = false
  let readers = 0
  let leaving: ReturnType<typeof setTimeout> | undefined
  let change = Promise.withResolvers<void>()

  function announce(): void {
    change.resolve()
    change = Promise.withResolvers()
  }

  function read(): ReplyReader {
    let place = 0
    let isHere = true
    readers += 1
    clearTimeout(leaving)
    return {
      async next() {
        while (place === lines.length && !hasEnded) await change.promise
        if (place === lines.length) return undefined
        const text = lines.slice(place).join('')
        place = lines.length
        return text
      },
      leave() {
        if (!isHere) return
        isHere = false
        readers -= 1
        if (readers === 0 && !hasEnded) leaving = setTimeout(() => controller.abort(), leaveMs)
      },
    }
  }

  return {
    writer: {
      signal: controller.signal,
      write(line) {
        lines.push(line)
        announce()
      },
    },
    reply: { read },
    stop: (reason) => controller.abort(reason),
    end() {
      hasEnded = true
      clearTimeout(leaving)
      announce()
    },
  }
}
