import { CHAT_FAILED } from '@docent/protocol'
import { MAX_DETAIL_LENGTH } from './limits.ts'
import type { ChatFailure } from './state.ts'
import { TransportError } from './transport.ts'

/** The stream ended, or broke, before the reply did. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError'

  constructor(options?: ErrorOptions) {
    super('The chat stream ended before the reply was finished.', options)
  }
}

/** The stream itself said that the reply failed. */
export class ReplyError extends Error {
  override readonly name = 'ReplyError'
}

/** The part of an error that the state keeps. `now` is the session's clock, in milliseconds. */
export function toChatFailure(error: unknown, now: number): ChatFailure {
  const text = error instanceof Error ? error.message : String(error)
  if (error instanceof ReplyError) return { text, reached: true, ...toDetail(text) }
  if (!(error instanceof TransportError)) return { text, reached: true }

  const { status, retryAfterMs } = error
  return {
    text,
    reached: status !== 0,
    ...(status !== 0 && status !== 200 && toDetail(text)),
    ...(retryAfterMs !== undefined && { retryAt: now + retryAfterMs }),
  }
}

/** One short line of plain words is a sentence for a visitor; a page of HTML or JSON is not. */
function toDetail(text: string): { detail?: string } {
  const isSentence = text.length <= MAX_DETAIL_LENGTH && /\s/.test(text) && !/[\n<{]/.test(text)
  return isSentence && text !== CHAT_FAILED ? { detail: text } : {}
}
