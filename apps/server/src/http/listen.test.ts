import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readLimits } from '@docent/content'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sendAnswer } from './adapter.ts'
import { listen, MAX_PENDING } from './listen.ts'
import type { Serve } from './listen.ts'
import { streamFile } from './streamFile.ts'

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
  it('lets several answers wait on one connection without a warning', async () => {
    const warnings: string[] = []
    const note = ({ name }: Error): void => void warnings.push(name)
    process.on('warning', note)
    const client = await holdAnswers((socket) => {
      for (const _ of ['body', 'drain']) socket.once('close', () => undefined)
    })
    client.send(MAX_PENDING)
    await expect.poll(client.countStarted).toBe(MAX_PENDING)
    client.answer()
    await expect.poll(client.countAnswers).toBe(MAX_PENDING)
    process.off('warning', note)
    expect(warnings).not.toContain('MaxListenersExceededWarning')
  })

  // 20 such connections used to keep all other visitors waiting for 13 seconds.
  it('closes a connection that sends more requests than may wait, and starts no more of them', async () => {
    const client = await holdAnswers()
    client.send(500)
    await expect.poll(client.isClosed).toBe(true)
    expect([client.countStarted(), client.countAnswers()]).toEqual([MAX_PENDING, 0])
  })

  it('takes any number of requests that wait for the answers before them', async () => {
    const client = await holdAnswers()
    client.answer()
    for (let sent = 1; sent <= 3 * MAX_PENDING; sent++) {
      client.send(1)
      await expect.poll(client.countAnswers, { interval: 1 }).toBe(sent)
    }
    expect(client.isClosed()).toBe(false)
  })
})

describe('a reader', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'docent-listen-'))
    writeFileSync(join(folder, 'film.mp4'), '')
    truncateSync(join(folder, 'film.mp4'), LARGE_BYTES)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const sendPage: Serve = async (_, response) => void response.end(Buffer.alloc(LARGE_BYTES))
  const serveAll: Record<string, Serve> = {
    'a page': sendPage,
    'a film': (request, response) => {
      const file = join(folder, 'film.mp4')
      return streamFile(request, response, { file, type: 'video/mp4', caching: '' })
    },
    'an answer of the API': (request, response) => {
      const answer = new Response(new Uint8Array(LARGE_BYTES))
      return sendAnswer(answer, request, response, readLimits())
    },
    'an answer that begins late': async (request, response) => {
      response.flushHeaders()
      await pause(3 * STALL_MS)
      return sendPage(request, response)
    },
  }

  // Only answers of the API used to have this limit. Other connections stayed open for good.
  it.each(Object.keys(serveAll))('is disconnected if it stops reading %s', async (name) => {
    const { promise: end, resolve } = Promise.withResolvers<string>()
    const client = await openStalling(async (request, response) => {
      response.once('close', () => resolve(response.writableFinished ? 'sent' : 'disconnected'))
      await serveAll[name]?.(request, response)
    })
    client.pause()
    client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
    expect(await end).toBe('disconnected')
  })

  it('stays connected while its answer, and the one before, are being written', async () => {
    const client = await openStalling(async (_, response) => {
      await pause(3 * STALL_MS)
      response.end('written')
    })
    let text = ''
    client.on('data', (chunk) => (text += chunk.toString()))
    client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(2))
    await expect.poll(() => text.split('written')).toHaveLength(3)
  })
})

/** More than the system buffers for a connection. */
const LARGE_BYTES = 32 * 1024 * 1024
const STALL_MS = 50

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function openStalling(serve: Serve): Promise<Socket> {
  const limits = readLimits({ stallMs: STALL_MS })
  const opened = await listen(serve, { port: 0, host: '127.0.0.1', limits })
  server = opened.server
  socket = connect(opened.port, '127.0.0.1')
  socket.on('error', () => undefined)
  return socket
}

/** A server whose answers wait until `answer` is called, and a connection to it. */
async function holdAnswers(onRequest: (socket: Socket) => void = () => undefined) {
  const { promise: all, resolve: answer } = Promise.withResolvers<void>()
  let started = 0
  const serve: Serve = async (request, response) => {
    onRequest(request.socket)
    started += 1
    await all
    response.end('ok')
  }
  const opened = await listen(serve, { port: 0, host: '127.0.0.1', limits: readLimits({}) })
  server = opened.server
  const connection = connect(opened.port, '127.0.0.1')
  socket = connection
  let text = ''
  connection.on('data', (chunk) => (text += chunk.toString()))
  connection.on('error', () => undefined)
  return {
    answer,
    send: (count: number) =>
      void connection.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(count)),
    countStarted: () => started,
    countAnswers: () => text.split('HTTP/1.1 200').length - 1,
    isClosed: () => connection.closed,
  }
}
