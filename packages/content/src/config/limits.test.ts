import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS, readLimits } from './limits.ts'

describe('readLimits', () => {
  it('replaces the defaults with the values that an owner sets', () => {
    expect(readLimits({ sessionPerMinute: 30 })).toEqual({
      ...DEFAULT_LIMITS,
      sessionPerMinute: 30,
    })
    expect(readLimits({ proxyHops: 0, dayCost: 0.5 })).toMatchObject({ proxyHops: 0, dayCost: 0.5 })
  })

  it('refuses a limit that does not exist', () => {
    expect(() => readLimits({ perMinute: 3 })).toThrow(
      'do not exist: perMinute. Known are bodyBytes',
    )
    expect(() => readLimits({ keepDay: 3 })).toThrow(
      'The configuration sets limits that do not exist: keepDay. Did you mean keepDays?',
    )
  })

  it.each([
    ['bodyBytes', 0, 'limits.bodyBytes to 0. Expected: a whole number from 1 to 1000000000'],
    [
      'addressBurst',
      0.5,
      'limits.addressBurst to 0.5. Expected: a whole number from 1 to 1000000000',
    ],
    ['proxyHops', 1.5, 'limits.proxyHops to 1.5. Expected: a whole number from 0 to 100'],
    // A number that no date can hold ended the deletion of old conversations, not the start.
    ['keepDays', 1e308, 'limits.keepDays to 1e+308. Expected: a whole number from 1 to 36500'],
    ['stallMs', 1e12, 'Expected: a whole number from 1 to 86400000.'],
    ['ratesRemembered', 1e9, 'Expected: a whole number from 1 to 10000000.'],
    ['dayCost', 1e308, 'Expected: a number from 0 to 1000000000.'],
    ['requestTimeoutMs', 500, 'a request cannot take less time than its headers.'],
    ['proxyHops', -1, 'limits.proxyHops to -1. Expected: a whole number from 0 to 100'],
  ])('refuses %s of %s', (name, value, reason) => {
    expect(() => readLimits({ [name]: value })).toThrow(reason)
  })
})
