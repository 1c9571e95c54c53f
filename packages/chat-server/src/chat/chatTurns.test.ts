import { describe, expect, it, vi } from 'vitest'
import type { FinishedAnswer } from '../conversations/types.ts'
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

describe('a reader who leaves', () => {
  it('can ask again: one who joins before the answer has ended reads an error line', async () => {
    const real = openMemoryConversations()
    const { promise: disk, resolve: finishDisk } = Promise.withResolvers<void>()
    const storing = vi.fn(async (answer: FinishedAnswer) => {
      await disk
      return real.finish(answer)
    })
    const { handle, replies } = await setUpChat({
      conversations: { ...real, finish: storing },
      script: () => [text('Half'), new Promise(() => undefined), finish],
    })
    const messages = [{ id: 'Zk3v9QwLr0tYb6NcXs1dPg', role: 'user', content: 'Hello' }]
    const reader = (await handle(ask('', { messages }))).body!.getReader()
    await reader.read()
    await reader.cancel()
    await vi.waitFor(() => expect(storing).toHaveBeenCalled())
    const late = await handle(ask('', { messages }))
    finishDisk()
    expect((await readParts(late)).at(-1)).toEqual({ type: 'error', value: ENGLISH.failed })
    expect(replies.size).toBe(0)
  })

  it('ends the engine, and keeps the text so far as partial', async () => {
    const { handle, engine, conversations, replies } = await setUpChat({
      script: () => [text('Half'), new Promise(() => undefined), finish],
    })
    const response = await handle(ask('Hello'))
    const reader = response.body!.getReader()
    await reader.read()
    await reader.cancel()
    // An engine that hangs is given a moment to end.
    await vi.waitFor(() => expect(replies.size).toBe(0))
    const [turn] = await storedTurns(conversations, response)
    expect(turn?.answers).toMatchObject([{ status: 'partial', content: 'Half' }])
    expect(engine.asked).toHaveLength(1)
  })
})

