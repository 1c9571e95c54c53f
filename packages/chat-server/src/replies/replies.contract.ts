import { describe, expect, it } from 'vitest'
import { SHUTDOWN, STOPPED } from './types.ts'
import type {
  LiveReplies,
  LiveReply,
  ReplyKey,
  ReplyLimits,
  ResumableOptions,
  ReplyReader,
  ReplyWriter,
} from './types.ts'

export const REPLY_LIMITS: ReplyLimits = {
  leaveMs: 60_000,
  resumeMs: 60_000,
  replayMs: 60_000,
  replayBytes: 100,
}

/** An answer in the hands of a test. */
export interface StartedReply {
  readonly reply: LiveReply
  readonly writer: ReplyWriter
  end(): void
}

export async function startTestReply(
  replies: LiveReplies,
  key: ReplyKey,
  options: ResumableOptions = {},
): Promise<StartedReply> {
  expect(await replies.claim(key)).toBeUndefined()
  const { promise, resolve } = Promise.withResolvers<void>()
  let writer!: ReplyWriter
  const reply = replies.start(
    key,
    (given) => {
      writer = given
      given.signal.addEventListener('abort', () => resolve())
      return promise
    },
    options,
  )
  return { reply, writer, end: resolve }
}

export async function readAll(reader: ReplyReader): Promise<string> {
  let all = ''
  for (let text = await reader.next(); text !== undefined; text = await reader.next()) all += text
  return all
}

/** The contract of every store of live replies. `open` gives one that no other test writes to. */
export function describeReplies(
  name: string,
  open: () => Promise<LiveReplies>,
  createKey: () => ReplyKey,
): void {
  describe(`${name}`, () => {
    async function use(work: (replies: LiveReplies, key: ReplyKey) => Promise<void>) {
      const replies = await open()
      try {
        await work(replies, createKey())
      } finally {
        await replies.stopAll()
        await replies.close()
      }
    }

    it('gives every reader all lines, from the first on', () =>
      use(async (replies, key) => {
        const { reply, writer, end } = await startTestReply(replies, key)
        const early = readAll(reply.read())
        writer.write('a')
        writer.write('b')
        const late = readAll(reply.read())
        writer.write('c')
        end()
        expect(await early).toBe('abc')
        expect(await late).toBe('abc')
      }))

    it('finds an answer while it is written, and no longer', () =>
      use(async (replies, key) => {
        const { reply, end } = await startTestReply(replies, key)
        expect(replies.find(key)).toBe(reply)
        expect(replies.size).toBe(1)
        end()
        await readAll(reply.read())
        expect(replies.find(key)).toBeUndefined()
        expect(replies.size).toBe(0)
      }))

    it('gives the newest answer of a conversation while it is written, and after its end', () =>
      use(async (replies, key) => {
        const first = await startTestReply(replies, key, { isResumable: true })
        first.writer.write('first')
        first.end()
        const again = { ...key, question: 'again' }
        const { writer, reply, end } = await startTestReply(replies, again, { isResumable: true })
        writer.write('sec')
        const coming = readAll((await replies.latest(key.conversationId))!.read())
        writer.write('ond')
        end()
        expect(await coming).toBe('second')
        await readAll(reply.read())
        expect(await readAll((await replies.latest(key.conversationId))!.read())).toBe('second')
        expect(await replies.latest('unknown-conversation')).toBeUndefined()
      }))

    it('keeps an answer of the greatest length after its end', () =>
      use(async (replies, key) => {
        const { writer, reply, end } = await startTestReply(replies, key, { isResumable: true })
        const longest = 'x'.repeat(REPLY_LIMITS.replayBytes)
        writer.write(longest)
        end()
        await readAll(reply.read())
        const kept = await replies.latest(key.conversationId)
        expect(kept && (await readAll(kept.read()))).toBe(longest)
      }))

    it('keeps nothing after its end of an answer that is too long', () =>
      use(async (replies, key) => {
        const { writer, reply, end } = await startTestReply(replies, key, { isResumable: true })
        writer.write('x'.repeat(REPLY_LIMITS.replayBytes + 1))
        end()
        await readAll(reply.read())
        expect(await replies.latest(key.conversationId)).toBeUndefined()
      }))

    it('stops the answers of one conversation, and no other', () =>
      use(async (replies, key) => {
        const mine = await startTestReply(replies, key)
        const other = { ...key, conversationId: `${key.conversationId}-2` }
        const foreign = await startTestReply(replies, other)
        await replies.stop(key.conversationId)
        expect(mine.writer.signal.reason).toBe(STOPPED)
        expect(foreign.writer.signal.aborted).toBe(false)
      }))

    it('forgets what it has kept of a conversation', () =>
      use(async (replies, key) => {
        const { writer, reply, end } = await startTestReply(replies, key, { isResumable: true })
        writer.write('mine')
        end()
        await readAll(reply.read())
        await replies.forget(key.conversationId)
        expect(await replies.latest(key.conversationId)).toBeUndefined()
      }))

    it('stops all answers, and waits until each has ended', () =>
      use(async (replies, key) => {
        const { writer } = await startTestReply(replies, key)
        await replies.stopAll()
        expect(writer.signal.reason).toBe(SHUTDOWN)
        expect(replies.size).toBe(0)
      }))

    it('lets a key be claimed again that was given up', () =>
      use(async (replies, key) => {
        expect(await replies.claim(key)).toBeUndefined()
        replies.giveUp(key)
        const { reply, writer, end } = await startTestReply(replies, key)
        writer.write('a')
        end()
        expect(await readAll(reply.read())).toBe('a')
      }))

    it('ends a reply whose writer has failed', () =>
      use(async (replies, key) => {
        await replies.claim(key)
        const reply = replies.start(key, ({ write }) => {
          write('half')
          return Promise.reject(new Error('gone'))
        })
        expect(await readAll(reply.read())).toBe('half')
      }))
  })
}
