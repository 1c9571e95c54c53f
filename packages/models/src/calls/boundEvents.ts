import { ModelFailure } from './failure.ts'

/**
 * The most bytes of one event of a stream. The text of a whole call, `modelLength`, fits into one event,
 * with its characters written as JSON.
 */
const MAX_EVENT_BYTES = 2 * 1024 * 1024

const LINE_FEED = 10
const CARRIAGE_RETURN = 13

/**
 * fetch, whose responses fail with `too long` if an event of them is too long. The readers of event
 * streams collect an event until its end, so a line without an end would fill the memory until the
 * time of the call is over.
 */
export const fetchEvents: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  const { body } = response
  return body ? new Response(body.pipeThrough(boundEvents()), response) : response
}

/** Passes bytes on, and fails if there are too many without an empty line. */
export function boundEvents(
  maxBytes: number = MAX_EVENT_BYTES,
): TransformStream<Uint8Array, Uint8Array> {
  let length = 0
  /** Whether the line that is being read has no character so far. */
  let isEmptyLine = false
  return new TransformStream({
    transform(bytes, controller) {
      for (const byte of bytes) {
        length += 1
        if (byte === LINE_FEED) {
          if (isEmptyLine) length = 0
          isEmptyLine = true
        } else if (byte !== CARRIAGE_RETURN) isEmptyLine = false
        if (length > maxBytes) throw new ModelFailure('too long')
      }
      controller.enqueue(bytes)
    },
  })
}
