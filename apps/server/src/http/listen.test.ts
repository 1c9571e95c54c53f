import type { Server } from 'node:http'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { readLimits } from '@docent/content'
import { afterEach, describe, expect, it } from 'vitest'
import { listen } from './listen.ts'
import type { Serve } from './listen.ts'

let server: Server | undefined
let socket: Socket | undefined

afterEach(() => {
  socket?.destroy()
  server?.close()
  server?.closeAllConnections()
})

/** A server that answers `ok` once it has read a body, and a raw connection to it. */
async function open(limits: Record<string, number> = {}) {
  const serve = async (
    request: AsyncIterable<unknown>,
    response: { end(text: string): unknown },
  ) => {
    for await (const _ of request);
    response.end('ok')
  }
  const opened = await listen(serve, { port: 0, host: '127.0.0.1', limits: readLimits(limits) })
  server = opened.server
  let text = ''
  const connection = connect(opened.port, '127.0.0.1')
  socket = connection
  connection.on('data', (chunk) => (text += chunk.toString()))
  connection.on('error', () => undefined)
  return {
    send: (bytes: string) => void connection.write(bytes),
    status: () => /^HTTP\/1\.1 (\d+)/.exec(text)?.[1],
  }
}

describe('listen', () => {
  it('gives Node the timeouts of the limits', async () => {
    await open()
    expect(server).toMatchObject({
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      keepAliveTimeout: 65_000,
    })
  })

  it.each([
    ['of almost 16 KiB', 16_384 - 200, '200'],
    ['of more than 16 KiB', 16_385, '431'],
  ])('answers headers %s with %s', async (_, bytes, status) => {
    const client = await open()
    client.send(`GET / HTTP/1.1\r\nhost: a\r\nx-long: ${'x'.repeat(bytes)}\r\n\r\n`)
    await expect.poll(client.status).toBe(status)
  })

  it('closes an idle connection after its time', async () => {
    const client = await open({ keepAliveMs: 100 })
    client.send('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
    await expect.poll(client.status).toBe('200')
    await expect.poll(() => socket?.readableEnded).toBe(true)
  })

  it('answers a client whose headers never end with 408, and one that is in time with 200', async () => {
    const slow = await open({ headersTimeoutMs: 200, timeoutCheckMs: 50 })
    slow.send('GET / HTTP/1.1\r\nhost: a\r\n')
    await expect.poll(slow.status).toBe('408')
    server?.close()

    const quick = await open({ headersTimeoutMs: 15_000 })
    quick.send('GET / HTTP/1.1\r\nhost: a\r\n')
    quick.send('\r\n')
    await expect.poll(quick.status).toBe('200')
  })

  it('answers a client whose body never ends with 408, and one that is in time with 200', async () => {
    const head = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\n{'
    const slow = await open({ headersTimeoutMs: 200, requestTimeoutMs: 200, timeoutCheckMs: 50 })
    slow.send(head)
    await expect.poll(slow.status).toBe('408')
    server?.close()

    const quick = await open()
    quick.send(head)
    quick.send('}')
    await expect.poll(quick.status).toBe('200')
  })

  // Node warned the owner of a memory leak then, once for each such connection.
  it('lets any number of answers wait on one connection without a warning', async () => {
    const warnings: string[] = []
    const note = ({ name }: Error): void => void warnings.push(name)
    process.on('warning', note)
    let answer = (): void => undefined
    let waiting = 0
    const all = new Promise<void>((resolve) => (answer = resolve))
    const serve: Serve = async (request, response) => {
      request.socket.once('close', () => undefined)
      waiting += 1
      await all
      response.end('ok')
    }
    const options = { port: 0, host: '127.0.0.1', limits: readLimits({}) }
    const opened = await listen(serve, options)
    server = opened.server
    const connection = connect(opened.port, '127.0.0.1')
    socket = connection
    connection.on('error', () => undefined)
    connection.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(20))
    await expect.poll(() => waiting).toBe(20)
    answer()
    // Node sends warnings after the current turn.
    await new Promise((resolve) => setImmediate(resolve))
    process.off('warning', note)
    expect(warnings).not.toContain('MaxListenersExceededWarning')
  })
})
