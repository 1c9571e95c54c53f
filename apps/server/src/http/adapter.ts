// Between Node's sockets and web-standard requests and responses. It aborts an answer when its reader
// has gone, waits for a slow reader, cuts off one that takes nothing, and reads on a little when it
// refuses a body, so that the refusal arrives.

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Handler } from '@docent/chat-server'
import type { Limits } from '@docent/content'
import { dropRest, openBody } from './requestBody.ts'
import type { RequestBody } from './requestBody.ts'

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
    // The handler answers its own errors and logs them: here only the reader is left.
    return new Response(FAILED, { status: 500, headers: { 'content-type': 'text/plain' } })
  }
}

/**
 * Sends an answer, which may come before the body of its request: then the rest of the body is read
 * and dropped within limits, and the connection is kept only if the body has ended. Never rejects.
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
    else await writeStream(answer, request, response, limits.stallMs)

    body?.detach()
    // Node closes the connection at the end of an answer that says so, and what the client then still
    // sends is met with a reset that may overtake the answer: the end waits for the body.
    if (request.complete) request.resume()
    else await dropRest(request, limits)
    response.end()
    if (!request.complete) request.socket.destroySoon()
  } catch {
    // The answer broke off, and its head has been sent: only an end of the connection can say so.
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

/** Its length lets a client see the whole of it before it ends. A refusal is short. */
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
  stallMs: number,
): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  if (!answer.body) return

  // Cancelling ends a read that waits, and tells whatever makes the answer that nobody reads it. An
  // answer that waits behind another on its connection does not learn of the end: the socket does.
  const reader = answer.body.getReader()
  const cancel = (): void => void reader.cancel().catch(() => undefined)
  if (socket.destroyed) cancel()
  socket.once('close', cancel)
  try {
    while (!socket.destroyed) {
      const { done, value } = await reader.read()
      if (done) return
      if (!response.write(value)) await drained(response, socket, stallMs)
    }
    // A write that fails destroys the socket at once, and its `close` comes later.
    cancel()
  } finally {
    socket.off('close', cancel)
  }
}

/** Resolves when the reader has taken what was written, has gone, or was cut off for its slowness. */
function drained(
  response: ServerResponse,
  connection: IncomingMessage['socket'],
  stallMs: number,
): Promise<void> {
  if (connection.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined
    const startTimer = (): void => {
      timer = setTimeout(() => response.destroy(), stallMs)
    }
    const settle = (): void => {
      clearTimeout(timer)
      response.off('drain', settle).off('socket', startTimer)
      connection.off('close', settle)
      resolve()
    }
    response.on('drain', settle)
    connection.on('close', settle)
    // It has no socket while the answer before it on the connection is sent: no fault of its reader.
    if (response.socket) startTimer()
    else response.once('socket', startTimer)
  })
}
