import { describe, expect, it } from 'vitest'
import { BREAKER_RULES, createBreaker } from './breaker.ts'
import type { Breaker } from './breaker.ts'

function setUp(): { breaker: Breaker; wait: (ms: number) => void; fail: (times: number) => void } {
  let at = 0
  const breaker = createBreaker({ ...BREAKER_RULES, now: () => at })
  return {
    breaker,
    wait: (ms) => (at += ms),
    fail(times) {
      for (let time = 0; time < times; time += 1) breaker.tell(false)
    },
  }
}

describe('createBreaker', () => {
  it('opens after five failures that are half of all', () => {
    const { breaker, fail } = setUp()
    fail(4)
    expect(breaker.allows()).toBe(true)
    fail(1)
    expect(breaker.allows()).toBe(false)
  })

  it('stays closed if most calls go well', () => {
    const { breaker, fail } = setUp()
    for (let time = 0; time < 8; time += 1) breaker.tell(true)
    fail(7)
    expect(breaker.allows()).toBe(true)
    fail(1)
    expect(breaker.allows()).toBe(false)
  })

  it('forgets failures that are long past', () => {
    const { breaker, fail, wait } = setUp()
    fail(4)
    wait(BREAKER_RULES.overMs + 1)
    fail(4)
    expect(breaker.allows()).toBe(true)
  })

  it('lets one call find out whether it is well again, and only one', () => {
    const { breaker, fail, wait } = setUp()
    fail(5)
    wait(BREAKER_RULES.overMs)
    expect([breaker.allows(), breaker.allows()]).toEqual([true, false])
    breaker.tell(false)
    expect(breaker.allows()).toBe(false)
    wait(BREAKER_RULES.overMs)
    expect(breaker.allows()).toBe(true)
    breaker.tell(true)
    fail(4)
    expect([breaker.allows(), breaker.allows()]).toEqual([true, true])
  })
})
