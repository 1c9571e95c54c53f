import { StreamParseError } from './errors.ts'

/** The forms of a stream: bytes of UTF-8 from a network, or text that is already decoded. */
export type StreamBody = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array | string>

const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Yields each line of a body, without its line break, as soon as the break has arrived.
 *
 * Bytes may be split anywhere, inside a character too. `\r\n` ends a line as `\n` does, a byte
 * order mark at the start is dropped, and a last line needs no break. Leaving the loop early, or
 * an error, cancels the body.
 *
 * @throws {StreamParseError} if a line grows beyond `maxLength` UTF-16 units.
 */
export async function* splitLines(body: StreamBody, maxLength: number): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  // Pieces of a long line are only joined, never searched again: a line that comes in many pieces
  // costs no more than its length.
  let pending = ''
  let isStart = true

  for await (const chunk of readChunks<Uint8Array | string>(body)) {
    const decoded = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })
    // The decoder drops the mark from bytes only: text that was decoded elsewhere may still have it.
    const text = isStart && decoded.startsWith(BYTE_ORDER_MARK) ? decoded.slice(1) : decoded
    isStart &&= decoded === ''
    let from = 0
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      yield finishLine(pending + text.slice(from, end), maxLength)
      pending = ''
      from = end + 1
    }
    pending += text.slice(from)
    if (pending.length > maxLength) finishLine(pending, maxLength)
  }

  pending += decoder.decode()
  if (pending !== '') yield finishLine(pending, maxLength)
}

function finishLine(line: string, maxLength: number): string {
  if (line.length > maxLength) {
    throw new StreamParseError(`A line is longer than ${maxLength} characters`, line)
  }
  return line.endsWith('\r') ? line.slice(0, -1) : line
}

/**
 * Yields the chunks of a body as they arrive, and nothing without a body. Leaving the loop
 * early cancels the body.
 *
 * Not every browser can iterate over a ReadableStream, so it is read by hand.
 */
export async function* readChunks<Chunk extends Uint8Array | string>(
  body: ReadableStream<Chunk> | AsyncIterable<Chunk> | null,
): AsyncGenerator<Chunk> {
  if (!body) return
  if (!('getReader' in body)) {
    yield* body
    return
  }

  const reader = body.getReader()
  let ended = false
  try {
    while (true) {
      const { done, value } = await reader.read()
      if (done) break
      yield value
    }
    ended = true
  } finally {
    // A download that nobody reads any more would continue to its end. A body that has failed cannot
    // be cancelled, and says so by rejecting: there is nothing left to do about it then.
    if (!ended) await reader.cancel().catch(() => undefined)
    reader.releaseLock()
  }
}
