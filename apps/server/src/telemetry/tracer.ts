import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** The facts about a step. They never include the words of visitors or models, addresses or tokens. */
export type Attributes = Readonly<Record<string, string | number | boolean>>

/** A step that has ended, as it is sent. */
export interface EndedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentId?: string
  readonly name: string
  readonly kind: SpanKind
  /** In nanoseconds since 1970. */
  readonly startedAt: bigint
  readonly endedAt: bigint
  readonly attributes: Attributes
  readonly hasFailed: boolean
}

export type SpanKind = 'internal' | 'server' | 'client'

/** A step that is under way. */
export interface Span {
  add(attributes: Attributes): void
  fail(): void
  /** Ends it. Only the first call counts. */
  end(): void
  /** Runs work whose steps belong to this one. */
  run<Result>(work: () => Result): Result
}

interface SpanOptions {
  readonly kind?: SpanKind
  readonly attributes?: Attributes
  /** The `traceparent` header of a request, whose trace this step then belongs to. */
  readonly from?: string | null
}

export interface Tracer {
  /** Begins a step within the running one, or a trace if no step is running. */
  start(name: string, options?: SpanOptions): Span
}

export interface TracerOptions {
  /** The share of traces that are recorded, from 0 to 1. */
  readonly share: number
  /** Takes each recorded step when it ends. */
  readonly take: (span: EndedSpan) => void
}

interface Place {
  readonly traceId: string
  readonly spanId: string
  readonly isRecorded: boolean
}

const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/

export function createTracer({ share, take }: TracerOptions): Tracer {
  const running = new AsyncLocalStorage<Place>()

  return {
    start(name, { kind = 'internal', attributes: first = {}, from } = {}) {
      const parent = readParent(from) ?? running.getStore()
      const traceId = parent?.traceId ?? randomBytes(16).toString('hex')
      const spanId = randomBytes(8).toString('hex')
      const isRecorded = parent?.isRecorded ?? Math.random() < share
      const startedAt = readClock()
      let attributes = first
      let hasFailed = false
      let hasEnded = false
      return {
        add: (more) => (attributes = { ...attributes, ...more }),
        fail: () => (hasFailed = true),
        end() {
          if (hasEnded) return
          hasEnded = true
          if (!isRecorded) return
          const endedAt = readClock()
          const parentId = parent && { parentId: parent.spanId }
          take({
            traceId,
            spanId,
            ...parentId,
            name,
            kind,
            startedAt,
            endedAt,
            attributes,
            hasFailed,
          })
        },
        run: (work) => running.run({ traceId, spanId, isRecorded }, work),
      }
    },
  }
}

function readParent(header: string | null | undefined): Place | undefined {
  const [, traceId, spanId, flags = '00'] = TRACEPARENT.exec(header ?? '') ?? []
  if (traceId === undefined || spanId === undefined) return undefined
  return { traceId, spanId, isRecorded: (Number.parseInt(flags, 16) & 1) === 1 }
}

/** The time of day to which the steady clock is added: it never jumps within a trace. */
const STARTED_AT = BigInt(Date.now()) * 1_000_000n - process.hrtime.bigint()

function readClock(): bigint {
  return STARTED_AT + process.hrtime.bigint()
}
