import { StreamParseError } from '@docent/protocol'
import type { StreamPart } from '@docent/protocol'

export interface GoOnOptions {
  readonly signal: AbortSignal
  /** Requests the same reply again, from its start. It yields nothing if the server has no reply. */
  readonly again: () => AsyncIterable<StreamPart>
  readonly wait?: (ms: number) => Promise<void>
}

/** How long to wait before each try: a server that restarts, or a phone between two networks. */
const TRY_AFTER_MS = [0, 500, 1500]

/**
 * Yields the parts of a reply, and continues it after a broken connection. It skips earlier parts,
 * and ends if the server no longer has the reply.
 */
export async function* goOn(
  first: AsyncIterable<StreamPart>,
  { signal, again, wait = waitFor }: GoOnOptions,
): AsyncGenerator<StreamPart> {
  const seen: StreamPart[] = []
  let isFinished = false

  async function* read(parts: AsyncIterable<StreamPart>): AsyncGenerator<StreamPart> {
    let place = 0
    for await (const part of parts) {
      const known = seen[place++]
      if (!known) {
        seen.push(part)
        isFinished ||= part.type === 'finish_message'
        yield part
      } else if (isStart(known) && !isSame(known, part)) return
    }
  }

  let failure: unknown
  for (const ms of [undefined, ...TRY_AFTER_MS]) {
    if (isFinished || signal.aborted) return
    if (ms !== undefined) await wait(ms)
    try {
      yield* read(ms === undefined ? first : again())
      // The first stream may have ended only because its connection did.
      if (ms !== undefined) return
    } catch (error) {
      if (error instanceof StreamParseError) throw error
      failure = error
    }
  }
  throw failure
}

function isStart({ type }: StreamPart): boolean {
  return type === 'start_step'
}

function isSame(one: StreamPart, other: StreamPart): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function waitFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
