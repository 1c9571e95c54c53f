import { STREAM_HEADERS, encodePart } from '@docent/protocol'
import type { StreamPart } from '@docent/protocol'

/** An answer in the hands of a script: it comes when it is sent, and not before. */
export interface PlayedReply {
  send(...parts: StreamPart[]): void
  /** Sends the last of it, and ends it in order. */
  finish(...parts: StreamPart[]): void
  /** Ends it in the middle, as a server does that is switched off. */
  cut(): void
  /** Answers with something else than a stream. */
  refuse(status: number, text?: string, headers?: Readonly<Record<string, string>>): void
  /** No answer comes back at all. */
  fail(): void
}

export interface Script {
  /** In the place of the page's own. */
  readonly fetch: typeof fetch
  /** The reply to the next unanswered question, as soon as it is asked. */
  next(): Promise<PlayedReply>
}

export interface ScriptOptions {
  /** The response of `GET /api/assistant`. */
  readonly settings?: object
}

/**
 * A server that is played by hand, within the page. Questions wait for their replies; the settings
 * are there at once, and whatever else the chat may ask for is accepted with nothing to say.
 */
export function createScript({ settings = {} }: ScriptOptions = {}): Script {
  const held: PlayedReply[] = []
  const waiting: ((reply: PlayedReply) => void)[] = []

  function answerQuestion(signal: AbortSignal | null | undefined): Promise<Response> {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const reply = createReply({ resolve, reject, signal })
    const taker = waiting.shift()
    if (taker) taker(reply)
    else held.push(reply)
    return promise
  }

  return {
    async fetch(input, init) {
      const { pathname } = new URL(input instanceof Request ? input.url : input, document.baseURI)
      if (pathname.endsWith('/gen-ai')) return answerQuestion(init?.signal)
      if (pathname.endsWith('/assistant')) return Response.json(settings)
      return new Response(null, { status: 204 })
    },
    next() {
      const reply = held.shift()
      return reply ? Promise.resolve(reply) : new Promise((resolve) => waiting.push(resolve))
    },
  }
}

interface ReplyWay {
  readonly resolve: (response: Response) => void
  readonly reject: (reason: unknown) => void
  readonly signal: AbortSignal | null | undefined
}

const FINISH: StreamPart = { type: 'finish_message', value: { finishReason: 'stop' } }

function createReply({ resolve, reject, signal }: ReplyWay): PlayedReply {
  const encoder = new TextEncoder()
  let feed: ReadableStreamDefaultController<Uint8Array> | undefined

  function open(): ReadableStreamDefaultController<Uint8Array> | undefined {
    if (feed) return feed
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (feed = controller) })
    resolve(new Response(body, { headers: STREAM_HEADERS }))
    return feed
  }

  function send(...parts: StreamPart[]): void {
    open()?.enqueue(encoder.encode(parts.map(encodePart).join('')))
  }

  signal?.addEventListener('abort', () => {
    reject(signal.reason)
    feed?.error(signal.reason)
  })
  return {
    send,
    finish(...parts) {
      send(...parts, FINISH)
      feed?.close()
    },
    cut: () => open()?.close(),
    refuse: (status, text = '', headers = {}) => resolve(new Response(text, { status, headers })),
    fail: () => reject(new TypeError('Failed to fetch')),
  }
}
