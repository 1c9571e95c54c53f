import { createServer, request as connect } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect as connectSocket } from 'node:net'
import type { Handler } from '@docent/assistant'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serveRequest } from './adapter.ts'

const limits = { drainBytes: 100_000, drainMs: 200, stallMs: 100 }
let server: Server | undefined

afterEach(() => {
  server?.close()
  server?.closeAllConnections()
})

async function listen(handler: Handler): Promise<number> {
  server = createServer(
    (request, response) => void serveRequest(handler, request, response, limits),
  )
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const endless = (cancelled: () => void, chunk = 'x'.repeat(65_536)) =>
  new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(chunk)),
    cancel: cancelled,
  })

describe('serveRequest', () => {
  it('carries method, headers, body and address to the handler, and its answer back', async () => {
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

  it('cancels the answer of a reader who has gone', async () => {
    const cancelled = vi.fn<() => void>()
    const port = await listen(async () => new Response(endless(cancelled, 'a\n')))
    const response = await new Promise<IncomingMessage>((resolve) => {
      connect({ port, host: '127.0.0.1' }, resolve).end()
    })
    response.once('data', () => response.destroy())
    await vi.waitFor(() => expect(cancelled).toHaveBeenCalledOnce())
  })

  it('cuts off a reader who takes nothing', async () => {
    const cancelled = vi.fn<() => void>()
    const port = await listen(async () => new Response(endless(cancelled)))
    const socket = connectSocket(port, '127.0.0.1')
    socket.pause()
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
    await vi.waitFor(() => expect(cancelled).toHaveBeenCalledOnce(), { timeout: 5000 })
    socket.destroy()
  })

  it('waits for a slow reader, and loses nothing', async () => {
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

  it('delivers the refusal of a body that is still being sent', async () => {
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

  it('answers with a plain sentence when the handler throws', async () => {
    const port = await listen(() => Promise.reject(new Error('/secret/path')))
    const response = await fetch(`http://127.0.0.1:${port}`)
    expect(response.status).toBe(500)
    expect(await response.text()).toBe('The server could not answer. Please try again.')
  })
})
