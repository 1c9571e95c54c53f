import { createServer, request as connect } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import { connect as connectSocket } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import type { Handler } from '@docent/chat-server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serveRequest } from './adapter.ts'

/** Long enough for a busy machine. A test that needs them to pass advances the clock. */
const limits = { drainBytes: 100_000, drainMs: 3_600_000 }
let server: Server | undefined

afterEach(() => {
  vi.useRealTimers()
  server?.close()
  server?.closeAllConnections()
})

async function listen(handler: Handler): Promise<number> {
  server = createServer((request, response) => {
    void serveRequest(handler, request, response, limits)
  })
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const endless = (cancelled: () => void, chunk = 'x'.repeat(65_536)) =>
  new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(chunk)),
    cancel: cancelled,
  })

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * The server's own timeouts pass only when a test advances the clock. Node's sockets use real time.
 */
const holdClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/** A connection that sends and reads raw bytes. */
async function open(port: number) {
  let text = ''
  let hasEnded = false
  const errors: Error[] = []
  const socket = connectSocket({ port, host: '127.0.0.1', noDelay: true })
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  socket.on('data', (chunk) => (text += chunk.toString()))
  socket.on('end', () => (hasEnded = true))
  socket.on('error', (error) => errors.push(error))
  return {
    errors,
    read: () => text,
    hasEnded: () => hasEnded,
    send: (bytes: string) => void socket.write(bytes),
    destroy: () => void socket.destroy(),
  }
}

