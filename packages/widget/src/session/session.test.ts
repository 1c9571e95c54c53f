import type { StreamPart } from '@docent/protocol'
import { describe, expect, it, vi } from 'vitest'
import { createChatSession } from './session.ts'
import type { ChatSession, ChatSessionOptions } from './session.ts'
import {
  call,
  createScriptedTransport,
  finish,
  result,
  settle,
  start,
  status,
  text,
} from '../../testing/builders.ts'
import type { ScriptedTransport } from '../../testing/builders.ts'
import { TransportError } from './transport.ts'

interface Stage {
  session: ChatSession
  transport: ScriptedTransport
  /** Draws a frame: what was scheduled since the last one. */
  drawFrame(): void
  errors: unknown[]
}

function open(options: Partial<ChatSessionOptions> = {}): Stage {
  const transport = createScriptedTransport()
  const errors: unknown[] = []
  let scheduled: (() => void)[] = []
  let next = 0
  const session = createChatSession({
    transport,
    clock: () => 1_000,
    ids: () => `id-${(next += 1)}`,
    onError: (error) => errors.push(error),
    schedule: (update) => {
      scheduled.push(update)
      return () => (scheduled = scheduled.filter((other) => other !== update))
    },
    ...options,
  })
  const drawFrame = () => {
    const due = scheduled
    scheduled = []
    for (const update of due) update()
  }
  return { session, transport, drawFrame, errors }
}

const contents = ({ session }: Stage) => session.state.get().messages.map(({ content }) => content)
const statusOf = ({ session }: Stage) => session.state.get().status

async function feed({ transport }: Stage, ...parts: StreamPart[]): Promise<void> {
  transport.push(...parts)
  await settle()
}

/** A chat in which one question is answered. */
async function openAnswered(): Promise<Stage> {
  const stage = open()
  stage.session.send('one')
  await settle()
  await feed(stage, start('answer-1'), text('First.'), finish)
  stage.transport.end()
  await settle()
  return stage
}

describe('send', () => {
  it('sends the draft, and shows the answer as it arrives', async () => {
    const stage = open()
    stage.session.setDraft('  What is it?\n')
    expect(stage.session.send()).toBe(true)
    expect(statusOf(stage)).toBe('submitted')
    await settle()

    await feed(stage, start('answer-1'), text('It '))
    stage.drawFrame()
    expect(statusOf(stage)).toBe('streaming')
    expect(contents(stage)).toEqual(['What is it?', 'It '])

    await feed(stage, text('is.'), finish)
    expect(statusOf(stage)).toBe('ready')
    expect(contents(stage)).toEqual(['What is it?', 'It is.'])
    expect(stage.session.state.get().messages[1]).toMatchObject({
      id: 'answer-1',
      role: 'assistant',
      finish: { finishReason: 'stop', usage: { totalTokens: 7 } },
    })
  })

  it('hands the whole history, the chat and its data to the transport', async () => {
    const stage = open({ data: () => ({ page: { url: '/products', title: 'Products' } }) })
    stage.session.send('one')
    await settle()
    expect(stage.transport.turns).toMatchObject([
      {
        chatId: stage.session.id,
        messages: [{ role: 'user', content: 'one' }],
        data: { page: { url: '/products', title: 'Products' } },
      },
    ])
  })

  it.each(['', '   \n', '\0', 'x'.repeat(2001)])('refuses what cannot be sent', (draft) => {
    const stage = open()
    stage.session.setDraft(draft)
    expect(stage.session.send()).toBe(false)
    expect(contents(stage)).toEqual([])
  })

  it('sends no half of a surrogate pair', () => {
    const stage = open()
    stage.session.send('a\ud800b')
    expect(contents(stage)).toEqual(['a\ufffdb'])
  })

  it('carries attachments with the question', async () => {
    const stage = open()
    const attachments = [{ name: 'a.txt', contentType: 'text/plain', url: 'data:,a' }]
    stage.session.send('one', { attachments })
    await settle()
    const [message] = stage.transport.turns[0]!.messages
    expect(message).toMatchObject({ content: 'one', experimental_attachments: attachments })
  })

  it('has one request at a time', async () => {
    const stage = open()
    stage.session.send('one')
    expect(stage.session.send('two')).toBe(false)
    await settle()
    expect(stage.transport.turns).toHaveLength(1)
    expect(contents(stage)).toEqual(['one'])
  })

  it('retries a failed question that is sent again, and does not double it', async () => {
    const stage = open()
    stage.session.setDraft('one')
    stage.session.send()
    await settle()
    stage.transport.fail(new Error('away'))
    await settle()

    expect(stage.session.send()).toBe(true)
    expect(contents(stage)).toEqual(['one'])
    expect(stage.session.state.get().draft).toBe('')
  })
})

