import { describe, expect, it } from 'vitest'
import { call, finish, settle, start, status, text } from '../testing/builders.ts'
import { contents, feed, open, openAnswered, statusOf } from '../testing/sessionStage.ts'

describe('hasten', () => {
  it('ends the request, and asks the same question for the answer of the pages', async () => {
    const stage = open({ data: () => ({ page: { url: '/products' } }) })
    stage.session.send('one')
    await settle()
    await feed(stage, status('reading', 3))
    stage.drawFrame()
    stage.session.hasten()
    await settle()
    const { signals, turns } = stage.transport
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    expect(turns[1]?.messages).toEqual(turns[0]?.messages)
    expect(turns.map(({ data }) => data)).toEqual([
      { page: { url: '/products' } },
      { page: { url: '/products' }, engine: 'pages' },
    ])
    expect(statusOf(stage)).toBe('submitted')
    expect(stage.session.state.get().stage).toBeUndefined()

    await feed(stage, start('a'), text('From the pages.'), finish)
    expect(contents(stage)).toEqual(['one', 'From the pages.'])
    expect(stage.session.state.get()).toMatchObject({ status: 'ready', replaced: [], cut: {} })
    expect(stage.errors).toEqual([])
  })

  it('leaves nothing of an answer that had only called tools', async () => {
    const stage = open()
    stage.session.send('one')
    await settle()
    await feed(stage, start('a'), call('t-1'))
    stage.drawFrame()
    stage.session.hasten()
    await settle()
    expect(stage.session.state.get().messages).toHaveLength(1)
    expect(stage.transport.turns[1]?.messages).toHaveLength(1)
    expect(stage.session.state.get().replaced).toEqual([])
  })

  it('adds a version to a regenerated answer, and keeps the first', async () => {
    const stage = await openAnswered()
    stage.session.regenerate()
    await settle()
    stage.session.hasten()
    await settle()
    await feed(stage, start('answer-2'), text('Second.'), finish)
    const { messages, replaced } = stage.session.state.get()
    expect(messages.map(({ content }) => content)).toEqual(['one', 'Second.'])
    expect(replaced.map((turn) => turn.messages.at(-1)?.content)).toEqual(['First.'])
  })

  it('does nothing once there is something to see, or nothing is awaited', async () => {
    const stage = open()
    stage.session.hasten()
    stage.session.send('one')
    await settle()
    await feed(stage, start('a'), text('It '))
    stage.drawFrame()
    stage.session.hasten()
    await feed(stage, text('is.'), finish)
    stage.session.hasten()
    await settle()
    expect(stage.transport.turns).toHaveLength(1)
    expect(contents(stage)).toEqual(['one', 'It is.'])
  })

  it('is asked for by nothing that is sent later', async () => {
    const stage = open()
    stage.session.send('one')
    await settle()
    stage.session.hasten()
    await settle()
    await feed(stage, start('a'), text('It is.'), finish)
    stage.transport.end()
    await settle()
    stage.session.send('two')
    await settle()
    expect(stage.transport.turns.at(-1)).not.toHaveProperty('data')
  })
})
