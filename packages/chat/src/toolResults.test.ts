import { describe, expect, it } from 'vitest'
import { call, finish, result, settle, start, text } from '../testing/builders.ts'
import { contents, feed, open, statusOf } from '../testing/sessionStage.ts'
import type { Stage } from '../testing/sessionStage.ts'

describe('the results of tools', () => {
  async function openCalling(maxSteps?: number): Promise<Stage> {
    const stage = open({ ...(maxSteps !== undefined && { maxSteps }) })
    stage.session.send('one')
    await settle()
    await feed(stage, start('a'), call('t-1'), call('t-2'), finish)
    stage.transport.end()
    await settle()
    return stage
  }
  const states = ({ session }: Stage) =>
    session.state
      .get()
      .messages.at(-1)
      ?.toolInvocations?.map(({ state }) => state)

  it('are taken in, and by default sent by nobody', async () => {
    const stage = await openCalling()
    expect(stage.session.addToolResult('t-1', 'seen')).toBe(true)
    expect(stage.session.addToolResult('t-2', null)).toBe(true)
    await settle()
    expect(states(stage)).toEqual(['result', 'result'])
    expect(statusOf(stage)).toBe('ready')
    expect(stage.transport.turns).toHaveLength(1)
  })

  it('are refused for a call that is not there, or has its result', async () => {
    const stage = await openCalling()
    expect(stage.session.addToolResult('t-3', 1)).toBe(false)
    expect(stage.session.addToolResult('__proto__', 1)).toBe(false)
    expect(stage.session.addToolResult('t-1', 1)).toBe(true)
    expect(stage.session.addToolResult('t-1', 2)).toBe(false)
  })

  it('are sent once all are there, and the answer goes on', async () => {
    const stage = await openCalling(2)
    stage.session.addToolResult('t-1', 'seen')
    await settle()
    expect(stage.transport.turns).toHaveLength(1)
    stage.session.addToolResult('t-2', 'seen')
    expect(statusOf(stage)).toBe('submitted')
    await settle()
    expect(stage.transport.turns[1]?.messages.map(({ id }) => id)).toEqual(['id-2', 'a'])

    await feed(stage, start('b'), text('Both seen.'), finish)
    expect(stage.session.state.get().messages).toHaveLength(2)
    expect(stage.session.state.get().messages[1]).toMatchObject({ id: 'a', content: 'Both seen.' })
    expect(states(stage)).toEqual(['result', 'result'])
    expect(statusOf(stage)).toBe('ready')
  })

  it('that arrive in the stream let the answer go on too, when it has ended', async () => {
    const stage = open({ maxSteps: 5 })
    stage.session.send('one')
    await settle()
    await feed(stage, start('a'), call('t-1'), result('t-1'), finish)
    await feed(stage, { type: 'message_annotations', value: ['late'] })
    expect(stage.transport.turns).toHaveLength(1)
    stage.transport.end()
    await settle()
    expect(stage.transport.turns).toHaveLength(2)
    expect(stage.session.state.get().messages[1]?.annotations).toEqual(['late'])
  })

  it('never lead to more requests than there may be steps', async () => {
    const stage = open({ maxSteps: 3 })
    stage.session.send('one')
    for (const id of ['t-1', 't-2', 't-3']) {
      await settle()
      await feed(stage, start('a'), call(id), result(id), finish)
      stage.transport.end()
    }
    await settle()
    expect(stage.transport.turns).toHaveLength(3)
    expect(statusOf(stage)).toBe('ready')
  })

  it('are not sent when an answer has text after its calls, in a separate step', async () => {
    const stage = open({ maxSteps: 3 })
    stage.session.send('one')
    await settle()
    await feed(stage, start('a'), call('t-1'), result('t-1'), start('a'), text('Seen.'), finish)
    stage.transport.end()
    await settle()
    expect(stage.transport.turns).toHaveLength(1)
  })

  it('are not sent after a failure, nor after a stop', async () => {
    const failed = open({ maxSteps: 3 })
    failed.session.send('one')
    await settle()
    await feed(failed, start('a'), call('t-1'), result('t-1'))
    failed.transport.fail(new Error('cut'))
    await settle()
    expect(failed.transport.turns).toHaveLength(1)
    expect(statusOf(failed)).toBe('error')

    const stopped = open({ maxSteps: 3 })
    stopped.session.send('one')
    await settle()
    await feed(stopped, start('a'), call('t-1'))
    stopped.session.stop()
    expect(stopped.session.addToolResult('t-1', 'seen')).toBe(true)
    await settle()
    expect(stopped.transport.turns).toHaveLength(1)
  })

  it('stay with a reply that is still arriving', async () => {
    const stage = open()
    stage.session.send('one')
    await settle()
    await feed(stage, start('a'), call('t-1'))
    stage.drawFrame()
    stage.session.addToolResult('t-1', 'seen')
    await feed(stage, text('Go on.'), finish)
    expect(states(stage)).toEqual(['result'])
    expect(contents(stage)).toEqual(['one', 'Go on.'])
  })
})
