import { describe, expect, it, vi } from 'vitest'
import { createMemoryCounters } from '../counters/memory.ts'
import { HELLO, CHAT_ADDRESS, ask, readParts, setUpChat } from '../testing/chatStage.ts'
import type { ChatStage } from '../testing/chatStage.ts'
import type { Step } from '../../../answers/src/testing/scripted.ts'

const visitor = { address: '192.0.2.1', session: 'one' }
const never = (): Step[] => [new Promise(() => undefined)]

/** How many new questions the server takes now, each from its own session. */
async function countFree({ handle }: ChatStage): Promise<number> {
  let free = 0
  for (let index = 0; index < 10; index++) {
    const { status } = await handle(ask(`New ${index}`), { ...visitor, session: `new ${index}` })
    if (status === 200) free += 1
  }
  return free
}

describe('replies at once', () => {
  it('are two of a session, and the third waits with its body unread', async () => {
    const { handle, engine } = await setUpChat({ script: never })
    await handle(ask('One'), visitor)
    await handle(ask('Two'), visitor)
    const third = ask('Three')
    const refused = await handle(third, visitor)

    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refused.text()).toMatch(/^Too many questions at once\. .* 5 seconds/)
    expect(third.bodyUsed).toBe(false)
    expect(engine.asked.map(({ text }) => text)).toEqual(['One', 'Two'])
    expect((await handle(ask('Mine'), { ...visitor, session: 'two' })).status).toBe(200)
  })

  it('are counted by session, or by address without a session', async () => {
    const { handle, engine } = await setUpChat({ script: never })
    await handle(ask('One'), visitor)
    await handle(ask('Two'), { address: '192.0.2.1' })
    expect(engine.asked.map((question) => question.visitor)).toEqual([
      visitor,
      { address: '192.0.2.1' },
    ])
  })

  it('are six of an address, whatever its sessions are, and do not count for another', async () => {
    const stage = await setUpChat({ script: never })
    expect(await countFree(stage)).toBe(6)
    expect((await stage.handle(ask('Hello'), { address: '192.0.2.2' })).status).toBe(200)
  })

  it('are no more when many come in one moment', async () => {
    const { handle } = await setUpChat({ script: never })
    const all = Array.from({ length: 40 }, (_, index) => handle(ask(`Q${index}`), visitor))
    const statuses = (await Promise.all(all)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(2)
  })

  it('do not count a twin that joins, nor a call to resume', async () => {
    const { handle, engine } = await setUpChat({ script: never })
    for (let time = 0; time < 5; time++) await handle(ask('One'), visitor)
    expect(engine.asked).toHaveLength(1)
    expect((await handle(ask('Two'), visitor)).status).toBe(200)
    const resumed = await handle(new Request(`${CHAT_ADDRESS}?chatId=chat-0001`), visitor)
    expect(resumed.status).toBe(200)
  })
})

describe('a place', () => {
  it('comes free when the answer is complete', async () => {
    const stage = await setUpChat({ script: () => HELLO })
    for (let index = 0; index < 20; index++) {
      const response = await stage.handle(ask(`Q${index}`), visitor)
      expect(response.status).toBe(200)
      await readParts(response)
    }
  })

  it('comes free when the answer fails', async () => {
    let isBroken = true
    const stage = await setUpChat({
      script: () => (isBroken ? [new Error('broken')] : never()),
    })
    for (let index = 0; index < 6; index++) {
      await readParts(await stage.handle(ask(`Q${index}`), visitor))
    }
    isBroken = false
    expect(await countFree(stage)).toBe(6)
  })

  it('comes free when the reader leaves', async () => {
    const stage = await setUpChat({ script: never })
    const responses = [
      await stage.handle(ask('One'), visitor),
      await stage.handle(ask('Two'), visitor),
    ]
    for (const { body } of responses) await body!.cancel()
    await vi.waitFor(() => expect(stage.replies.size).toBe(0))
    expect(await countFree(stage)).toBe(6)
  })

  it('comes free when the visitor stops the answer', async () => {
    const stage = await setUpChat({ script: never })
    const { headers } = await stage.handle(ask('One'), visitor)
    await stage.handle(
      new Request(`${CHAT_ADDRESS}/stop`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-docent-chat': headers.get('x-docent-chat')!,
        },
        body: '{"chatId":"chat-0001"}',
      }),
      visitor,
    )
    await vi.waitFor(() => expect(stage.replies.size).toBe(0))
    expect(await countFree(stage)).toBe(6)
  })

  it('comes free when the process ends its answers', async () => {
    const counters = createMemoryCounters({ maxBuckets: 10 })
    const leave = vi.spyOn(counters, 'leave')
    const stage = await setUpChat({ script: never, counters })
    expect(await countFree(stage)).toBe(6)
    leave.mockClear()
    await stage.replies.stopAll()
    expect(leave).toHaveBeenCalledTimes(6)
  })

  it('comes free when the question is refused', async () => {
    const stage = await setUpChat({ script: never })
    for (let index = 0; index < 10; index++) {
      expect((await stage.handle(ask(''), visitor)).status).toBe(400)
    }
    expect(await countFree(stage)).toBe(6)
  })

  it('comes free when the question cannot be stored', async () => {
    const { conversations } = await setUpChat()
    const begin = vi.spyOn(conversations, 'begin').mockRejectedValue(new Error('full'))
    const stage = await setUpChat({ script: never, conversations })
    for (let index = 0; index < 10; index++) await stage.handle(ask('Hello'), visitor)
    begin.mockRestore()
    expect(await countFree(stage)).toBe(6)
  })

  it('is held while a slow body is sent, and comes free when it is cut off', async () => {
    const stage = await setUpChat({ script: never })
    const bodies: ReadableStreamDefaultController[] = []
    const slow = (): Promise<Response> => {
      const body = new ReadableStream({ start: (controller) => void bodies.push(controller) })
      const headers = { 'content-type': 'application/json' }
      const init: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        headers,
        body,
        duplex: 'half',
      }
      return stage.handle(new Request(CHAT_ADDRESS, init), visitor)
    }
    const waiting = [slow(), slow()]
    await vi.waitFor(() => expect(bodies).toHaveLength(2))
    expect((await stage.handle(ask('Three'), visitor)).status).toBe(503)

    for (const body of bodies) body.error(new Error('The request was incomplete.'))
    await Promise.all(waiting)
    expect(await countFree(stage)).toBe(6)
  })

  it('is released once', async () => {
    const counters = createMemoryCounters({ maxBuckets: 10 })
    const leave = vi.spyOn(counters, 'leave')
    const { handle } = await setUpChat({ script: () => HELLO, counters })
    await readParts(await handle(ask('Hello'), visitor))
    await readParts(await handle(ask('Again'), visitor))
    expect(leave).toHaveBeenCalledTimes(2)
  })

  it('that cannot be released does not fail the answer', async () => {
    const memory = createMemoryCounters({ maxBuckets: 10 })
    const counters = { ...memory, leave: () => Promise.reject(new Error('gone')) }
    const { handle, log } = await setUpChat({ script: () => HELLO, counters })
    const parts = await readParts(await handle(ask('Hello'), visitor))
    expect(parts.at(-1)?.type).toBe('finish_message')
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      'the place of an answer could not be released: it becomes free by itself',
      expect.any(Error),
    )
  })
})
