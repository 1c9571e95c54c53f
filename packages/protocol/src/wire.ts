/** The error's text for a non-OK answer that says nothing itself. */
export const CHAT_FAILED = 'Failed to fetch the chat response.'

/** The error's text for an empty answer. */
export const EMPTY_BODY = 'The response body is empty.'

/** The headers of an answer in the data protocol, which stop proxies from holding it back. */
export const STREAM_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/plain; charset=utf-8',
  'x-vercel-ai-data-stream': 'v1',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}
