import { CHAT_FAILED, EMPTY_BODY, decodeStream, readChunks } from '@docent/protocol'
import type { StreamPart } from '@docent/protocol'
import { RESUME_HEADER } from '@docent/protocol/api'
import { goOn } from './goOn.ts'
import { MAX_REFUSAL_BYTES, MAX_REPLY_BYTES } from './limits.ts'
import { writeRequest } from './request.ts'
import type { ChatTurn } from './request.ts'
import { createTokens } from './tokens.ts'
import type { ChatTokens, TokenStorage } from './tokens.ts'

/** How the session reaches an assistant. */
export interface Transport {
  /**
   * Asks, and yields the parts of the answer as they arrive.
   *
   * Once `signal` is aborted, or the caller leaves the loop, nothing keeps running. It throws on
   * failure; the caller judges a stream that merely ends.
   */
  send(turn: ChatTurn, options: { signal: AbortSignal }): AsyncIterable<StreamPart>
  /**
   * Yields the parts of the chat's running reply from its start, or none if there is nothing to resume.
   * Otherwise like `send`. A transport without it cannot resume.
   */
  resume?(chatId: string, options: { signal: AbortSignal }): AsyncIterable<StreamPart>
  /** Whether the server keeps replies for readers who come back. */
  readonly canResume?: boolean
  /** Tells the server to end the chat's running reply, which may continue without a reader. */
  stop?(chatId: string): void
}

export interface FetchTransportOptions {
  readonly endpoint: string
  readonly headers?: Readonly<Record<string, string>>
  readonly fetch?: typeof globalThis.fetch
  /** `data`: the coded lines of the chat stream. `text`: the raw text of one answer. @default 'data' */
  readonly protocol?: 'data' | 'text'
  /** Where the visitor's session token is kept beyond this page. @default nowhere */
  readonly storage?: TokenStorage
  /** Under which name. @default 'docent:session' */
  readonly storageKey?: string
  /**
   * Whether the server keeps replies for readers who come back. A reply then continues after its
   * connection broke, and only `stop` ends it.
   *
   * @default false
   */
  readonly canResume?: boolean
}

export interface FetchTransport extends Transport {
  readonly tokens: ChatTokens
  /**
   * Sends something about a chat to another address of the assistant, also while the page is left.
   * Rejects if it was not taken.
   */
  tell(chatId: string, url: string, message: object): Promise<void>
  /** The assistant's copy of a chat, as JSON. Rejects if it has none. */
  read(chatId: string, url: string): Promise<string>
  /** Erases a chat on the server. Rejects if that is uncertain. */
  erase(chatId: string, url: string): Promise<void>
}

/** The assistant refused, or could not be reached at all: then `status` is 0. */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  readonly status: number
  /** How long to wait before another try, if the server said. */
  readonly retryAfterMs: number | undefined

  constructor(status: number, text: string, options?: ErrorOptions & { retryAfterMs?: number }) {
    super(text, options)
    this.status = status
    this.retryAfterMs = options?.retryAfterMs
  }
}

/**
 * A transport over `POST endpoint`.
 *
 * It keeps the conversation's token that an answer carries, and sends it with the next question of
 * the same chat; likewise the visitor's session token, which the rate limits count by.
 *
 * @throws {Error} for a protocol that does not exist.
 */
