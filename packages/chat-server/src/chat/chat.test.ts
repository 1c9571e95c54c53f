import { decodeStream } from '@docent/protocol'
import type { StreamPart } from '@docent/protocol'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../../content/src/config/limits.ts'
import {
  CHAT_ADDRESS,
  HELLO,
  ask,
  readParts,
  setUpChat,
  storedTurns,
} from '../testing/chatStage.ts'
import { openMemoryConversations } from '../testing/memoryConversations.ts'
import { finish, text } from '../../../answers/src/testing/scripted.ts'
import { ENGLISH } from '../requests/failure.ts'

describe('an answer', () => {
  it('is streamed in the order of the protocol, with the headers of the protocol', async () => {
    const { handle } = await setUpChat()
    const response = await handle(ask('What is Docent?'))
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-vercel-ai-data-stream': 'v1',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    const parts = await readParts(response)
    expect(parts.map(({ type }) => type)).toEqual([
      'data',
      'start_step',
      'source',
      'text',
      'text',
      'message_annotations',
      'finish_step',
      'finish_message',
    ])
    expect(parts[1]).toEqual({ type: 'start_step', value: { messageId: 'answer-1' } })
  })

  it.each([
    ['ar-EG', 'ar-EG'],
    ['not a tag', undefined],
    [7, undefined],
    [undefined, undefined],
  ])('is asked for in the language of the page, if it has one: %j', async (language, asked) => {
    const { handle, engine } = await setUpChat()
    const page = { url: '/a', title: 'A', ...(language !== undefined && { language }) }
    await readParts(await handle(ask('What is Docent?', { data: { page } })))
    expect(engine.asked[0]?.language).toBe(asked)
    expect(engine.asked[0]?.page).toEqual({ url: '/a', title: 'A' })
  })

  it('is stored with its question', async () => {
    const { handle, conversations } = await setUpChat()
    const response = await handle(
      ask('What is Docent?', { data: { page: { url: '/a', title: 'A' } } }),
    )
    await readParts(response)
    const [turn] = await storedTurns(conversations, response)
    expect(turn).toMatchObject({ text: 'What is Docent?', page: { url: '/a', title: 'A' } })
    expect(turn?.answers).toMatchObject([
      {
        id: 'answer-1',
        status: 'complete',
        engine: 'scripted',
        content: 'Docent is a site [1].',
        finishReason: 'stop',
        grounded: true,
        confidence: 0.8,
        usage: { cost: { totalCost: 0, currency: 'USD' } },
      },
    ])
  })

  // "Let me look.Twice a week." used to be in the export, and in the history that a model got.
  it('is stored and told again as it is read: its steps parted, which the wire joins', async () => {
    const step: StreamPart = {
      type: 'finish_step',
      value: { finishReason: 'tool-calls', isContinued: false },
    }
    const { handle, conversations, engine } = await setUpChat({
      script: () => [text('Let me '), text('look.'), step, text('Twice a week.'), finish],
    })
    const response = await handle(ask('How often?'))
    const said = (await readParts(response)).filter(({ type }) => type === 'text')
    expect(said.map(({ value }) => value)).toEqual(['Let me ', 'look.', 'Twice a week.'])
    const [turn] = await storedTurns(conversations, response)
    const content = 'Let me look.\n\nTwice a week.'
    expect(turn?.answers).toMatchObject([{ content }])

    const token = response.headers.get('x-docent-chat')
    await readParts(await handle(ask('And in winter?', { token })))
    expect(engine.asked[1]?.history).toContainEqual({ role: 'assistant', text: content })
  })

  it('tells the visitor how many tokens it took, and never what it cost', async () => {
    const counted: StreamPart = {
      type: 'finish_message',
      value: { finishReason: 'stop', usage: { promptTokens: 12, completionTokens: 34 } },
    }
    const { handle, conversations } = await setUpChat({ script: () => [text('So.'), counted] })
    const response = await handle(ask('What is Docent?'))
    const wire = await response.text()
    expect(wire).not.toMatch(/cost|USD/i)
    expect(wire).toMatch(/^d:.*"promptTokens":12,"completionTokens":34/m)
    const [turn] = await storedTurns(conversations, response)
    expect(turn?.answers[0]?.usage).toMatchObject({
      promptTokens: 12,
      completionTokens: 34,
      totalTokens: 46,
      cost: { promptCost: 0, completionCost: 0, totalCost: 0, currency: 'USD' },
    })
  })

  it('is given to the engine only after the question is stored', async () => {
    const order: string[] = []
    const real = openMemoryConversations()
    const { handle } = await setUpChat({
      conversations: {
        ...real,
        begin: async (question) => {
          const begun = await real.begin(question)
          order.push('stored')
          return begun
        },
      },
      script: () => {
        order.push('asked')
        return HELLO
      },
    })
    await readParts(await handle(ask('Hello')))
    expect(order).toEqual(['stored', 'asked'])
  })

  it('is drafted when it is the turn of its visitor, unless it was stopped by then', async () => {
    const asked: string[] = []
    const turns: (() => void)[] = []
    const takeTurn = async (address: string): Promise<void> => {
      asked.push(address)
      await new Promise<void>((resolve) => void turns.push(resolve))
    }
    const { handle, engine } = await setUpChat({ takeTurn })
    const first = await handle(ask('First'), { address: '192.0.2.1' })
    const stopped = await handle(ask('Stopped'), { address: '192.0.2.2' })
    const token = stopped.headers.get('x-docent-chat')!
    await handle(
      new Request(`${CHAT_ADDRESS}/stop`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-docent-chat': token },
        body: '{"chatId":"chat-0001"}',
      }),
    )
    expect([asked, engine.asked]).toEqual([['192.0.2.1', '192.0.2.2'], []])
    for (const take of turns) take()
    await Promise.all([readParts(first), readParts(stopped)])
    expect(engine.asked.map(({ text: question }) => question)).toEqual(['First'])
  })

  it('ends only after it is stored', async () => {
    const real = openMemoryConversations()
    const { promise: disk, resolve: finishDisk } = Promise.withResolvers<void>()
    const { handle } = await setUpChat({
      conversations: {
        ...real,
        finish: async (answer) => {
          await disk
          return real.finish(answer)
        },
      },
    })
    const parts = decodeStream((await handle(ask('Hello'))).body!)
    for (let seen = 0; seen < 6; seen++) await parts.next()
    const end = parts.next()
    expect(await Promise.race([end, pause().then(() => 'nothing yet')])).toBe('nothing yet')
    finishDisk()
    expect((await end).value).toMatchObject({ type: 'finish_step' })
    expect((await parts.next()).value).toMatchObject({ type: 'finish_message' })
  })

  it('ends in an error line if it cannot be stored', async () => {
    const { handle, log } = await setUpChat({
      conversations: {
        ...openMemoryConversations(),
        finish: () => Promise.reject(new Error('disk full')),
      },
    })
    const parts = await readParts(await handle(ask('Hello')))
    expect(parts.at(-1)).toEqual({ type: 'error', value: ENGLISH.failed })
    expect(parts.some(({ type }) => type === 'finish_message')).toBe(false)
    expect(log.error).toHaveBeenCalledOnce()
  })

  it('keeps the text before its engine failed, and hides the reason from the visitor', async () => {
    const { handle, conversations, log } = await setUpChat({
      script: () => [text('Half'), new Error('secret path /etc')],
    })
    const response = await handle(ask('Hello'))
    const wire = await response.text()
    expect(wire).toContain('0:"Half"')
    expect(wire).toContain(`3:${JSON.stringify(ENGLISH.failed)}`)
    expect(wire).not.toContain('secret')
    expect(log.error.mock.calls[0]?.[1]).toMatchObject({ message: 'secret path /etc' })
    const [turn] = await storedTurns(conversations, response)
    expect(turn?.answers).toMatchObject([{ status: 'failed', content: 'Half' }])
  })

  it('is cut at its greatest length, and says so', async () => {
    const { handle } = await setUpChat({
      limits: { ...DEFAULT_LIMITS, answerLength: 10 },
      script: () => [text('123456'), text('789👋and more'), finish],
    })
    const parts = await readParts(await handle(ask('Hello')))
    const said = parts.filter(({ type }) => type === 'text').map(({ value }) => value)
    expect(said.join('')).toHaveLength(10)
    expect(parts.at(-1)?.value).toMatchObject({ finishReason: 'length' })
  })

  it('comes in pieces, not all at once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { handle } = await setUpChat({
      script: () => [text('one'), promise, text('two'), finish],
    })
    const parts = decodeStream((await handle(ask('Hello'))).body!)
    await parts.next()
    expect((await parts.next()).value).toEqual(text('one'))
    resolve()
    expect((await parts.next()).value).toEqual(text('two'))
    await parts.return(undefined)
  })

  it('is kept alive by empty lines while nothing comes', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { handle } = await setUpChat({
      limits: { ...DEFAULT_LIMITS, heartbeatMs: 5 },
      script: () => [text('one'), promise, finish],
    })
    const body = (await handle(ask('Hello'))).body!.pipeThrough(new TextDecoderStream())
    let wire = ''
    for await (const piece of body) {
      wire += piece
      // On a busy machine, a fixed wait could end before the first empty line.
      if (wire.endsWith('"one"\n\n')) resolve()
    }
    expect(wire).toMatch(/0:"one"\n\n+e:/)
  })
})

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 30))
}
