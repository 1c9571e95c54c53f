import { connect } from 'node:net'
import { expect, test } from '../fixtures.ts'

const json = { 'content-type': 'application/json' }
const message = (content: string, role = 'user') =>
  JSON.stringify({ messages: [{ role, content }] })

const REFUSED: [string, number, Record<string, string>, string][] = [
  ['invalid JSON', 400, json, '{"messages": ['],
  ['no messages', 400, json, '{}'],
  ['a blank message', 400, json, message(' \n ')],
  ['a message of 2,001 characters', 400, json, message('a'.repeat(2001))],
  ['an unknown role', 400, json, message('Hello', 'wizard')],
  ['300 KB', 413, json, message('a'.repeat(300_000))],
  ['JSON nested 10,000 deep', 400, json, `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['another media type', 415, { 'content-type': 'text/plain' }, message('Hello')],
]

for (const [what, status, headers, data] of REFUSED) {
  test(`${what} is refused with one plain sentence`, async ({ request }) => {
    const response = await request.post('/api/gen-ai', { headers, data: Buffer.from(data) })
    expect(response.status()).toBe(status)
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toMatch(/^[A-Z][^\n]{10,150}\.$/)
  })
}

for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
  test(`the method ${method} is refused`, async ({ request }) => {
    const response = await request.fetch('/api/gen-ai', { method })
    expect(response.status()).toBe(405)
    expect(await response.text()).not.toContain('    at ')
  })
}

test('a call that does not exist is a 404', async ({ request }) => {
  expect((await request.get('/api/constructor')).status()).toBe(404)
})

test('bytes that are not a request end only their connection', async ({ request }) => {
  const port = Number(new URL(process.env['DOCENT_URL'] ?? '').port)
  for (const bytes of [
    '\0\0\0\0\r\n\r\n',
    'GET http://[ HTTP/1.1\r\n\r\n',
    'GET /%zz HTTP/1.1\r\n\r\n',
  ]) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.end(bytes))
      socket.on('error', () => undefined)
      socket.on('close', () => resolve())
      socket.resume()
    })
  }
  expect((await request.get('/healthz')).status()).toBe(200)
})

test('an address of 5,000 characters is refused', async ({ request }) => {
  expect((await request.get(`/${'a'.repeat(5000)}`)).status()).toBe(414)
})
