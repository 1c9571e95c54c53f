import { STREAM_HEADERS, decodePart } from '@docent/protocol'
import type { StreamPart, Trigger } from '@docent/protocol'
import {
  UI_STREAM_DONE,
  UI_STREAM_HEADERS,
  createUiTranslator,
  encodeUiChunk,
} from '@docent/protocol/ui'

/** A protocol for answers. Live replies are always lines of the data stream. */
export interface ReplyForm {
  readonly headers: Readonly<Record<string, string>>
  /** The line that carries nothing and keeps a silent connection open. */
  readonly heartbeat: string
  /** Begins to write one answer for one reader. */
  open(): ReplyFormWriter
}

interface ReplyFormWriter {
  /** Whole lines of the data stream in this form; empty if the form has nothing for them. */
  write(lines: string): string
  /** The end of the answer. */
  end(): string
}

/** The protocol of the specification: the lines as they are. */
export const LINES: ReplyForm = {
  headers: STREAM_HEADERS,
  heartbeat: '\n',
  open: () => ({ write: (lines) => lines, end: () => '' }),
}

/** The UI message stream of today's AI SDK, in server-sent events. */
export const EVENTS: ReplyForm = {
  headers: UI_STREAM_HEADERS,
  heartbeat: ':\n\n',
  open() {
    const { translate, end } = createUiTranslator()
    return {
      write: (lines) =>
        lines
          .split('\n')
          .flatMap((line) => (line === '' ? [] : [decodePart(line)]))
          // A stream without an end is closed with `abort`, as in that SDK.
          .flatMap((part) => (isStop(part) ? [] : translate(part)))
          .map(encodeUiChunk)
          .join(''),
      end: () => end().map(encodeUiChunk).join('') + UI_STREAM_DONE,
    }
  },
}

/** The finish reason of an answer that its visitor stopped. */
export const STOP_REASON = 'unknown'

function isStop(part: StreamPart): boolean {
  return part.type === 'finish_message' && part.value.finishReason === STOP_REASON
}

/**
 * The protocol for a request: the one that `accept` names, or prefers by its weights. Today's SDK names
 * none, but sends with each message the reason for it, which version 4 never did.
 */
export function chooseForm(accept: string | null, trigger?: Trigger): ReplyForm {
  const preference = weigh(accept, 'text/event-stream') - weigh(accept, 'text/plain')
  if (preference !== 0) return preference > 0 ? EVENTS : LINES
  return trigger === undefined ? LINES : EVENTS
}

function weigh(accept: string | null, wanted: string): number {
  for (const range of (accept ?? '').toLowerCase().split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim())
    if (type !== wanted) continue
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0
  }
  return 0
}
