import { STREAM_HEADERS } from '@docent/protocol'
import type { Handler } from '../chat/chat.ts'

/** How many lines come, and how far apart. */
export const PACE = { lines: 5, everyMs: 200 } as const

/**
 * Answers `GET /api/pace`: empty lines at a steady pace, under the headers of an answer. A client that
 * reads them sees whether a proxy holds a stream back.
 */
export const handlePace: Handler = async (request) => {
  if (request.method !== 'GET') {
    return new Response('Use GET to read the pace.', { status: 405, headers: { allow: 'GET' } })
  }
  let sent = 0
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (sent > 0) await new Promise((resolve) => setTimeout(resolve, PACE.everyMs))
        sent += 1
        controller.enqueue(new Uint8Array([0x0a]))
        if (sent === PACE.lines) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { headers: STREAM_HEADERS })
}