describe('updates', () => {
  it('changes the state once for all that arrives between two frames', async () => {
    const stage = open()
    stage.session.send('one')
    await settle()
    const listener = vi.fn()
    stage.session.state.subscribe(listener)

    await feed(stage, text('a'), text('b'), text('c'))
    expect(listener).not.toHaveBeenCalled()
    stage.drawFrame()
    expect(listener).toHaveBeenCalledOnce()
    expect(contents(stage)).toEqual(['one', 'abc'])
  })

  it('does not wait for a frame with the end of a reply', async () => {
    const stage = open()
    stage.session.send('one')
    await settle()
    await feed(stage, text('abc'), finish)
    expect(contents(stage)).toEqual(['one', 'abc'])
    expect(statusOf(stage)).toBe('ready')
  })

  it('stays submitted through parts that show nothing', async () => {
    const stage = open()
    stage.session.send('one')
    await settle()
    await feed(stage, start('a'), status('reading', 3), text(''))
    stage.drawFrame()
    expect(statusOf(stage)).toBe('submitted')
    expect(stage.session.state.get().stage).toEqual({ name: 'reading', pages: 3 })
  })

  it('shows no message for a reply without content', async () => {
    const stage = open()
    stage.session.send('one')
    await settle()
    await feed(stage, start('a'), finish)
    expect(contents(stage)).toEqual(['one'])
    expect(statusOf(stage)).toBe('ready')
  })
})

describe('what follows the end of a reply', () => {
  it('takes in data and annotations', async () => {
    const stage = open()
    stage.session.send('one')
    await settle()
    await feed(stage, text('a'), finish)
    await feed(
      stage,
      { type: 'message_annotations', value: ['late'] },
      { type: 'data', value: [1] },
    )
    stage.drawFrame()
    stage.transport.end()
    await settle()
    expect(stage.session.state.get()).toMatchObject({ status: 'ready', data: [1] })
    expect(stage.session.state.get().messages[1]?.annotations).toEqual(['late'])
    expect(stage.errors).toEqual([])
  })

  it('reports anything else to the site, not to the visitor', async () => {
    const stage = open()
    stage.session.send('one')
    await settle()
    await feed(stage, text('a'), finish, text('b'))
    expect(stage.session.state.get()).toMatchObject({ status: 'ready', failure: undefined })
    expect(contents(stage)).toEqual(['one', 'a'])
    expect(String(stage.errors[0])).toContain('went on after its end')
    expect(stage.transport.signals[0]?.aborted).toBe(true)
  })

  it('is dropped once the next question is out', async () => {
    const stage = open()
    stage.session.send('one')
    await settle()
    await feed(stage, text('a'), finish)
    stage.session.send('two')
    expect(stage.transport.signals[0]?.aborted).toBe(true)
    await settle()
    expect(statusOf(stage)).toBe('submitted')
    expect(stage.errors).toEqual([])
  })
})

describe('stop', () => {
  it('keeps the partial text, and is no error', async () => {
    const stage = open()
    stage.session.send('one')
    await settle()
    await feed(stage, start('a'), text('Half'))
    stage.session.stop()
    await settle()

    expect(stage.session.state.get()).toMatchObject({
      status: 'ready',
      failure: undefined,
      cut: { a: 'stopped' },
    })
    expect(contents(stage)).toEqual(['one', 'Half'])
    expect(stage.transport.signals[0]?.aborted).toBe(true)
    expect(stage.errors).toEqual([])
  })

  it('drops what was still in flight', async () => {
    const stage = open()
    stage.session.send('one')
    await settle()
    stage.transport.push(text('late'))
    stage.session.stop()
    await settle()
    stage.drawFrame()
    expect(contents(stage)).toEqual(['one'])
  })

  it('lets the next question be asked at once', async () => {
    const stage = open()
    stage.session.send('one')
    await settle()
    stage.session.stop()
    expect(stage.session.send('two')).toBe(true)
    await settle()
    await feed(stage, text('Answer'), finish)
    expect(contents(stage)).toEqual(['one', 'two', 'Answer'])
  })

  it('does nothing when no reply is pending', async () => {
    const stage = await openAnswered()
    const before = stage.session.state.get()
    stage.session.stop()
    expect(stage.session.state.get()).toBe(before)
  })
})

