import { describe, expect, it, vi } from 'vitest'
import { HELLO, ask, readParts, setUpChat, storedTurns } from '../testing/chatStage.ts'

const messages = [{ id: 'question-1', role: 'user', content: 'Hello' }]
const data = { engine: 'pages' }

describe('an answer from the pages', () => {
  it.each([
    [{ engine: 'pages' }, true],
    [{ engine: 'pages', page: { url: '/a', title: 'A' } }, true],
    [{ engine: 'model' }, undefined],
    [{ engine: 'Pages' }, undefined],
    [{ engine: ['pages'] }, undefined],
    ['pages', undefined],
    [undefined, undefined],
  ])('is asked for by the exact word, and by nothing else: %j', async (value, isPlain) => {
    const { handle, engine } = await setUpChat()
    await readParts(await handle(ask('Hello', { data: value })))
    expect(engine.asked[0]?.isPlain).toBe(isPlain)
  })

  it('replaces the answer that the visitor waits for, and is the first', async () => {
    const { handle, engine, conversations, replies } = await setUpChat({
      script: () => (engine.asked.length === 1 ? [HELLO[0]!, new Promise(() => undefined)] : HELLO),
    })
    const first = await handle(ask('', { messages }))
    const token = first.headers.get('x-docent-chat')
    await vi.waitFor(() => expect(engine.asked).toHaveLength(1))

    const parts = await readParts(await handle(ask('', { messages, token, data })))
    expect(parts.at(-1)?.type).toBe('finish_message')
    expect(engine.asked[1]).toMatchObject({ isPlain: true, again: 0, avoid: [] })
    // Its reader gets nothing more, and no error.
    expect(await first.text()).not.toMatch(/^3:/m)
    await vi.waitFor(() => expect(replies.size).toBe(0))
    const turns = await storedTurns(conversations, first)
    expect(turns.map(({ answers }) => answers.map(({ status }) => status))).toEqual([
      ['partial', 'complete'],
    ])
  })

  it('that comes twice at once is one', async () => {
    // The answer goes on until both requests are there, however busy the machine is.
    let whenBothAreThere = Promise.resolve()
    const { handle, engine } = await setUpChat({ script: () => [whenBothAreThere, ...HELLO] })
    const first = await handle(ask('', { messages }))
    await readParts(first)
    const token = first.headers.get('x-docent-chat')
    const gate = Promise.withResolvers<void>()
    whenBothAreThere = gate.promise
    const responses = await Promise.all([
      handle(ask('', { messages, token, data })),
      handle(ask('', { messages, token, data })),
    ])
    gate.resolve()
    const [one, two] = await Promise.all(responses.map((response) => response.text()))
    expect(one).toBe(two)
    expect(engine.asked).toHaveLength(2)
  })

  it('that was read already is followed by another version', async () => {
    const { handle, engine } = await setUpChat()
    const first = await handle(ask('', { messages, data }))
    await readParts(first)
    const token = first.headers.get('x-docent-chat')
    await readParts(await handle(ask('', { messages, token, data })))
    expect(engine.asked[1]).toMatchObject({ isPlain: true, again: 1, avoid: ['p1'] })
  })
})
