import { APICallError } from '@ai-sdk/provider'

/** Statuses that may change in a moment. */
const PASSING = new Set([408, 409, 429, 500, 502, 503, 504, 529])

export type FailureKind =
  | 'http'
  | 'network'
  | 'connect'
  | 'slow'
  | 'idle'
  | 'cut'
  | 'empty'
  | 'unreadable'
  | 'too long'
  | 'too many calls'
  | 'leak'
  | 'open'
  /** The day's money is spent. */
  | 'budget'
  /** This visitor, or this address, has used its tokens of the day. */
  | 'visitor limit'
  | 'counter'
  | 'no answer'

/** A model did not answer. Contains nothing from its provider, because that may contain keys. */
export class ModelFailure extends Error {
  override name = 'ModelFailure'
  readonly kind: FailureKind
  /** For `http`. */
  readonly status: number | undefined
  /** How long the provider asks to wait. */
  readonly retryAfterMs: number | undefined

  constructor(kind: FailureKind, status?: number, retryAfterMs?: number) {
    super(`The model did not answer: ${describe(kind, status)}.`)
    this.kind = kind
    this.status = status
    this.retryAfterMs = retryAfterMs
  }

  /** Its name in a receipt. */
  get outcome(): string {
    return describe(this.kind, this.status)
  }

  /** Whether another try may succeed. */
  get isPassing(): boolean {
    if (this.kind === 'http') return PASSING.has(this.status ?? 0)
    return this.kind === 'network' || this.kind === 'connect' || this.kind === 'cut'
  }
}

function describe(kind: FailureKind, status: number | undefined): string {
  return kind === 'http' ? `http ${status}` : kind
}

/** Turns a provider's exception or error event into our failure. */
export function toModelFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (APICallError.isInstance(error)) {
    const { statusCode, responseHeaders } = error
    if (statusCode === undefined) return new ModelFailure('network')
    // A body that cannot be read came with a status of success.
    if (statusCode < 400) return new ModelFailure('unreadable')
    return new ModelFailure('http', statusCode, readRetryAfter(responseHeaders))
  }
  const said = errorType(error)
  if (said === 'overloaded_error') return new ModelFailure('http', 529)
  if (said === 'rate_limit_error') return new ModelFailure('http', 429)
  if (said !== undefined) return new ModelFailure('http', 500)
  return new ModelFailure(isUnreadable(error) ? 'unreadable' : 'network')
}

/** The type of an error event in a stream: an object, or a text, of each provider's own form. */
function errorType(error: unknown): string | undefined {
  if (typeof error === 'string') return error
  if (typeof error !== 'object' || error === null || error instanceof Error) return undefined
  const { type, error: inner } = error as { type?: unknown; error?: unknown }
  if (typeof inner === 'object' && inner !== null) return errorType(inner)
  return typeof type === 'string' ? type : 'error'
}

const UNREADABLE = /JSONParse|TypeValidation|InvalidResponse|EmptyResponse|NoContent/

function isUnreadable(error: unknown): boolean {
  return error instanceof Error && UNREADABLE.test(error.name)
}

/** `retry-after` in milliseconds: seconds or a date, or the finer header that some providers send. */
function readRetryAfter(headers: Record<string, string> | undefined): number | undefined {
  const fine = Number(headers?.['retry-after-ms'])
  if (fine > 0) return fine
  const said = headers?.['retry-after']
  if (said === undefined) return undefined
  const seconds = Number(said)
  if (!Number.isNaN(seconds)) return Math.max(0, seconds * 1000)
  const at = Date.parse(said)
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now())
}
