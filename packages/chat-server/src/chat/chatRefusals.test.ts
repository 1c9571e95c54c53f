import { SERVERS } from '@docent/texts/servers'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../../content/src/config/limits.ts'
import { CHAT_ADDRESS, ask, setUpChat } from '../testing/chatStage.ts'
import { openMemoryConversations } from '../testing/memoryConversations.ts'
import { ENGLISH } from '../requests/failure.ts'

describe('a request that is not one', () => {
  const send = async (init: RequestInit, path = '') => {
    const { handle, engine } = await setUpChat()
    const response = await handle(new Request(CHAT_ADDRESS + path, { method: 'POST', ...init }))
    return { response, engine, sentence: await response.text() }
  }
  const json = { 'content-type': 'application/json' }
  const nested = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`

  it.each<[string, number, RequestInit, string]>([
    ['text', 415, { body: '{}' }, 'must be sent as application/json'],
    [
      'a form',
      415,
      { body: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      'must be sent as application/json',
    ],
    [
      'compressed',
      415,
      { body: '{}', headers: { ...json, 'content-encoding': 'gzip' } },
      'without a content encoding',
    ],
    ['not JSON', 400, { body: '{', headers: json }, 'not valid JSON'],
    ['empty', 400, { headers: json }, 'not valid JSON'],
    ['not UTF-8', 400, { body: new Uint8Array([0xff, 0xfe]), headers: json }, 'not valid UTF-8'],
    ['nested 10,000 deep', 400, { body: nested, headers: json }, 'more than 32 deep'],
    ['300 KB large', 413, { body: 'a'.repeat(300_000), headers: json }, 'larger than 262144 bytes'],
    ['without messages', 400, { body: '{}', headers: json }, 'messages must be a list'],
  ])('is refused when it is %s', async (_, status, init, reason) => {
    const { response, engine, sentence } = await send(init)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(sentence).toContain(reason)
    expect(sentence).toMatch(/^[^\n]+\.$/)
    expect(engine.asked).toEqual([])
  })

  it.each<[string, unknown, string]>([
    ['a blank message', [{ role: 'user', content: '  \n' }], 'The message is empty.'],
    [
      'a message over 2,000 characters',
      [{ role: 'user', content: 'a'.repeat(2001) }],
      'The message is 2001 characters long. The limit is 2000.',
    ],
    ['a lone surrogate', [{ role: 'user', content: 'a\ud800' }], 'characters that are not text'],
    ['a null character', [{ role: 'user', content: 'a\u0000' }], 'characters that are not text'],
    ['an unknown role', [{ role: 'wizard', content: 'a' }], 'messages[0].role'],
    ['no question', [{ role: 'assistant', content: 'a' }], 'has no user message'],
  ])('is refused when it holds %s', async (_, messages, reason) => {
    const { response, sentence } = await send({ body: JSON.stringify({ messages }), headers: json })
    expect(response.status).toBe(400)
    expect(sentence).toContain(reason)
  })

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'is refused with the method %s',
    async (method) => {
      const { response } = await send({ method })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, POST')
    },
  )

  it('takes a message of exactly 2,000 characters', async () => {
    const { handle } = await setUpChat()
    expect((await handle(ask('a'.repeat(2000)))).status).toBe(200)
  })

  it('answers 500 with a plain sentence when the store is gone', async () => {
    const { handle, log } = await setUpChat({
      conversations: {
        ...openMemoryConversations(),
        begin: () => Promise.reject(new Error('SQLITE_FULL: disk')),
      },
    })
    const response = await handle(ask('Hello'))
    expect(response.status).toBe(500)
    expect(await response.text()).toBe(ENGLISH.failed)
    expect(log.error).toHaveBeenCalledOnce()
  })

  // Each client that left in the middle of its question filled the log with a stack trace.
  it('says in one line, and not as an error of the server, that a body was cut off', async () => {
    const { handle, log, engine } = await setUpChat()
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"id"')),
      pull: (controller) => controller.error(new Error('aborted')),
    })
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body, duplex: 'half' as const }
    const response = await handle(new Request(CHAT_ADDRESS, init))
    expect([response.status, await response.text()]).toEqual([400, 'The request was incomplete.'])
    expect(log.error).not.toHaveBeenCalled()
    expect(log.info.mock.calls).toEqual([['request cut off', { bytes: 5 }]])
    expect(engine.asked).toEqual([])
  })

  it('complaint 23: answers 503 when too many answers are under way, and asks no engine', async () => {
    const { handle, engine } = await setUpChat({
      limits: { ...DEFAULT_LIMITS, repliesAtOnce: 1 },
      script: () => [new Promise(() => undefined)],
    })
    await handle(ask('One'))
    const response = await handle(ask('Two'))
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(engine.asked.map(({ text }) => text)).toEqual(['One'])
  })
})

describe('a call to resume', () => {
  it('is answered by an empty stream', async () => {
    const { handle } = await setUpChat()
    const response = await handle(new Request(`${CHAT_ADDRESS}?chatId=chat-0001`))
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  it('has to name a chat', async () => {
    const { handle } = await setUpChat()
    expect((await handle(new Request(CHAT_ADDRESS))).status).toBe(400)
  })
})

describe('a visitor of a German site', () => {
  const german = { texts: () => SERVERS.de }

  it('is told in German that a message is too long', async () => {
    const { handle } = await setUpChat(german)
    const response = await handle(ask('a'.repeat(2001)))
    expect(await response.text()).toBe('Die Nachricht hat 2001 Zeichen. Erlaubt sind 2000.')
  })

  it('is told in German that the answer has failed', async () => {
    const { handle } = await setUpChat({ ...german, script: () => [new Error('broken')] })
    const wire = await (await handle(ask('Hello'))).text()
    expect(wire).toContain(`3:"${SERVERS.de.failed}"`)
  })

  it('is told in German that too many are asking', async () => {
    const limits = { ...DEFAULT_LIMITS, repliesAtOnce: 0 }
    const { handle } = await setUpChat({ ...german, limits })
    expect(await (await handle(ask('Hello'))).text()).toBe(SERVERS.de.busy)
  })
})
