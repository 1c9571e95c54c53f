import { applyPart, readReply } from '@docent/protocol'
import type { ChatMessage, JSONValue, Reply, StreamPart } from '@docent/protocol'
import { InterruptedError, ReplyError } from './failure.ts'

/** More of a reply. `message` is absent until there is something of it to see. */
interface ReplyUpdate {
  readonly message?: ChatMessage
  /** The data that has arrived since the update before. */
  readonly data: readonly JSONValue[]
}

export interface RunOptions {
  readonly reply: Reply
  /** Asks the assistant. Whatever ends the run, the signal is aborted then. */
  readonly ask: (signal: AbortSignal) => AsyncIterable<StreamPart>
  /** Calls back once, a little later, unless the returned function was called. */
  readonly schedule: (update: () => void) => () => void
  readonly onUpdate: (update: ReplyUpdate) => void
  readonly onFinish: () => void
  /** `isFinished` when the reply was whole, and something went wrong behind it. */
  readonly onFail: (error: unknown, isFinished: boolean) => void
}

/** A reply that is being received. */
export interface Run {
  /** Tells at once what has arrived and was not told yet. */
  flush(): void
  /** Ends the request. From here on the run tells nothing. */
  cancel(): void
}

/** Receives a reply: many parts, few updates, one end. */
export function startRun(options: RunOptions): Run {
  const { reply, ask, schedule, onUpdate, onFinish, onFail } = options
  const controller = new AbortController()
  let isLive = true
  let dataTold = 0
  let cancelUpdate: (() => void) | undefined

  function flush(): void {
    cancelUpdate?.()
    cancelUpdate = undefined
    const data = reply.data.slice(dataTold)
    dataTold = reply.data.length
    onUpdate({ ...(reply.hasContent && { message: readReply(reply) }), data })
  }

  function take(part: StreamPart): void {
    refuseAfterFinish(reply, part)
    applyPart(reply, part)
    if (reply.error !== undefined) throw new ReplyError(reply.error)
    if (part.type === 'finish_message') {
      flush()
      onFinish()
    } else {
      cancelUpdate ??= schedule(flush)
    }
  }

  async function receive(): Promise<void> {
    try {
      for await (const part of ask(controller.signal)) {
        if (!isLive) return
        take(part)
      }
      if (isLive && !reply.finish) throw new InterruptedError()
    } catch (error) {
      if (!isLive) return
      flush()
      onFail(error, reply.finish !== undefined)
    } finally {
      controller.abort()
    }
  }

  void receive()
  return {
    flush,
    cancel() {
      isLive = false
      cancelUpdate?.()
      controller.abort()
    },
  }
}

/** Data and annotations may follow the end of a reply, and nothing else. */
function refuseAfterFinish({ finish }: Reply, { type }: StreamPart): void {
  if (!finish || type === 'data' || type === 'message_annotations') return
  throw new Error(`The chat stream went on after its end, with a part of type ${type}.`)
}
