import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryReplies } from './memory.ts'
import { REPLY_LIMITS, describeReplies, readAll } from './replies.contract.ts'
import type { ReplyWriter } from './types.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const key = { conversationId: 'chat', question: 'k' }

function start(leaveMs = 2000, isResumable = false) {
  const replies = createMemoryReplies({ ...REPLY_LIMITS, leaveMs })
  const { promise, resolve } = Promise.withResolvers<void>()
  let writer!: ReplyWriter
  const reply = replies.start(
    key,
    (given) => {
      writer = given
      return promise
    },
    { isResumable },
  )
  return { replies, reply, writer, end: resolve }
}

describe('createMemoryReplies', () => {
  it('gives a line at once, without waiting for the next', async () => {
    const { reply, writer } = start()
    const next = reply.read().next()
    writer.write('a')
    expect(await next).toBe('a')
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

  it('goes on for longer with an answer that its reader may come back for', async () => {
    const { reply, writer } = start(2000, true)
    reply.read().leave()
    await vi.advanceTimersByTimeAsync(REPLY_LIMITS.resumeMs - 1)
    expect(writer.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(writer.signal.aborted).toBe(true)
  })

  it('keeps the newest of more answers than fit into its memory', async () => {
    const replies = createMemoryReplies({ ...REPLY_LIMITS, replayBytes: 8 * 1024 * 1024 })
    const text = 'x'.repeat(7 * 1024 * 1024)
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    for (const conversationId of ids) {
      const reply = replies.start(
        { conversationId, question: 'k' },
        async ({ write }) => write(text),
        { isResumable: true },
      )
      await readAll(reply.read())
    }
    const found = await Promise.all(ids.map((id) => replies.latest(id)))
    expect(found.map((reply) => reply !== undefined)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ])
  })

  it('keeps such an answer for a while after its end, and no other', async () => {
    const resumable = start(2000, true)
    resumable.end()
    await readAll(resumable.reply.read())
    await vi.advanceTimersByTimeAsync(REPLY_LIMITS.replayMs - 1)
    expect(await resumable.replies.latest('chat')).toBe(resumable.reply)
    await vi.advanceTimersByTimeAsync(1)
    expect(await resumable.replies.latest('chat')).toBeUndefined()

    const plain = start()
    plain.end()
    await readAll(plain.reply.read())
    expect(await plain.replies.latest('chat')).toBeUndefined()
  })
})

let chats = 0
describeReplies(
  'live replies in memory',
  async () => createMemoryReplies(REPLY_LIMITS),
  () => ({ conversationId: `chat-${++chats}`, question: 'k' }),
)
