// Between Node's sockets and web-standard requests and responses. What it owns: the abort when a
// reader has gone, waiting for a reader that is slow, cutting off one that takes nothing, and reading
// on a little when a body was refused, so that the refusal arrives.

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Handler, Limits } from '@docent/assistant'

export type AdapterLimits = Pick<Limits, 'drainBytes' | 'drainMs' | 'stallMs'>

const ORIGIN = 'http://localhost'
const FAILED = 'The server could not answer. Please try again.'

/** Serves one request of Node's HTTP server with a web-standard handler. Never rejects. */
export async function serveRequest(
  handler: Handler,
  request: IncomingMessage,
  response: ServerResponse,
  limits: AdapterLimits,
): Promise<void> {
  try {
    const address = request.socket.remoteAddress ?? ''
    const answer = await handler(toRequest(request), { address })
    await sendResponse(answer, response, limits.stallMs)
  } catch {
    // The handler answers its own errors, and says them in its log: here only the reader is left.
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' }).end(FAILED)
    else response.destroy()
  }
  if (!request.complete) drain(request, limits)
}

function toRequest(request: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(url, ORIGIN), {
    method,
    headers: toHeaders(headers),
    ...(hasBody && { body: toBody(request), duplex: 'half' }),
  })
}

function toHeaders(headers: IncomingMessage['headers']): Headers {
  const list = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) list.append(name, one)
  }
  return list
}

function toBody(request: IncomingMessage): ReadableStream<Uint8Array> {
  request.pause()
  return new ReadableStream<Uint8Array>({
    start(controller) {
      request.on('data', (chunk: Buffer) => {
        controller.enqueue(new Uint8Array(chunk))
        if ((controller.desiredSize ?? 0) <= 0) request.pause()
      })
      request.once('end', () => controller.close())
      request.once('error', (error) => controller.error(error))
      request.once('close', () => {
        if (!request.complete) controller.error(new Error('The request was cut off.'))
      })
    },
    pull: () => void request.resume(),
    cancel: () => void request.removeAllListeners('data').pause(),
  })
}

async function sendResponse(
  answer: Response,
  response: ServerResponse,
  stallMs: number,
): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  if (!answer.body) {
    response.end()
    return
  }

  // Cancelling ends a read that waits, and tells whoever makes the answer that nobody reads it.
  const reader = answer.body.getReader()
  response.once('close', () => void reader.cancel().catch(() => undefined))
  while (true) {
    const { done, value } = await reader.read()
    if (done) break
    if (!response.write(value)) await drained(response, stallMs)
  }
  response.end()
}

/** Resolves when the reader has taken what was written, has gone, or was cut off for its slowness. */
function drained(response: ServerResponse, stallMs: number): Promise<void> {
  if (response.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(() => response.destroy(), stallMs)
    const settle = (): void => {
      clearTimeout(timer)
      response.off('drain', settle).off('close', settle)
      resolve()
    }
    response.on('drain', settle).on('close', settle)
  })
}

// A client that is still sending would not see the answer if the connection were cut at once.
function drain(request: IncomingMessage, { drainBytes, drainMs }: AdapterLimits): void {
  const end = (): void => void request.destroy()
  const timer = setTimeout(end, drainMs)
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength
    if (bytes > drainBytes) end()
  })
  request.once('close', () => clearTimeout(timer))
  request.resume()
}
