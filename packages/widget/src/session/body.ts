/**
 * Yields the bytes of a response's body, and cancels the download when the caller leaves early.
 *
 * Not every browser can iterate over a ReadableStream, so it is read by hand.
 */
export async function* readBody(
  body: ReadableStream<Uint8Array> | null,
): AsyncGenerator<Uint8Array> {
  if (!body) return
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
    // A body that has failed cannot be cancelled, and says so: there is nothing left to do then.
    if (!ended) await reader.cancel().catch(() => undefined)
  }
}
