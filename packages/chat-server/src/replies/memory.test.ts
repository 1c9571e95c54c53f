import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryReplies } from './memory.ts'
import type { ReplyReader, ReplyWriter } from './types.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const key = { conversationId: 'chat', question: 'k' }

function start(leaveMs = 2000) {
  const replies = createMemoryReplies({ leaveMs })
  const { promise, resolve } = Promise.withResolvers<void>()
  let writer!: ReplyWriter
  const reply = replies.start(key, (given) => {
    writer = given
    return promise
  })
  return { replies, reply, writer, end: resolve }
}

async function readAll(reader: ReplyReader): Promise<string> {
  let all = ''
  for (let text = await reader.next(); text !== undefined; text = await reader.next()) all += text
  return all
}

describe('createMemoryReplies', () => {
  it('gives every reader all lines, from the first on', async () => {
    const { reply, writer, end } = start()
    const early = readAll(reply.read())
    writer.write('a')
    writer.write('b')
    const late = readAll(reply.read())
    writer.write('c')
    end()
    expect(await early).toBe('abc')
    expect(await late).toBe('abc')
  })

  it('gives a line at once, without waiting for the next', async () => {
    const { reply, writer } = start()
    const next = reply.read().next()
    writer.write('a')
    expect(await next).toBe('a')
  })

  it('finds an answer while it is written, and no longer', async () => {
    const { replies, reply, end } = start()
    expect(replies.find(key)).toBe(reply)
    expect(replies.size).toBe(1)
    end()
    await readAll(reply.read())
    expect(replies.find(key)).toBeUndefined()
    expect(replies.size).toBe(0)
  })

  it('aborts an answer that nobody has read for a while', async () => {
    const { reply, writer } = start(2000)
    const reader = reply.read()
    reader.leave()
    await vi.advanceTimersByTimeAsync(1999)
    expect(writer.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(writer.signal.aborted).toBe(true)
  })

  it('goes on while one of two readers stays, and when another comes in time', async () => {
    const { reply, writer } = start(2000)
    const first = reply.read()
    const second = reply.read()
    first.leave()
    first.leave()
    await vi.advanceTimersByTimeAsync(5000)
    expect(writer.signal.aborted).toBe(false)

    second.leave()
    await vi.advanceTimersByTimeAsync(1000)
    reply.read()
    await vi.advanceTimersByTimeAsync(5000)
    expect(writer.signal.aborted).toBe(false)
  })

  it('stops all answers, and waits until each has ended', async () => {
    const replies = createMemoryReplies({ leaveMs: 0 })
    const stored: string[] = []
    for (const question of ['a', 'b']) {
      replies.start({ ...key, question }, async ({ signal }) => {
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
        stored.push(question)
      })
    }
    await replies.stopAll()
    expect(stored).toEqual(['a', 'b'])
  })

  it('stops the answers of one conversation, and no other', () => {
    const replies = createMemoryReplies({ leaveMs: 0 })
    const signals = ['mine', 'foreign'].map((conversationId) => {
      let signal!: AbortSignal
      replies.start({ conversationId, question: 'k' }, (writer) => {
        signal = writer.signal
        return new Promise(() => undefined)
      })
      return signal
    })
    replies.stop('mine')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  })

  it('ends a reply whose writer has failed', async () => {
    const replies = createMemoryReplies({ leaveMs: 0 })
    const reply = replies.start(key, ({ write }) => {
      write('half')
      return Promise.reject(new Error('gone'))
    })
    expect(await readAll(reply.read())).toBe('half')
  })
})
