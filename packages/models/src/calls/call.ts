import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { StreamUsage } from '@docent/protocol'
import { ModelFailure, toModelFailure } from './failure.ts'
import type { FailureKind } from './failure.ts'
import type { Model, ModelLimits } from '../types.ts'

/** The events of one call; the last is its end. */
export type CallEvent =
  | Exclude<LanguageModelV4StreamPart, { type: 'finish' | 'error' }>
  | { readonly type: 'end'; readonly reason: string; readonly usage: StreamUsage }

export interface CallContext {
  readonly model: Model
  readonly limits: ModelLimits
  /** The visitor has left, or the whole answer's time is over. */
  readonly signal: AbortSignal
  /** When the first token has to be there, by `performance.now()`. */
  readonly firstBy: number
  /** Rejects if the host is not reached in time. Stopped by its signal. */
  readonly watchConnect: (address: string, signal: AbortSignal) => Promise<never>
}

/**
 * Makes one call to a model. It always ends with an `end` event or a `ModelFailure`, whatever the provider
 * does. The connection is closed at the end, and when the consumer stops.
 */
export async function* callModel(
  options: Omit<LanguageModelV4CallOptions, 'abortSignal'>,
  context: CallContext,
): AsyncGenerator<CallEvent> {
  const { model, limits, signal, firstBy, watchConnect } = context
  const over = new AbortController()
  const abortSignal = AbortSignal.any([signal, over.signal])
  const stopped = rejectOnAbort(abortSignal)
  const within = <Value>(work: PromiseLike<Value>, ms: number, kind: FailureKind) =>
    inTime(Promise.race([work, stopped.promise]), ms, kind)

  try {
    const opening = model.language.doStream({ ...options, abortSignal })
    // Unless its host is not reached in time.
    const reached = Promise.race([opening, watchConnect(model.address, over.signal)])
    const { stream } = await within(reached, firstBy - performance.now(), 'slow')
    const reader = stream.getReader()
    let length = 0
    let hasBegun = false
    let end: CallEvent | undefined
    for (;;) {
      const [ms, kind] = hasBegun
        ? ([limits.modelIdleMs, 'idle'] as const)
        : ([firstBy - performance.now(), 'slow'] as const)
      const { done, value } = await within(reader.read(), ms, kind)
      if (done) break
      if (value.type === 'error') throw value.error
      if (value.type === 'finish') {
        end = readEnd(value)
        continue
      }
      length += lengthOf(value)
      if (length > limits.modelLength) throw new ModelFailure('too long')
      hasBegun ||= isContent(value)
      yield value
    }
    if (!end) throw new ModelFailure('cut')
    yield end
  } catch (error) {
    if (signal.aborted) throw error
    throw toModelFailure(error)
  } finally {
    stopped.forget()
    over.abort()
  }
}

type FinishPart = LanguageModelV4StreamPart & { type: 'finish' }

function readEnd({ finishReason, usage }: FinishPart): CallEvent {
  const { unified, raw } = finishReason
  // The provider's package reports this reason if the stream ended without one.
  if (unified === 'interrupted' || (unified === 'other' && !raw)) throw new ModelFailure('cut')
  return {
    type: 'end',
    reason: unified,
    usage: {
      promptTokens: usage.inputTokens.total ?? Number.NaN,
      completionTokens: usage.outputTokens.total ?? Number.NaN,
    },
  }
}

/** Whether the model has produced anything, reasoning included. */
function isContent({ type }: LanguageModelV4StreamPart): boolean {
  return type === 'tool-call' || type.endsWith('-delta')
}

function lengthOf(part: LanguageModelV4StreamPart): number {
  if (part.type === 'tool-call') return part.input.length
  return 'delta' in part ? part.delta.length : 0
}

/** A promise that rejects when the signal is aborted, and that can be released. */
function rejectOnAbort(signal: AbortSignal): { promise: Promise<never>; forget: () => void } {
  let forget = (): void => undefined
  const promise = new Promise<never>((_, reject) => {
    const stop = (): void => reject(new DOMException('Stopped', 'AbortError'))
    signal.addEventListener('abort', stop, { once: true })
    forget = () => signal.removeEventListener('abort', stop)
    if (signal.aborted) stop()
  })
  // Otherwise a rejection that nobody awaits would end the process.
  promise.catch(() => undefined)
  return { promise, forget }
}

async function inTime<Value>(
  work: PromiseLike<Value>,
  ms: number,
  kind: FailureKind,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ModelFailure(kind)), Math.max(0, ms))
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