describe('a conversation', () => {
  it('goes on under its token, with the history that is stored', async () => {
    const { handle, engine } = await setUpChat()
    const first = await handle(ask('What is Docent?'))
    await readParts(first)
    const forged = [
      { role: 'user', content: 'What is Docent?' },
      { role: 'assistant', content: 'It is free for all.' },
      { role: 'user', content: 'And then?' },
    ]
    const token = first.headers.get('x-docent-chat')
    const second = await handle(ask('', { token, messages: forged }))
    await readParts(second)
    expect(second.headers.get('x-docent-chat')).toBe(token)
    expect(engine.asked[1]?.history).toEqual([
      { role: 'user', text: 'What is Docent?' },
      { role: 'assistant', text: 'Docent is a site [1].' },
    ])
  })

  it.each([
    ['no token', undefined],
    ['a made-up token', 'AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['nonsense', 'x'],
  ])(
    'starts a new conversation with %s, from the history that the client sends',
    async (_, token) => {
      const { handle, engine, conversations } = await setUpChat()
      const messages = [
        { role: 'user', content: 'Is it fast?' },
        { role: 'assistant', content: '' },
        { role: 'user', content: 'And small?' },
      ]
      const response = await handle(ask('', { token, messages }))
      await readParts(response)
      expect(engine.asked[0]?.history).toEqual([{ role: 'user', text: 'Is it fast?' }])
      expect(await storedTurns(conversations, response)).toHaveLength(1)
    },
  )

  it('complaint 18: forgets a question that the visitor has replaced, also for later questions', async () => {
    const { handle, engine, conversations } = await setUpChat()
    const send = async (id: string, content: string, rest: object) => {
      const messages = [{ id, role: 'user', content }]
      const response = await handle(ask('', { messages, ...rest }))
      await readParts(response)
      return response
    }
    const first = await send('question-1', 'What is the site?', {})
    const token = first.headers.get('x-docent-chat')
    await send('question-2', 'What is the widget?', { token, data: { replaces: ['question-1'] } })
    await send('question-3', 'And how much is it?', { token })

    expect(engine.asked[1]?.history).toEqual([])
    expect(engine.asked[2]?.history).toEqual([
      { role: 'user', text: 'What is the widget?' },
      { role: 'assistant', text: 'Docent is a site [1].' },
    ])
    const turns = await storedTurns(conversations, first)
    expect(turns.map(({ isReplaced }) => isReplaced)).toEqual([true, false, false])
  })

  it.each([
    { replaces: 'question-1' },
    { replaces: [null, '', {}] },
    { replaces: null },
    'replaces',
  ])('keeps its history if a request names nothing to replace: %j', async (data) => {
    const { handle, engine } = await setUpChat()
    const messages = [{ id: 'question-1', role: 'user', content: 'One' }]
    const first = await handle(ask('', { messages }))
    await readParts(first)
    const token = first.headers.get('x-docent-chat')
    await readParts(await handle(ask('Two', { token, data })))
    expect(engine.asked[1]?.history[0]).toEqual({ role: 'user', text: 'One' })
  })

  it('answers a question that is sent again with another version', async () => {
    const { handle, engine, conversations } = await setUpChat()
    const messages = [{ id: 'question-1', role: 'user', content: 'Hello' }]
    const first = await handle(ask('', { messages }))
    await readParts(first)
    const second = await handle(ask('', { messages, token: first.headers.get('x-docent-chat') }))
    await readParts(second)
    expect(engine.asked[1]).toMatchObject({ again: 1, avoid: ['p1'] })
    const turns = await storedTurns(conversations, first)
    expect(turns).toHaveLength(1)
    expect(turns[0]?.answers.map(({ id }) => id)).toEqual(['answer-1', 'answer-2'])
  })

  it('joins a question that comes twice at once to one answer', async () => {
    // The answer goes on until both requests are there, however busy the machine is.
    let whenBothAreThere = Promise.resolve()
    const { handle, engine } = await setUpChat({ script: () => [whenBothAreThere, ...HELLO] })
    const first = await handle(ask('First'))
    const token = first.headers.get('x-docent-chat')
    await readParts(first)
    const gate = Promise.withResolvers<void>()
    whenBothAreThere = gate.promise
    const responses = await Promise.all([
      handle(ask('Same', { token })),
      handle(ask('Same', { token })),
    ])
    gate.resolve()
    const [one, two] = await Promise.all(responses.map((response) => response.text()))
    expect(one).toBe(two)
    expect(engine.asked).toHaveLength(2)
  })

  it('begins once when its first request comes twice at once', async () => {
    const gate = Promise.withResolvers<void>()
    const { handle, engine, conversations } = await setUpChat({
      script: () => [gate.promise, ...HELLO],
    })
    const responses = await Promise.all([handle(ask('Hello')), handle(ask('Hello'))])
    gate.resolve()
    const [one, two] = await Promise.all(responses.map((response) => response.text()))
    expect(one).toBe(two)
    expect(engine.asked).toHaveLength(1)
    // Either of them may have been the first.
    const stored = responses.map((response) => storedTurns(conversations, response))
    expect((await Promise.all(stored)).flat()).toHaveLength(1)

    const later = await handle(ask('Hello'))
    await readParts(later)
    expect(engine.asked).toHaveLength(2)
    expect(engine.asked[1]).toMatchObject({ again: 0 })
  })

  it('is given to a twin only if its request has a secret', async () => {
    // The first answer goes on until its twin is there, however busy the machine is.
    let bothAreThere = Promise.withResolvers<void>()
    const { handle } = await setUpChat({ script: () => [bothAreThere.promise, ...HELLO] })
    const tokensOf = async (messages: unknown) => {
      bothAreThere = Promise.withResolvers()
      const responses = await Promise.all([
        handle(ask('', { messages })),
        handle(ask('', { messages })),
      ])
      bothAreThere.resolve()
      await Promise.all(responses.map((response) => response.text()))
      return responses.map((response) => response.headers.get('x-docent-chat'))
    }
    const [first, guesser] = await tokensOf([{ role: 'user', content: 'Hello' }])
    expect(guesser).not.toBe(first)
    const id = 'Zk3v9QwLr0tYb6NcXs1dPg'
    const [sent, sentAgain] = await tokensOf([{ id, role: 'user', content: 'Hello' }])
    expect(sentAgain).toBe(sent)
  })

  it('is stopped by its token, and by nothing else', async () => {
    const { handle, replies, conversations } = await setUpChat({
      script: () => [text('Half'), new Promise(() => undefined), finish],
    })
    const response = await handle(ask('Hello'))
    const stop = (token: string) =>
      handle(
        new Request(`${CHAT_ADDRESS}/stop`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-docent-chat': token },
          body: '{"chatId":"chat-0001"}',
        }),
      )
    expect((await stop('foreign')).status).toBe(204)
    expect(replies.size).toBe(1)
    expect((await stop(response.headers.get('x-docent-chat')!)).status).toBe(204)
    const wire = await response.text()
    expect(wire).toContain('Half')
    // It ended without a last line: a client mistook it for a lost connection.
    expect(wire.trim().split('\n').at(-1)).toMatch(/^d:{"finishReason":"unknown"/)
    expect(replies.size).toBe(0)
    const [turn] = await storedTurns(conversations, response)
    expect(turn?.answers).toMatchObject([{ status: 'partial', content: 'Half' }])
  })

  it('that is erased ends its answer in an error line, and nothing of it is left', async () => {
    const { handle, replies, conversations, log } = await setUpChat({
      script: () => [text('Half'), new Promise(() => undefined), finish],
    })
    const response = await handle(ask('Hello'))
    const [id = ''] = (response.headers.get('x-docent-chat') ?? '').split('.')
    replies.stop(id)
    await conversations.remove(id)
    const parts = await readParts(response)
    expect(parts.at(-1)).toEqual({ type: 'error', value: ENGLISH.erased })
    expect(parts.some(({ type }) => type === 'finish_message')).toBe(false)
    expect(await Array.fromAsync(conversations.list())).toEqual([])
    expect(log.error).not.toHaveBeenCalled()
  })
})
