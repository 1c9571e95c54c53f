import { describe, expect, it } from 'vitest'
import { createChatSession } from './session.ts'
import { createScriptedTransport, finish, settle, start, text } from '../testing/builders.ts'
import { contents, feed, open, openAnswered, statusOf } from '../testing/sessionStage.ts'

describe('resume', () => {
  it('replaces what is held of the reply, and ends as any other', async () => {
    const stage = open()
    stage.session.send('one')
    await settle()
    await feed(stage, start('a'), text('Ha'))
    stage.transport.fail(new Error('cut'))
    await settle()

    const found = stage.session.resume()
    await settle()
    expect(stage.transport.resumed).toEqual([stage.session.id])
    expect(statusOf(stage)).toBe('error')
    await feed(stage, start('a'), text('Half'))
    expect(await found).toBe(true)
    stage.drawFrame()
    expect(statusOf(stage)).toBe('streaming')
    expect(contents(stage)).toEqual(['one', 'Half'])

    await feed(stage, text(' and half.'), finish)
    expect(contents(stage)).toEqual(['one', 'Half and half.'])
    expect(stage.session.state.get()).toMatchObject({ status: 'ready', failure: undefined })
  })

  it('changes nothing if there is nothing to resume', async () => {
    const stage = await openAnswered()
    const before = stage.session.state.get()
    const found = stage.session.resume()
    await settle()
    stage.transport.end()
    expect(await found).toBe(false)
    expect(stage.session.state.get()).toBe(before)
    expect(stage.errors).toEqual([])
  })

  it('changes nothing if it cannot be asked for, and tells the site', async () => {
    const stage = await openAnswered()
    const before = stage.session.state.get()
    const found = stage.session.resume()
    await settle()
    stage.transport.fail(new Error('away'))
    expect(await found).toBe(false)
    expect(stage.session.state.get()).toBe(before)
    expect(stage.errors).toHaveLength(1)
  })

  it('fails if the reply breaks off', async () => {
    const stage = await openAnswered()
    void stage.session.resume()
    await settle()
    await feed(stage, start('a'), text('Ha'))
    stage.transport.end()
    await settle()
    expect(statusOf(stage)).toBe('error')
    expect(contents(stage)).toEqual(['one', 'Ha'])
    expect(stage.errors).toHaveLength(1)
  })

  it('gives way to a question', async () => {
    const stage = await openAnswered()
    const found = stage.session.resume()
    await settle()
    expect(stage.session.send('two')).toBe(true)
    expect(await found).toBe(false)
    await settle()
    await feed(stage, text('Second.'), finish)
    expect(contents(stage)).toEqual(['one', 'First.', 'two', 'Second.'])
  })

  it('does not disturb a reply that is pending, nor a transport that cannot', async () => {
    const stage = open()
    stage.session.send('one')
    expect(await stage.session.resume()).toBe(false)
    expect(stage.transport.resumed).toEqual([])

    const { send } = createScriptedTransport()
    expect(await createChatSession({ transport: { send } }).resume()).toBe(false)
  })

  it('can be stopped', async () => {
    const stage = await openAnswered()
    void stage.session.resume()
    await settle()
    await feed(stage, start('answer-1'), text('Fir'))
    stage.session.stop()
    expect(statusOf(stage)).toBe('ready')
    expect(contents(stage)).toEqual(['one', 'Fir'])
  })
})

describe('a reply that nobody has kept', () => {
  it('is asked for once more by itself, if another server may answer', async () => {
    const stage = open({ canResume: true })
    stage.session.send('one')
    await settle()
    await feed(stage, start('a'), text('Ha'))
    stage.transport.end()
    await settle()
    expect(stage.transport.turns).toHaveLength(2)
    expect(statusOf(stage)).toBe('submitted')
    await feed(stage, start('b'), text('Whole.'), finish)
    expect(contents(stage)).toEqual(['one', 'Whole.'])
    expect(stage.errors).toEqual([])
  })

  it('is asked for no third time', async () => {
    const stage = open({ canResume: true })
    stage.session.send('one')
    for (const id of ['a', 'b']) {
      await settle()
      await feed(stage, start(id), text('Ha'))
      stage.transport.end()
    }
    await settle()
    expect(stage.transport.turns).toHaveLength(2)
    expect(statusOf(stage)).toBe('error')
  })
})

it('tells the server to stop a reply that would go on without a reader', async () => {
  const stage = open()
  stage.session.send('one')
  await settle()
  stage.session.stop()
  stage.session.stop()
  expect(stage.transport.stopped).toEqual([stage.session.id])
})
