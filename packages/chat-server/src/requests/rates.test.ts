import { SERVERS } from '@docent/texts/servers'
import { describe, expect, it, vi } from 'vitest'
import { createMemoryCounters } from '../counters/memory.ts'
import { DEFAULT_LIMITS } from '../../../content/src/config/limits.ts'
import { createAddressReader } from './address.ts'
import type { Handler } from '../chat/chat.ts'
import { createChatTokens } from './chatToken.ts'
import { ENGLISH } from './failure.ts'
import { limitRates } from './rates.ts'
import type { RateOptions } from './rates.ts'
import { createSessionTokens } from './sessionToken.ts'

const HERE = '192.0.2.1'
const secret = new Uint8Array(32)

interface Sent {
  from?: string
  session?: string | undefined
  told?: string
  method?: string
}

async function setUp({ proxyHops = 0, ...changes }: Partial<RateOptions> & { proxyHops?: number }) {
  const log = { info: vi.fn<() => void>(), error: vi.fn<() => void>() }
  const handler = vi.fn<Handler>(async () => new Response('answered'))
  let time = 0
  const options: RateOptions = {
    name: 'chat',
    method: 'POST',
    counters: createMemoryCounters({ maxBuckets: 100_000, now: () => time }),
    sessions: await createSessionTokens(secret),
    readAddress: createAddressReader({ proxyHops }, log),
    limits: DEFAULT_LIMITS,
    log,
    ...changes,
  }
  const limited = limitRates(handler, options)
  function send({ from = HERE, session, told, method = 'POST' }: Sent = {}): Promise<Response> {
    const headers = {
      ...(session !== undefined && { 'x-docent-session': session }),
      ...(told !== undefined && { 'x-forwarded-for': told }),
    }
    return limited(new Request('http://localhost/', { method, headers }), { address: from })
  }
  async function countPassed(times: number, each: (index: number) => Sent): Promise<number> {
    let passed = 0
    for (let index = 0; index < times; index++) {
      const { status } = await send(each(index))
      if (status === 200) passed += 1
    }
    return passed
  }
  const begin = async () => (await send({ from: 'begin' })).headers.get('x-docent-session')!
  return {
    log,
    handler,
    limited,
    send,
    countPassed,
    begin,
    pass: (ms: number) => void (time += ms),
  }
}

describe('a session', () => {
  it('is given to every client without one, and to nobody twice', async () => {
    const { send, begin, handler } = await setUp({})
    const session = await begin()
    expect(session).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
    expect(await begin()).not.toBe(session)
    expect((await send({ session })).headers.has('x-docent-session')).toBe(false)
    expect(handler.mock.lastCall?.[1]).toEqual({ address: HERE, session: session.split('.')[0] })
  })

  it('is ignored when it is forged, or the token of a chat', async () => {
    const { send, handler } = await setUp({})
    const chats = await createChatTokens(secret)
    for (const session of ['x', await chats.write('A'.repeat(22))]) {
      const { headers } = await send({ session })
      expect(headers.get('x-docent-session')).not.toBe(session)
      expect(handler.mock.lastCall?.[1]).toEqual({ address: HERE })
    }
  })

  it('asks eight questions at once, then is told when to ask the next', async () => {
    const { send, countPassed, begin, pass } = await setUp({})
    const session = await begin()
    expect(await countPassed(8, () => ({ session }))).toBe(8)

    const refused = await send({ session })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('8')
    expect(refused.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await refused.text()).toBe(
      'Too many questions in a short time. Please try again in 8 seconds.',
    )
    pass(8_000)
    expect(await countPassed(2, () => ({ session }))).toBe(1)
  })

  it.each([
    [
      SERVERS.de,
      'Zu viele Fragen in kurzer Zeit. Bitte versuchen Sie es in 8 Sekunden noch einmal.',
    ],
    [SERVERS.ar, 'أسئلة كثيرة في وقت قصير. يُرجى المحاولة مرة أخرى بعد 8 ثوانٍ.'],
  ])('is told so in the language of the site: $language', async (texts, sentence) => {
    const { send, countPassed, begin } = await setUp({ texts: () => texts })
    const session = await begin()
    await countPassed(8, () => ({ session }))
    expect(await (await send({ session })).text()).toBe(sentence)
  })

  it('gets no more by asking from many addresses', async () => {
    const { countPassed, begin } = await setUp({})
    const session = await begin()
    expect(
      await countPassed(500, (index) => ({ session, from: `198.51.100.${index % 256}` })),
    ).toBe(8)
  })

  it('asks 60 questions within an hour and 200 within a day, and what comes back meanwhile', async () => {
    const { countPassed, begin, pass } = await setUp({})
    const session = await begin()
    let hour = 0
    let day = 0
    for (let minute = 0; minute < 24 * 60; minute++) {
      const passed = await countPassed(8, (index) => ({
        session,
        from: `10.0.${minute % 250}.${index}`,
      }))
      if (minute < 60) hour += passed
      day += passed
      pass(60_000)
    }
    // A bucket gives its burst, and its rate on top of it.
    expect(hour).toBe(60 + 59)
    expect(day).toBe(200 + 199)
  })
})

