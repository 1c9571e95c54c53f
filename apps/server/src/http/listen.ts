import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Limits } from '@docent/content'
import { CommandError } from '../commandError.ts'

export interface ListenOptions {
  port: number
  host: string
  limits: Limits
}

/** The requests of one connection that wait for their answers at once. */
export const MAX_PENDING = 8

export type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Opens the port.
 *
 * @throws {CommandError} if it is in use or not allowed.
 */
export async function listen(
  serve: Serve,
  { port, host, limits }: ListenOptions,
): Promise<{ server: Server; port: number }> {
  const takePlace = limitPending()
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: limits.timeoutCheckMs,
      keepAliveTimeout: limits.keepAliveMs,
    },
    (request, response) => {
      if (!takePlace(request, response)) return
      response.setTimeout(limits.stallMs, () => disconnectStalled(response))
      serve(request, response).catch(() => response.destroy())
    },
  )
  // Each answer of a connection listens for its end. With several requests sent at once, Node would
  // warn the owner of a leak.
  server.on('connection', (socket) => socket.setMaxListeners(0))
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, () => resolve())
    })
  } catch (error) {
    throw new CommandError(explain(error as NodeJS.ErrnoException, port, host))
  }
  return { server, port: (server.address() as AddressInfo).port }
}

/**
 * Counts the requests of each connection that have no whole answer yet, and closes a connection that
 * has too many. Browsers and proxies send the next request after the answer, but Node starts all
 * requests of a packet at once: a thousand in 50 KB, and other visitors waited until each was refused.
 */
function limitPending(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const pending = new WeakMap<Socket, number>()
  const count = (socket: Socket, more: number): number => {
    const sum = (pending.get(socket) ?? 0) + more
    pending.set(socket, sum)
    return sum
  }
  return (request, response) => {
    const { socket } = request
    if (!socket.destroyed && count(socket, 1) <= MAX_PENDING) {
      response.once('close', () => count(socket, -1))
      return true
    }
    // Node goes on with the rest of the packet. The end of a socket is an error to each request that
    // still exists, and takes longer than the request.
    socket.destroy()
    request.destroy()
    return false
  }
}

/**
 * Disconnects a reader who has accepted nothing for a while. A connection without anything to accept is
 * also silent: its answer is being written.
 */
function disconnectStalled(response: ServerResponse): void {
  if ((response.socket?.writableLength ?? 0) > 0) response.destroy()
}

function explain({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop the program that uses it, or choose another port, for example PORT=${port + 1}.`
    case 'EACCES':
      return `Port ${port} needs special rights: choose a port above 1023, for example PORT=3000.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}: set HOST to another one, for example 127.0.0.1.`
    default:
      return `Docent cannot listen on ${host}:${port}: ${message}`
  }
}
