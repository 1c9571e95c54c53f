import { splitLines } from './lines.ts'
import type { StreamBody } from './lines.ts'
import { decodePart } from './parts.ts'
import type { StreamPart } from './parts.ts'

/** 1 Mi UTF-16 units: above any answer, below what would trouble a phone. */
const MAX_LINE_LENGTH = 1_048_576

export interface DecodeOptions {
  /** In UTF-16 units, the code and the colon included. @default 1048576 */
  maxLineLength?: number
}

/**
 * Yields the parts of a chat stream as their lines arrive. Empty lines are heartbeats, and skipped.
 *
 * An empty body yields nothing. The caller decides whether that is an error, and whether a
 * stream may end without `finish_message`. Leaving the loop early cancels the body.
 *
 * @throws {StreamParseError} at the first invalid line; the parts before it were yielded.
 */
export async function* decodeStream(
  body: StreamBody,
  { maxLineLength = MAX_LINE_LENGTH }: DecodeOptions = {},
): AsyncGenerator<StreamPart> {
  for await (const line of splitLines(body, maxLineLength)) {
    if (line !== '') yield decodePart(line)
  }
}
