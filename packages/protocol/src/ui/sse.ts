import type { UiChunk } from './chunks.ts'

/** The headers of an answer in the UI message stream. */
export const UI_STREAM_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/event-stream',
  'x-vercel-ai-ui-message-stream': 'v1',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** The last event, after the last chunk. */
export const UI_STREAM_DONE = 'data: [DONE]\n\n'

/** Writes a chunk as one server-sent event. JSON escapes line breaks, so that one line holds it. */
export function encodeUiChunk(chunk: UiChunk): string {
  return `data: ${JSON.stringify(chunk, withoutPrototypes)}\n\n`
}

/** Today's clients refuse a whole answer over a key that could reach a prototype: a model may write one. */
function withoutPrototypes(key: string, value: unknown): unknown {
  if (key === '__proto__') return undefined
  if (key !== 'constructor' || typeof value !== 'object' || value === null) return value
  return Object.hasOwn(value, 'prototype') ? undefined : value
}
