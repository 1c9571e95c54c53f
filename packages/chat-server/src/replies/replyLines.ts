import type { LiveReply, ReplyReader, ReplyWriter } from './types.ts'

/** The lines of one answer in this process, with those who read it. */
export interface ReplyLines {
  readonly writer: ReplyWriter
  readonly reply: LiveReply
  /** How many bytes there are so far, one for each UTF-16 unit. */
  readonly length: number
  stop(reason: string): void
  end(): void
}

/** @param leaveMs How long the answer goes on once nobody reads it. */
export function createReplyLines(leaveMs: number): ReplyLines {
  const lines: string[] = []
  const controller = new AbortController()
  let length = 0
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
        length += line.length
        announce()
      },
    },
    reply: { read },
    get length() {
      return length
    },
    stop: (reason) => controller.abort(reason),
    end() {
      hasEnded = true
      clearTimeout(leaving)
      announce()
    },
  }
}
