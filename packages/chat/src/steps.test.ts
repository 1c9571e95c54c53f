import type { StreamPart } from '@docent/protocol'
import { describe, expect, it } from 'vitest'
import { call, finish, result, settle, start, status, text } from '../testing/builders.ts'
import { contents, feed, open, statusOf } from '../testing/sessionStage.ts'
import type { Stage } from '../testing/sessionStage.ts'
import { writeRequest } from './request.ts'

const endStep: StreamPart = {
  type: 'finish_step',
  value: { finishReason: 'tool-calls', isContinued: false },
}
const think = (value: string): StreamPart => ({ type: 'reasoning', value })
const tell = (stage: string): StreamPart => ({ type: 'data', value: [{ type: 'status', stage }] })

async function openAsked(): Promise<Stage> {
  const stage = open()
  stage.session.send('one')
  await settle()
  return stage
}

async function arrive(stage: Stage, ...parts: StreamPart[]): Promise<void> {
  await feed(stage, ...parts)
  stage.drawFrame()
}

const stageOf = ({ session }: Stage) => session.state.get().stage

describe('an answer of several steps', () => {
  it('is one message, with the id of its last step', async () => {
    const stage = await openAsked()
    await arrive(stage, start('a'), call('t-1'), tell('searching'), result('t-1'), endStep)
    expect(statusOf(stage)).toBe('submitted')
    await arrive(stage, start('a'), text('It is.'), finish)
    const [, reply] = stage.session.state.get().messages
    expect(contents(stage)).toEqual(['one', 'It is.'])
    expect(reply).toMatchObject({ id: 'a', toolInvocations: [{ step: 0, state: 'result' }] })
    expect(reply?.parts.map(({ type }) => type)).toEqual([
      'step-start',
      'tool-invocation',
      'step-start',
      'text',
    ])
    expect(statusOf(stage)).toBe('ready')
  })

  it('says between two of them what it does, until the text goes on', async () => {
    const stage = await openAsked()
    await arrive(stage, start('a'), text('I look. '))
    expect(stageOf(stage)).toBeUndefined()
    await arrive(stage, call('t-1'))
    // Another server than ours calls tools, and tells nobody what for.
    expect(stageOf(stage)).toEqual({ name: '', isThinking: false })
    await arrive(stage, tell('searching'))
    expect(stageOf(stage)).toMatchObject({ name: 'searching' })
    await arrive(stage, result('t-1'), endStep, tell('writing'))
    expect(stageOf(stage)).toMatchObject({ name: 'writing' })
    expect(statusOf(stage)).toBe('streaming')
    await arrive(stage, start('a'), text('It is.'))
    expect(stageOf(stage)).toBeUndefined()
    await arrive(stage, text(' So.'), finish)
    expect(stageOf(stage)).toBeUndefined()
  })

  it('goes on in the same step too, and waits for nothing then', async () => {
    const stage = await openAsked()
    await arrive(stage, start('a'), text('It is'))
    await arrive(stage, call('t-1'), tell('searching'), result('t-1'))
    expect(stageOf(stage)).toMatchObject({ name: 'searching' })
    await arrive(stage, text(' so.'))
    expect(stageOf(stage)).toBeUndefined()
    expect(contents(stage)).toEqual(['one', 'It is so.'])
  })

  it('that is stopped between two of them waits no longer, and keeps what was said', async () => {
    const stage = await openAsked()
    await arrive(stage, start('a'), text('I look.'), call('t-1'), tell('searching'))
    stage.session.stop()
    expect(stage.session.state.get()).toMatchObject({
      status: 'ready',
      stage: undefined,
      cut: { a: 'stopped' },
    })
    expect(contents(stage)).toEqual(['one', 'I look.'])
  })

  // Servers of the protocol's first makers refuse every later request of such a chat.
  it('that was stopped in a call is sent without the call', async () => {
    const stage = await openAsked()
    await arrive(stage, start('a'), text('I look.'), call('t-1'), result('t-1'), call('t-2'))
    stage.session.stop()
    stage.session.send('two')
    await settle()
    const body = writeRequest(stage.transport.turns[1]!)
    expect(body).toContain('t-1')
    expect(body).not.toContain('t-2')
    expect(body).toContain('I look.')
  })
})

describe('the thoughts of a model', () => {
  it('is nothing to see, and is part of the answer once that is there', async () => {
    const stage = await openAsked()
    await arrive(stage, status('reading', 3), start('a'), think('They ask '), think('one thing.'))
    expect(statusOf(stage)).toBe('submitted')
    expect(contents(stage)).toEqual(['one'])
    expect(stageOf(stage)).toEqual({ name: 'reading', pages: 3, isThinking: true })
    await arrive(stage, text('It is.'), finish)
    expect(stage.session.state.get().messages[1]?.parts.slice(1)).toEqual([
      {
        type: 'reasoning',
        reasoning: 'They ask one thing.',
        details: [{ type: 'text', text: 'They ask one thing.' }],
      },
      { type: 'text', text: 'It is.' },
    ])
  })

  it('is separate from the search after it', async () => {
    const stage = await openAsked()
    await arrive(stage, start('a'), think('I have to look.'))
    expect(stageOf(stage)).toEqual({ name: '', isThinking: true })
    await arrive(stage, call('t-1'), tell('searching'))
    expect(stageOf(stage)).toEqual({ name: 'searching', isThinking: false })
    await arrive(stage, result('t-1'), endStep, start('a'), think('Now I know.'))
    expect(stageOf(stage)).toEqual({ name: 'searching', isThinking: true })
  })

  it('leaves no message if nothing else came', async () => {
    const stage = await openAsked()
    await arrive(stage, start('a'), think('Hm.'))
    stage.session.stop()
    stage.session.send('two')
    await settle()
    expect(stage.transport.turns[1]?.messages.map(({ role }) => role)).toEqual(['user', 'user'])
  })
})
