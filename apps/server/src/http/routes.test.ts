import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { readLimits } from '@docent/content'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createRoutes } from './routes.ts'
import type { Readiness } from './routes.ts'

let server: Server

async function start(proxyHops: number, state: Readiness = 'ready'): Promise<void> {
  const serve = createRoutes({
    api: async ({ url, headers }) => new Response(`${url} for ${headers.get('host')}`),
    embed: async (_, response) => void response.end('embed'),
    pages: async ({ url }, response) => void response.end(`page ${url}`),
    limits: readLimits({ proxyHops }),
    headers: {},
    readiness: () => state,
  })
  server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}

function stop(): void {
  server.close()
  server.closeAllConnections()
}

beforeEach(() => start(0))
afterEach(stop)

/** Sends raw requests, the last of which closes the connection, and reads all responses. */
function send(requests: string): Promise<string> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(requests))
    socket.on('data', (chunk) => (text += chunk.toString()))
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
  })
}

const get = (target: string, rest = 'host: a') =>
  send(`GET ${target} HTTP/1.1\r\n${rest}\r\nconnection: close\r\n\r\n`)

const LAST = 'GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'

describe('createRoutes', () => {
  // The connection used to be closed without a response, and later requests on it were lost.
  it.each(['//', '///', '//[', '//a:99999/', '/\\', '//evil.example/..', 'http://[', '*'])(
    'answers a request for %s and the next one on the connection',
    async (target) => {
      const text = await send(`GET ${target} HTTP/1.1\r\nhost: a\r\n\r\n${LAST}`)
      expect(text.match(/HTTP\/1\.1 \d+/g)).toHaveLength(2)
    },
  )

  it.each([
    ['http://a/products?x=1', 'page /products?x=1'],
    ['HTTP://b.example', 'page /'],
    ['https://b.example:81/api/x?q=1', 'http://localhost/api/x?q=1 for b.example:81'],
    ['http://b.example/healthz', 'ok'],
  ])('accepts the absolute address %s', async (target, answer) => {
    expect(await get(target)).toContain(answer)
  })

  it.each(['ftp://a/', 'http://', 'http:///x', 'http:a', 'products'])(
    'refuses %s',
    async (target) => {
      expect(await get(target)).toMatch(/^HTTP\/1\.1 400 /)
    },
  )

  it('refuses a request that names two hosts', async () => {
    expect(await get('/', 'host: a\r\nhost: b')).toMatch(/^HTTP\/1\.1 400 /)
  })

  it.each(['/', '/api/gen-ai', '/mcp', '/search', '/widget.js', '/healthz'])(
    'answers TRACE of %s with 405',
    async (target) => {
      const text = await send(`TRACE ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
      expect(text).toMatch(/^HTTP\/1\.1 405 [^]*\nallow: GET/)
    },
  )

  it.each([
    ['ready', 200],
    ['leaving', 503],
    ['not ready', 503],
  ] as const)(
    'says on /readyz that the server is %s, with the status %i',
    async (state, status) => {
      stop()
      await start(0, state)
      const response = await get('/readyz')
      expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      // The body may come as one chunk, below the length of the chunk.
      expect(response.split('\r\n')).toContain(state)
    },
  )

  it.each(['/healthz', '/readyz'])('forbids caching of %s', async (target) => {
    expect(await get(target)).toContain('cache-control: no-store')
  })

  it.each([
    ['of 4,096 characters', 4_096, 200],
    ['of one more', 4_097, 414],
  ])('answers an address %s with %i', async (_, length, status) => {
    expect(await get('/'.padEnd(length, 'x'))).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })
})

const readId = (text: string): string => /^x-request-id: (.*)\r$/m.exec(text)?.[1] ?? ''

const NEW_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

describe('the id of a request', () => {
  it.each(['/', '/api/gen-ai', '/widget.js', '/healthz', '//[', '/'.padEnd(4_097, 'x')])(
    'is in the response for %.20s, and another one for each',
    async (target) => {
      const [first, second] = [readId(await get(target)), readId(await get(target))]
      expect(first).toMatch(NEW_ID)
      expect(second).toMatch(NEW_ID)
      expect(second).not.toBe(first)
    },
  )

  it('is not one that a visitor chose', async () => {
    const text = await get('/', 'host: a\r\nx-request-id: chosen-by-a-visitor')
    expect(readId(text)).toMatch(NEW_ID)
  })

  describe('behind a proxy', () => {
    beforeEach(async () => {
      stop()
      await start(1)
    })

    it.each(['4bf92f3577b34da6a3ce929d0e0e4736', 'a_Valid-1', 'x'.repeat(64)])(
      "is the proxy's: %s",
      async (id) => expect(readId(await get('/', `host: a\r\nX-Request-Id: ${id}`))).toBe(id),
    )

    it.each([
      ['too short', 'x'.repeat(7)],
      ['too long', 'x'.repeat(65)],
      ['empty', ''],
      ['JSON', '12345678","level":"error'],
      ['markup', '<script>12345678'],
      ['of several words', '12345678 info started'],
      ['not ASCII', '12345678é'],
      ['given twice', '12345678\r\nx-request-id: 12345678'],
    ])('is new if the given one is %s', async (_, id) => {
      expect(readId(await get('/', `host: a\r\nx-request-id: ${id}`))).toMatch(NEW_ID)
    })
  })
})