describe('an address', () => {
  it('asks ten questions at once, whatever its sessions are', async () => {
    const { countPassed, begin } = await setUp({})
    const sessions = await Promise.all(Array.from({ length: 10 }, begin))
    expect(await countPassed(50, (index) => ({ session: sessions[index % 10] }))).toBe(10)
    expect(await countPassed(50, () => ({}))).toBe(0)
  })

  it('asks 20 questions a minute, and 300 an hour', async () => {
    const { send, countPassed, pass } = await setUp({})
    await countPassed(10, () => ({}))
    let passed = 0
    for (let minute = 0; minute < 180; minute++) {
      for (let third = 0; third < 20; third++) {
        pass(3_000)
        passed += await countPassed(1, () => ({}))
      }
      if (minute === 0) expect(passed).toBe(20)
    }
    expect(passed + 10).toBe(300 + 3 * 300)
    const refused = await send()
    expect(await refused.text()).toMatch(/in 1[0-2] seconds\.$/)
    expect(refused.headers.has('x-docent-session')).toBe(false)
  })

  it('is separate from a thousand others, each of which asks its ten', async () => {
    const { countPassed } = await setUp({})
    const from = (index: number) => `10.${index % 4}.${Math.floor(index / 4) % 250}.1`
    expect(await countPassed(12_000, (index) => ({ from: from(index % 1_000) }))).toBe(10_000)
  })

  it('of IPv6 is its whole network', async () => {
    const { countPassed } = await setUp({})
    const from = (index: number) => `2001:db8:0:1:${index.toString(16)}::1`
    expect(await countPassed(200, (index) => ({ from: from(index) }))).toBe(10)
    expect(await countPassed(1, () => ({ from: '2001:db8:0:2::1' }))).toBe(1)
  })

  it('cannot be made up if no proxy is set', async () => {
    const { countPassed } = await setUp({})
    expect(await countPassed(200, (index) => ({ told: `10.0.0.${index}` }))).toBe(10)
  })

  it('cannot be made up before the proxy that is set', async () => {
    const { countPassed } = await setUp({ proxyHops: 1 })
    const told = (index: number) => `10.0.0.${index}, 10.1.${index}.1, 198.51.100.7`
    expect(await countPassed(200, (index) => ({ told: told(index) }))).toBe(10)
    expect(await countPassed(1, () => ({ told: '198.51.100.8' }))).toBe(1)
  })
})

describe('a call', () => {
  it('is refused before anything of its body is read', async () => {
    const { limited, countPassed, handler } = await setUp({})
    await countPassed(10, () => ({}))
    handler.mockClear()
    const pull = vi.fn<() => void>()
    const body = new ReadableStream({ pull }, { highWaterMark: 0 })
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
    const response = await limited(new Request('http://localhost/', init), { address: HERE })
    expect(response.status).toBe(429)
    expect(pull).not.toHaveBeenCalled()
    expect(handler).not.toHaveBeenCalled()
  })

  it('by another method is not counted', async () => {
    const { countPassed } = await setUp({})
    expect(await countPassed(100, () => ({ method: 'GET' }))).toBe(100)
    expect(await countPassed(11, () => ({}))).toBe(10)
  })

  it('of another name has separate counts and numbers', async () => {
    const counters = createMemoryCounters({ maxBuckets: 100, now: () => 0 })
    const search = await setUp({ name: 'search', method: 'GET', times: 6, counters })
    const questions = await setUp({ counters })
    expect(await search.countPassed(100, () => ({ method: 'GET' }))).toBe(60)
    expect(await questions.countPassed(100, () => ({}))).toBe(10)
  })

  it('fails with a plain sentence when nothing can be counted', async () => {
    const { send, log, handler } = await setUp({
      counters: { take: () => Promise.reject(new Error('redis://10.0.0.5 is gone')) },
    })
    const response = await send()
    expect([response.status, await response.text()]).toEqual([500, ENGLISH.failed])
    expect(log.error).toHaveBeenCalledOnce()
    expect(handler).not.toHaveBeenCalled()
  })

  it.each([
    [1, '1', '1 second'],
    [59_001, '60', '1 minute'],
    [61_000, '61', '2 minutes'],
    [3_600_000, '3600', '1 hour'],
    [3_601_000, '3601', '2 hours'],
  ])('that has to wait %i ms is told %s and "%s"', async (waitMs, retryAfter, said) => {
    const { send } = await setUp({ counters: { take: async () => waitMs } })
    const response = await send()
    expect(response.headers.get('retry-after')).toBe(retryAfter)
    expect(await response.text()).toContain(`again in ${said}.`)
  })
})