describe('serveRequest', () => {
  it('passes method, headers, body and address to the handler and returns its response', async () => {
    const port = await listen(async (request, { address }) => {
      const seen = [request.method, request.headers.get('x-a'), await request.text(), address]
      return new Response(JSON.stringify(seen), { status: 201, headers: { 'x-b': '2' } })
    })
    const response = await fetch(`http://127.0.0.1:${port}/a`, {
      method: 'POST',
      headers: { 'x-a': '1' },
      body: 'hello',
    })
    expect([response.status, response.headers.get('x-b')]).toEqual([201, '2'])
    expect(await response.json()).toEqual(['POST', '1', 'hello', '127.0.0.1'])
  })

  it('cancels a response whose reader has left', async () => {
    const cancelled = vi.fn<() => void>()
    const port = await listen(async () => new Response(endless(cancelled, 'a\n')))
    const response = await new Promise<IncomingMessage>((resolve) => {
      connect({ port, host: '127.0.0.1' }, resolve).end()
    })
    response.once('data', () => response.destroy())
    await vi.waitFor(() => expect(cancelled).toHaveBeenCalledOnce())
  })

  it('cancels a silent response whose reader has left', async () => {
    const cancelled = vi.fn<() => void>()
    const port = await listen(async () => new Response(new ReadableStream({ cancel: cancelled })))
    const client = await open(port)
    client.send('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
    const request = await new Promise<IncomingMessage>((resolve) =>
      server!.once('request', resolve),
    )
    expect(request.socket.destroyed).toBe(false)
    client.destroy()
    await vi.waitFor(() => expect(cancelled).toHaveBeenCalledOnce())
  })

  it('waits for a slow reader and loses nothing', async () => {
    let sent = 0
    const port = await listen(
      async () =>
        new Response(
          new ReadableStream({
            pull(controller) {
              if (sent === 200) controller.close()
              else controller.enqueue(new Uint8Array(16_384).fill(++sent))
            },
          }),
        ),
    )
    const response = await fetch(`http://127.0.0.1:${port}`)
    let bytes = 0
    for await (const chunk of response.body!) {
      bytes += chunk.byteLength
      if (bytes % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expect(bytes).toBe(200 * 16_384)
  })

  it('delivers a refusal while the body is still being sent', async () => {
    const port = await listen(async () => new Response('Too large.', { status: 413 }))
    const answer = await new Promise<string>((resolve, reject) => {
      const outgoing = connect({ port, host: '127.0.0.1', method: 'POST' }, (response) => {
        response.setEncoding('utf8')
        response.once('data', resolve)
      })
      outgoing.once('error', reject)
      outgoing.write('a'.repeat(50_000))
    })
    expect(answer).toBe('Too large.')
  })

  // The paused body used to never end. After `drainMs` the connection was closed with any response
  // on it, behind a proxy that of another visitor.
  it('keeps the connection for the next request when the refused body has ended', async () => {
    holdClock()
    const isAsked = Promise.withResolvers<void>()
    const { promise: wait, resolve: answer } = Promise.withResolvers<void>()
    const port = await listen(async ({ url }) => {
      if (url.endsWith('/refused')) return new Response('No.', { status: 404 })
      isAsked.resolve()
      await wait
      return new Response('slow')
    })
    const client = await open(port)
    client.send('POST /refused HTTP/1.1\r\nhost: a\r\ncontent-length: 20\r\n\r\n')
    await vi.waitFor(() => expect(client.read()).toContain('No.'))
    client.send(`${'x'.repeat(20)}GET /slow HTTP/1.1\r\nhost: a\r\n\r\n`)
    await isAsked.promise
    vi.advanceTimersByTime(2 * limits.drainMs)
    answer()
    await vi.waitFor(() => expect(client.read()).toContain('slow'))
  })

  // The connection used to be closed together with the response, and the reset overtook it.
  it('closes the connection of a refused body only when the body has ended', async () => {
    const headers = { connection: 'close' }
    const port = await listen(async () => new Response('Too large.', { status: 413, headers }))
    const client = await open(port)
    client.send('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 80000\r\n\r\n')
    await vi.waitFor(() => expect(client.read()).toContain('Too large.'))
    client.send('a'.repeat(79_999))
    await pause(50)
    expect(client.hasEnded()).toBe(false)
    client.send('a')
    await vi.waitFor(() => expect(client.hasEnded()).toBe(true))
    expect(client.errors).toEqual([])
  })

  // The end of such a body used to reach a cancelled stream, and the exception ended the process.
  it('survives the end of a body that was refused halfway', async () => {
    const port = await listen(async ({ body }) => {
      if (!body) return new Response('There.')
      for await (const _ of body) break
      return new Response('Too large.', { status: 413 })
    })
    const client = await open(port)
    client.send('POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n')
    await vi.waitFor(() => expect(client.read()).toContain('Too large.'))
    client.send('3\r\nabc\r\n0\r\n\r\nGET / HTTP/1.1\r\nhost: a\r\n\r\n')
    await vi.waitFor(() => expect(client.read()).toContain('There.'))
  })

  it('reads little of a refused body and closes the connection', async () => {
    holdClock()
    const port = await listen(async () => new Response('No.', { status: 404 }))
    const connection = new Promise<Socket>((resolve) => server?.once('connection', resolve))
    const client = await open(port)
    client.send('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 90000000\r\n\r\n')
    client.send('a'.repeat(40_000_000))
    await vi.waitFor(() => expect(client.read()).toContain('No.'))
    const socket = await connection
    vi.advanceTimersByTime(limits.drainMs)
    await vi.waitFor(() => expect(socket.destroyed).toBe(true))
    // Plus the bytes of one system read.
    expect(socket.bytesRead).toBeLessThan(limits.drainBytes + 1_000_000)
  })

  it('skips a body that a refusal left unread and reads the next request', async () => {
    const port = await listen(async ({ url }) => new Response(url, { status: 404 }))
    const client = await open(port)
    const body = 'a'.repeat(90_000)
    client.send(`POST /1 HTTP/1.1\r\nhost: a\r\ncontent-length: 90000\r\n\r\n${body}`)
    client.send('GET /2 HTTP/1.1\r\nhost: a\r\n\r\n')
    await vi.waitFor(() => expect(client.read()).toContain('/2'))
  })

  // A response whose first write failed used to never be cancelled, and its engine kept running.
  it('cancels a queued response when the client leaves', async () => {
    const cancelled = vi.fn<() => void>()
    const isAsked = Promise.withResolvers<void>()
    const { promise: wait, resolve: answer } = Promise.withResolvers<void>()
    const port = await listen(async ({ url }) => {
      if (url.endsWith('/slow')) await wait
      else isAsked.resolve()
      return new Response(endless(cancelled))
    })
    const client = await open(port)
    client.send('GET /slow HTTP/1.1\r\nhost: a\r\n\r\nGET /next HTTP/1.1\r\nhost: a\r\n\r\n')
    await isAsked.promise
    client.destroy()
    answer()
    await vi.waitFor(() => expect(cancelled).toHaveBeenCalledTimes(2))
  })

  it('answers with a plain sentence when the handler throws', async () => {
    const port = await listen(() => Promise.reject(new Error('/secret/path')))
    const response = await fetch(`http://127.0.0.1:${port}`)
    expect(response.status).toBe(500)
    expect(await response.text()).toBe('The server could not answer. Please try again.')
  })
})
