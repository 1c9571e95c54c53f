import type { LiveReply } from '../replies/types.ts'
import type { ReplyForm } from './replyForm.ts'

/**
 * An answer as the body of a response: its lines as they arrive, in a form that the reader understands,
 * and a heartbeat after each `heartbeatMs` of silence. A body that is cancelled tells the answer that
 * this reader has left.
 */
export function streamReply(
  reply: LiveReply,
  heartbeatMs: number,
  form: ReplyForm,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const reader = reply.read()
  const writer = form.open()
  let next: Promise<string | undefined> | undefined

  function close(controller: ReadableStreamDefaultController<Uint8Array>): void {
    const end = writer.end()
    if (end !== '') controller.enqueue(encoder.encode(end))
    controller.close()
  }

  return new ReadableStream(
    {
      async pull(controller) {
        let bytes = ''
        // Some lines are empty in a form, but a reader waits for bytes.
        while (bytes === '') {
          next ??= reader.next()
          const lines = await orHeartbeat(next, heartbeatMs)
          if (lines !== HEARTBEAT) next = undefined
          if (lines === undefined) return close(controller)
          bytes = lines === HEARTBEAT ? form.heartbeat : writer.write(lines)
        }
        controller.enqueue(encoder.encode(bytes))
      },
      cancel() {
        reader.leave()
      },
    },
    // Nothing is read ahead of the reader: lines stay in the live reply, where the next reader finds
    // them too.
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