export function createFetchTransport(options: FetchTransportOptions): FetchTransport {
  const { endpoint, headers = {}, protocol = 'data', storage, canResume = false } = options
  const decode = decoders[protocol]
  if (!decode) throw new Error(`Unknown stream protocol: ${String(protocol)}`)
  const tokens = createTokens(storage, options.storageKey)
  /** A running stop request. The next question waits for it, or it could end that question's answer. */
  let stopping: Promise<void> | undefined

  async function request(chatId: string, url: string, init: RequestInit): Promise<Response> {
    // Looked up late, so that a page may still replace its own `fetch`.
    const { fetch = globalThis.fetch } = options
    const known = { ...headers, ...tokens.headersFor(chatId) }
    const response = await reach(() =>
      fetch(url, { ...init, headers: { ...(init.headers as typeof known), ...known } }),
    )
    tokens.keep(chatId, response.headers)
    if (!response.ok) throw await readRefusal(response)
    return response
  }

  async function tell(chatId: string, url: string, message: object): Promise<void> {
    const body = JSON.stringify({ chatId, ...message })
    await request(chatId, url, { method: 'POST', headers: JSON_BODY, body, keepalive: true })
  }

  const resume: Required<Transport>['resume'] = async function* (chatId, { signal }) {
    yield* decode(readReply(await request(chatId, addressOf(endpoint, chatId), { signal })))
  }

  return {
    tokens,
    canResume,
    async *send(turn, { signal }) {
      await stopping
      const response = await request(turn.chatId, endpoint, {
        method: 'POST',
        headers: canResume ? { ...JSON_BODY, [RESUME_HEADER]: 'on' } : JSON_BODY,
        body: writeRequest(turn),
        signal,
      })
      const parts = decode(notEmpty(response))
      const again = () => resume(turn.chatId, { signal })
      yield* canResume ? goOn(parts, { signal, again }) : parts
    },
    resume,
    stop(chatId) {
      if (!canResume) return
      // If the server cannot be reached, the reply ends by itself.
      stopping = tell(chatId, `${endpoint}/stop`, {}).catch(() => undefined)
    },
    tell,
    async read(chatId, url) {
      return (await request(chatId, addressOf(url, chatId), {})).text()
    },
    async erase(chatId, url) {
      try {
        await request(chatId, addressOf(url, chatId), { method: 'DELETE' })
      } catch (error) {
        // It is forgotten already, or was never kept.
        if (!(error instanceof TransportError) || error.status !== 404) throw error
      }
    },
  }
}

function addressOf(url: string, chatId: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}chatId=${encodeURIComponent(chatId)}`
}

const JSON_BODY = { 'content-type': 'application/json' }

const REPLY_TOO_LONG = `Cannot read the reply: it is longer than ${MAX_REPLY_BYTES} bytes.`

type Decoder = (body: AsyncIterable<Uint8Array>) => AsyncIterable<StreamPart>

const decoders: Readonly<Record<string, Decoder>> = { data: decodeStream, text: decodeText }

/** The raw text of one answer: only its end shows how it ended. */
async function* decodeText(body: AsyncIterable<Uint8Array>): AsyncGenerator<StreamPart> {
  const decoder = new TextDecoder()
  for await (const bytes of body) {
    yield { type: 'text', value: decoder.decode(bytes, { stream: true }) }
  }
  yield { type: 'text', value: decoder.decode() }
  yield { type: 'finish_message', value: { finishReason: 'unknown' } }
}

async function reach(ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask()
  } catch (cause) {
    throw new TransportError(0, 'The assistant could not be reached.', { cause })
  }
}

/** The bytes of a reply, which may never end by itself. */
async function* readReply({ status, body }: Response): AsyncGenerator<Uint8Array> {
  let length = 0
  for await (const bytes of readChunks(body)) {
    length += bytes.length
    if (length > MAX_REPLY_BYTES) throw new TransportError(status, REPLY_TOO_LONG)
    yield bytes
  }
}

async function* notEmpty(response: Response): AsyncGenerator<Uint8Array> {
  let isEmpty = true
  for await (const bytes of readReply(response)) {
    if (bytes.length > 0) isEmpty = false
    yield bytes
  }
  if (isEmpty) throw new TransportError(response.status, EMPTY_BODY)
}

async function readRefusal(response: Response): Promise<TransportError> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of readChunks(response.body)) {
    text += decoder.decode(chunk, { stream: true })
    bytes += chunk.length
    if (bytes > MAX_REFUSAL_BYTES) break
  }
  const retryAfterMs = readRetryAfter(response.headers.get('retry-after'))
  return new TransportError(response.status, text.trim() || CHAT_FAILED, {
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  })
}

/** `retry-after` holds seconds or a date. */
function readRetryAfter(value: string | null): number | undefined {
  if (value === null) return undefined
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}
