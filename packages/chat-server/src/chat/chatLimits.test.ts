// The default limits of the endpoint: a request at each limit is answered, and one past it is not.

import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../../content/src/config/limits.ts'
import { CHAT_ADDRESS, ask, readParts, setUpChat } from '../testing/chatStage.ts'
import { finish, text } from '../../../answers/src/testing/scripted.ts'

const HEADERS = { 'content-type': 'application/json' }
const QUESTION = { role: 'user', content: 'What is it?' }

function send(body: string): Request {
  return new Request(CHAT_ADDRESS, { method: 'POST', headers: HEADERS, body })
}

/** A question whose request has exactly this many bytes. */
function fillBody(bytes: number): string {
  const write = (filler: string) => JSON.stringify({ messages: [QUESTION], data: { filler } })
  return write('x'.repeat(bytes - write('').length))
}

/** A question whose request is nested this deep. */
function nestBody(depth: number): string {
  // The body itself is the first level.
  const value = `${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}`
  return `{"messages":[${JSON.stringify(QUESTION)}],"data":${value}}`
}

describe('a body', () => {
  it.each([
    ['of 262,144 bytes', 262_144, 200],
    ['of one byte more', 262_145, 413],
  ])('%s is answered with %i', async (_, bytes, status) => {
    const { handle } = await setUpChat()
    expect((await handle(send(fillBody(bytes)))).status).toBe(status)
  })

  it.each([
    ['of 4,194,304 bytes', 4_194_304, 200],
    ['of one byte more', 4_194_305, 413],
  ])('%s is answered with %i if the model reads files', async (_, bytes, status) => {
    const { engine } = await setUpChat()
    const { handle } = await setUpChat({ engine: { ...engine, takesFiles: true } })
    expect((await handle(send(fillBody(bytes)))).status).toBe(status)
  })

  it.each([
    [32, 200],
    [33, 400],
  ])('nested %i deep is answered with %i', async (depth, status) => {
    const { handle } = await setUpChat()
    expect((await handle(send(nestBody(depth)))).status).toBe(status)
  })
})

describe('the id of a chat', () => {
  it.each([
    [7, 400],
    [8, 200],
    [64, 200],
    [65, 400],
  ])('of %i characters is answered with %i', async (length, status) => {
    const { handle } = await setUpChat()
    expect((await handle(ask('Hello', { id: 'a'.repeat(length) }))).status).toBe(status)
  })
})

describe('a history that a client reports', () => {
  async function readHistory(history: readonly object[]): Promise<string[] | undefined> {
    const { handle, engine } = await setUpChat()
    const response = await handle(ask('', { messages: [...history, QUESTION] }))
    expect(response.status).toBe(200)
    await response.text()
    return engine.asked[0]?.history.map((turn) => turn.text)
  }
  const said = (content: string) => ({ role: 'assistant', content })
  const asked = (content: string) => ({ role: 'user', content })
  const many = (count: number) => Array.from({ length: count }, () => said('Yes.'))

  it('is used up to 60 messages, and older ones are ignored', async () => {
    expect(await readHistory([asked('First'), ...many(59)])).toEqual(['First'])
    expect(await readHistory([asked('First'), ...many(60)])).toEqual([])
  })

  it('is used up to 60,000 characters, and older ones are ignored', async () => {
    expect(await readHistory([asked('First'), said('x'.repeat(59_995))])).toEqual(['First'])
    expect(await readHistory([asked('First'), said('x'.repeat(59_996))])).toEqual([])
  })

  it('reaches the engine with at most its newest 12 questions', async () => {
    const questions = Array.from({ length: 13 }, (_, place) => `Question ${place}`)
    expect(await readHistory(questions.slice(1).map(asked))).toEqual(questions.slice(1))
    expect(await readHistory(questions.map(asked))).toEqual(questions.slice(1))
  })
})

describe('an answer', () => {
  it.each([
    [16_000, 16_000, 'stop'],
    [16_001, 16_000, 'length'],
  ])(
    'of %i characters is read as %i, and ends with the reason %s',
    async (length, read, reason) => {
      const { handle } = await setUpChat({ script: () => [text('x'.repeat(length)), finish] })
      const parts = await readParts(await handle(ask('Hello')))
      const words = parts.flatMap((part) => (part.type === 'text' ? [part.value] : []))
      expect(words.join('')).toHaveLength(read)
      expect(parts.at(-1)?.value).toMatchObject({ finishReason: reason })
    },
  )
})

describe('a process', () => {
  it('writes 500 answers at once and refuses the next question with 503', async () => {
    const { handle } = await setUpChat({ script: () => [new Promise(() => undefined)] })
    const from = (place: number) => ({ address: `10.0.${place >> 8}.${place & 255}` })
    const { repliesAtOnce } = DEFAULT_LIMITS
    const all = Array.from({ length: repliesAtOnce }, (_, place) =>
      handle(ask(`Question ${place}`), from(place)),
    )
    expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]))
    expect(repliesAtOnce).toBe(500)
    expect((await handle(ask('One more'), from(repliesAtOnce))).status).toBe(503)
  })
})
