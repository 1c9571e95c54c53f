import { applyPart, readReply } from '@docent/protocol'
import type { ChatMessage, JSONValue, Reply, StreamPart } from '@docent/protocol'
import { InterruptedError, ReplyError } from './failure.ts'

/** More of a reply. `message` is absent until there is something of it to keep. */
interface ReplyUpdate {
  readonly message?: ChatMessage
  /** Whether something has arrived that a person can see. */
  readonly isVisible: boolean
  /** The kind of the newest part that carries text, reasoning or a search. */
  readonly at: StreamPart['type'] | undefined
  /** The data that has arrived since the update before. */
  readonly data: readonly JSONValue[]
}

type ToolResultValue = (StreamPart & { type: 'tool_result' })['value']

export interface RunOptions {
  readonly reply: Reply
  /** Asks the assistant. The signal is aborted when the run ends, for any reason. */
  readonly ask: (signal: AbortSignal) => AsyncIterable<StreamPart>
  /** Calls back once, a little later, unless the returned function was called. */
  readonly schedule: (update: () => void) => () => void
  readonly onUpdate: (update: ReplyUpdate) => void
  readonly onFinish: () => void
  /** A whole reply, and everything that may follow it, has arrived. */
  readonly onEnd: () => void
  /** `isFinished` when the reply was whole, and something went wrong behind it. */
  readonly onFail: (error: unknown, isFinished: boolean) => void
}

/** A reply that is being received. */
export interface Run {
  /** Reports at once what has arrived and was not reported yet. */
  flush(): void
  /** Adds the result of a tool of the page, if the reply has called it. */
  addResult(value: ToolResultValue): void
  /** Ends the request. The run reports nothing afterwards. */
  cancel(): void
}

/** Receives a reply: many parts, few updates, one end. */
export function startRun(options: RunOptions): Run {
  const { reply, ask, schedule, onUpdate, onFinish, onEnd, onFail } = options
  const controller = new AbortController()
  let isLive = true
  let dataTold = 0
  let at: StreamPart['type'] | undefined
  let cancelUpdate: (() => void) | undefined

  function flush(): void {
    cancelUpdate?.()
    cancelUpdate = undefined
    const data = reply.data.slice(dataTold)
    dataTold = reply.data.length
    const message = readReply(reply)
    const isKept = reply.hasContent || message.toolInvocations !== undefined
    onUpdate({ ...(isKept && { message }), isVisible: reply.hasContent, at, data })
  }

  function take(part: StreamPart): void {
    refuseAfterFinish(reply, part)
    applyPart(reply, part)
    if (ACTS.test(part.type)) at = part.type
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
      if (!isLive) return
      if (!reply.finish) throw new InterruptedError()
      flush()
      onEnd()
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
    addResult(value) {
      const { toolInvocations = [] } = readReply(reply)
      const isCalled = toolInvocations.some(({ toolCallId }) => toolCallId === value.toolCallId)
      if (isLive && isCalled) applyPart(reply, { type: 'tool_result', value })
    },
    cancel() {
      isLive = false
      cancelUpdate?.()
      controller.abort()
    },
  }
}

/** The kinds of part that carry text, reasoning or a search. */
const ACTS = /^(text|file|tool)|reasoning$/

/** Data and annotations may follow the end of a reply, and nothing else. */
function refuseAfterFinish({ finish }: Reply, { type }: StreamPart): void {
  if (!finish || type === 'data' || type === 'message_annotations') return
  throw new Error(`The chat stream continued after its end, with a part of type ${type}.`)
}
