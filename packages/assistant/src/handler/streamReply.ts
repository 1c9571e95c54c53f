import type { LiveReply } from '../replies/types.ts'

/**
 * An answer as the body of a response: its lines as they come, and an empty line after each
 * `heartbeatMs` of silence. A body that is cancelled tells the answer that this reader has left.
 */
export function streamReply(reply: LiveReply, heartbeatMs: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const reader = reply.read()
  let next: Promise<string | undefined> | undefined

  return new ReadableStream(
    {
      async pull(controller) {
        next ??= reader.next()
        const text = await orHeartbeat(next, heartbeatMs)
        if (text === HEARTBEAT) {
          controller.enqueue(encoder.encode('\n'))
          return
        }
        next = undefined
        if (text === undefined) controller.close()
        else controller.enqueue(encoder.encode(text))
      },
      cancel() {
        reader.leave()
      },
    },
    // Nothing is taken ahead of the reader: lines wait where the next reader finds them too.
    { highWaterMark: 0 },
  )
}

const HEARTBEAT = Symbol('heartbeat')

function orHeartbeat<Value>(
  value: Promise<Value>,
  afterMs: number,
): Promise<Value | typeof HEARTBEAT> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<typeof HEARTBEAT>((resolve) => {
    timer = setTimeout(() => resolve(HEARTBEAT), afterMs)
  })
  return Promise.race([value, silence]).finally(() => clearTimeout(timer))
}
