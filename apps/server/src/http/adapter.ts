// Adapts Node's sockets to web-standard requests and responses. It aborts a response when its
// reader leaves, waits for a slow reader, and keeps reading a little of a refused body so that the
// refusal arrives.

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Handler } from '@docent/chat-server'
import type { Limits } from '@docent/content'
import { dropRest, openBody } from './requestBody.ts'
import type { RequestBody } from './requestBody.ts'

export type AdapterLimits = Pick<Limits, 'drainBytes' | 'drainMs'>

const ORIGIN = 'http://localhost'
const FAILED = 'The server could not answer. Please try again.'

/** Serves one request of Node's HTTP server with a web-standard handler. Never rejects. */
export async function serveRequest(
  handler: Handler,
  request: IncomingMessage,
  response: ServerResponse,
  limits: AdapterLimits,
): Promise<void> {
  const body = openBody(request)
  const answer = await callHandler(handler, request, body)
  await sendAnswer(answer, request, response, limits, body)
}

async function callHandler(
  handler: Handler,
  request: IncomingMessage,
  body: RequestBody,
): Promise<Response> {
  try {
    return await handler(toRequest(request, body), { address: request.socket.remoteAddress ?? '' })
  } catch {
    // The handler already answers and logs its own errors. Only the reader still needs a response.
    return new Response(FAILED, { status: 500, headers: { 'content-type': 'text/plain' } })
  }
}

/**
 * Sends a response, which may come before the end of the request body. The rest of the body is then
 * read and dropped within limits, and the connection is kept only if the body has ended. Never
 * rejects.
 */
export async function sendAnswer(
  answer: Response,
  request: IncomingMessage,
  response: ServerResponse,
  limits: AdapterLimits,
  body?: RequestBody,
): Promise<void> {
  try {
    const isEarlyRefusal = !request.complete && answer.status >= 400
    if (isEarlyRefusal) await writeWhole(answer, response)
    else await writeStream(answer, request, response)

    body?.detach()
    // Node closes the connection at the end of a response that says so. If the client is still
    // sending, it gets a reset that may overtake the response, so the end waits for the body.
    if (request.complete) request.resume()
    else await dropRest(request, limits)
    response.end()
    if (!request.complete) request.socket.destroySoon()
  } catch {
    // The response broke off after its headers were sent. Only closing the connection can signal
    // that.
    response.destroy()
  }
}

function toRequest(request: IncomingMessage, { stream }: RequestBody): Request {
  const { method = 'GET', url = '/', headers } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(ORIGIN + url, {
    method,
    headers: toHeaders(headers),
    ...(hasBody && { body: stream, duplex: 'half' }),
  })
}

function toHeaders(headers: IncomingMessage['headers']): Headers {
  const list = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) list.append(name, one)
  }
  return list
}

/** With its length, a client can read all of it before the connection ends. A refusal is short. */
async function writeWhole(answer: Response, response: ServerResponse): Promise<void> {
  const content = new Uint8Array(await answer.arrayBuffer())
  const headers = Object.fromEntries(answer.headers)
  response.writeHead(answer.status, { ...headers, 'content-length': content.byteLength })
  response.flushHeaders()
  response.write(content)
}

async function writeStream(
  answer: Response,
  { socket }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  if (!answer.body) return

  // Cancelling ends a pending read and tells the producer that nobody reads the response. A
  // response queued behind another is not told when the connection ends, so this listens to the
  // socket.
  const reader = answer.body.getReader()
  const cancel = (): void => void reader.cancel().catch(() => undefined)
  if (socket.destroyed) cancel()
  socket.once('close', cancel)
  try {
    while (!socket.destroyed) {
      const { done, value } = await reader.read()
      if (done) return
      if (!response.write(value)) await drained(response, socket)
    }
    // A failed write destroys the socket at once, and `close` follows later.
    cancel()
  } finally {
    socket.off('close', cancel)
  }
}

/** Resolves when the reader has read everything so far, or is gone. */
function drained(response: ServerResponse, connection: IncomingMessage['socket']): Promise<void> {
  if (connection.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    const settle = (): void => {
      response.off('drain', settle)
      connection.off('close', settle)
      resolve()
    }
    response.on('drain', settle)
    connection.on('close', settle)
  })
}