describe('regenerate and retry', () => {
  it('drops the last answer and sends the history again', async () => {
    const stage = await openAnswered()
    stage.session.regenerate()
    await settle()
    expect(contents(stage)).toEqual(['one'])
    expect(stage.transport.turns[1]?.messages.map(({ id }) => id)).toEqual(
      stage.transport.turns[0]?.messages.map(({ id }) => id),
    )
    await feed(stage, start('answer-2'), text('Second.'), finish)
    expect(contents(stage)).toEqual(['one', 'Second.'])
  })

  it('has nothing to regenerate or to retry in an empty chat', async () => {
    const stage = open()
    stage.session.regenerate()
    stage.session.retry()
    await settle()
    expect(stage.transport.turns).toEqual([])
  })

  it('retries a failed question without doubling it', async () => {
    const stage = open()
    stage.session.send('one')
    await settle()
    await feed(stage, text('Half'))
    stage.transport.fail(new Error('cut'))
    await settle()
    expect(contents(stage)).toEqual(['one', 'Half'])

    stage.session.retry()
    await settle()
    await feed(stage, text('Whole'), finish)
    expect(contents(stage)).toEqual(['one', 'Whole'])
    expect(statusOf(stage)).toBe('ready')
  })
})

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

  it('changes nothing where there is nothing to resume', async () => {
    const stage = await openAnswered()
    const before = stage.session.state.get()
    const found = stage.session.resume()
    await settle()
    stage.transport.end()
    expect(await found).toBe(false)
    expect(stage.session.state.get()).toBe(before)
    expect(stage.errors).toEqual([])
  })

  it('changes nothing where it cannot be asked for, and tells the site', async () => {
    const stage = await openAnswered()
    const before = stage.session.state.get()
    const found = stage.session.resume()
    await settle()
    stage.transport.fail(new Error('away'))
    expect(await found).toBe(false)
    expect(stage.session.state.get()).toBe(before)
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

  it('are not sent when an answer has text behind its calls, in a step of its own', async () => {
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

describe('clear', () => {
  it('ends the reply and begins another conversation, with the draft kept', async () => {
    const stage = open()
    const { id } = stage.session
    stage.session.send('one')
    await settle()
    await feed(stage, text('Half'))
    stage.session.setDraft('next')
    stage.session.clear()
    await settle()
    stage.drawFrame()

    expect(stage.transport.signals[0]?.aborted).toBe(true)
    expect(stage.session.id).not.toBe(id)
    expect(stage.session.state.get()).toMatchObject({
      status: 'ready',
      messages: [],
      draft: 'next',
    })
  })
})

describe('failures', () => {
  async function failWith(error: unknown): Promise<Stage> {
    const stage = open()
    stage.session.send('one')
    await settle()
    stage.transport.fail(error)
    await settle()
    return stage
  }

  it('takes a stream that ends without its finish for interrupted', async () => {
    const stage = open()
    stage.session.send('one')
    await settle()
    await feed(stage, start('a'), text('Half'))
    stage.transport.end()
    await settle()
    expect(statusOf(stage)).toBe('error')
    expect(contents(stage)).toEqual(['one', 'Half'])
    expect(stage.session.state.get().cut).toEqual({ a: 'interrupted' })
    expect(stage.session.state.get().failure?.text).toContain('ended before')
  })

  it('ends with an error part, keeps what arrived and lets go of the request', async () => {
    const stage = open()
    stage.session.send('one')
    await settle()
    await feed(stage, text('Half'), { type: 'error', value: 'The answer could not be finished.' })
    expect(stage.session.state.get()).toMatchObject({
      status: 'error',
      failure: { detail: 'The answer could not be finished.', reached: true },
    })
    expect(contents(stage)).toEqual(['one', 'Half'])
    expect(stage.transport.signals[0]?.aborted).toBe(true)
    expect(stage.errors).toHaveLength(1)
  })

  it('ends with an orphan tool result', async () => {
    const stage = open()
    stage.session.send('one')
    await settle()
    await feed(stage, { type: 'tool_result', value: { toolCallId: 'x', result: 1 } })
    expect(statusOf(stage)).toBe('error')
    expect(stage.session.state.get().failure?.text).toContain(
      'tool_result must be preceded by a tool_call',
    )
  })

  it('shows the sentence of a server that refuses, and when to try again', async () => {
    const refusal = new TransportError(429, 'Too many questions. Wait a moment.', {
      retryAfterMs: 8_000,
    })
    const stage = await failWith(refusal)
    expect(stage.session.state.get().failure).toEqual({
      text: 'Too many questions. Wait a moment.',
      detail: 'Too many questions. Wait a moment.',
      reached: true,
      retryAt: 9_000,
    })
  })

  it.each([
    '<html><body>502 Bad Gateway</body></html>',
    '{"error":"no way"}',
    'x'.repeat(301),
    'Failed to fetch the chat response.',
  ])('shows nothing that was not written for a visitor', async (body) => {
    const stage = await failWith(new TransportError(502, body))
    expect(stage.session.state.get().failure).toEqual({ text: body, reached: true })
  })

  it('knows that it never reached the assistant', async () => {
    const stage = await failWith(new TransportError(0, 'The assistant could not be reached.'))
    expect(stage.session.state.get().failure?.reached).toBe(false)
  })

  it('gives the draft back when sending failed', async () => {
    const stage = open()
    stage.session.setDraft('one')
    stage.session.send()
    await settle()
    stage.transport.fail(new Error('away'))
    await settle()
    expect(stage.session.state.get().draft).toBe('one')
    expect(contents(stage)).toEqual(['one'])
  })
})
