import { describe, expect, it, vi } from 'vitest'
import { createMemorySums } from './memorySums.ts'
import { createPurse } from './purse.ts'
import type { Purse } from './purse.ts'

const PRICE = { prompt: 1_000_000, completion: 2_000_000 }
const TOKENS = { prompt: 1, completion: 1 }

function setUp(dayCost: number, visitorTokens = 1_000) {
  const clock = { at: Date.UTC(2026, 0, 1, 12) }
  const info = vi.fn<(event: string) => void>()
  const purse = createPurse({
    sums: createMemorySums(() => clock.at),
    limits: { dayCost, visitorTokens, addressTokens: 2 * visitorTokens },
    log: { info, error: () => undefined },
    now: () => clock.at,
  })
  return { purse, clock, info }
}

async function spend(purse: Purse, session = 'a'): Promise<boolean> {
  const settle = await purse
    .reserve(TOKENS, PRICE, { session, address: '10.0.0.1' })
    .catch(() => undefined)
  settle?.(TOKENS)
  return settle !== undefined
}

describe('createPurse', () => {
  it('gives no more than the cap of a day, and gives again the next day', async () => {
    const { purse, clock } = setUp(7)
    expect([await spend(purse), await spend(purse), await spend(purse)]).toEqual([
      true,
      true,
      false,
    ])
    clock.at += 24 * 3_600_000
    expect(await spend(purse)).toBe(true)
  })

  it('holds the cap for calls that run at once', async () => {
    const { purse } = setUp(7)
    const all = Array.from({ length: 50 }, () =>
      purse.reserve(TOKENS, PRICE, { address: '10.0.0.1' }),
    )
    const settled = await Promise.allSettled(all)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  })

  it('returns the tokens that a call did not take', async () => {
    const { purse } = setUp(7)
    const settle = await purse.reserve({ prompt: 5, completion: 1 }, PRICE, { address: '10.0.0.1' })
    expect(await spend(purse)).toBe(false)
    settle({ prompt: 0, completion: 0 })
    await vi.waitFor(async () => expect(await spend(purse)).toBe(true))
  })

  it('limits the tokens of one visitor, and of nobody else', async () => {
    const { purse } = setUp(1_000, 4)
    expect(await Promise.all(['a', 'a', 'a'].map((name) => spend(purse, name)))).toEqual([
      true,
      true,
      false,
    ])
    expect(await spend(purse, 'b')).toBe(true)
  })

  it('limits those of one address, however many sessions it begins', async () => {
    const { purse } = setUp(1_000, 4)
    const sessions = Array.from({ length: 10 }, (_, index) => `session-${index}`)
    const spent = await Promise.all(sessions.map((name) => spend(purse, name)))
    expect(spent.filter(Boolean)).toHaveLength(4)
  })

  it('remembers what was spent before it was there', async () => {
    const { purse } = setUp(7)
    await purse.restore(5)
    expect(await spend(purse)).toBe(false)
  })

  it('grants a call that reaches the cap exactly, and none that passes it by the least', async () => {
    expect(await spend(setUp(3).purse)).toBe(true)
    expect(await spend(setUp(2.999_999).purse)).toBe(false)
  })

  it('says once a day that most is spent', async () => {
    const { purse, info } = setUp(13)
    for (let time = 0; time < 4; time += 1) await spend(purse)
    expect(info).toHaveBeenCalledTimes(1)
    expect(info.mock.calls[0]?.[0]).toMatch(/budget for models is spent/)
  })
})
