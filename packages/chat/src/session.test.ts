import { describe, expect, it, vi } from 'vitest'
import { TransportError } from './transport.ts'
import { finish, settle, start, status, text } from '../testing/builders.ts'
import { contents, feed, open, openAnswered, statusOf } from '../testing/sessionStage.ts'
import type { Stage } from '../testing/sessionStage.ts'

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
  it('changes the state once for everything that arrives between two frames', async () => {
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
    expect(stage.session.state.get().stage).toMatchObject({ name: 'reading', pages: 3 })
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

describe('events after the end of a reply', () => {
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
    expect(String(stage.errors[0])).toContain('continued after its end')
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
  it('keeps the partial text without an error', async () => {
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

  it('ends with an error part, keeps the text so far and closes the request', async () => {
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

  it('restores the draft when sending failed', async () => {
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
