import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS, readLimits } from './limits.ts'

describe('readLimits', () => {
  it('puts what an owner sets in the place of the defaults', () => {
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
    [
      'bodyBytes',
      0,
      'limits.bodyBytes to 0, where a whole number from 1 to 1000000000 is expected.',
    ],
    [
      'addressBurst',
      0.5,
      'limits.addressBurst to 0.5, where a whole number from 1 to 1000000000 is expected.',
    ],
    ['proxyHops', 1.5, 'limits.proxyHops to 1.5, where a whole number from 0 to 100 is expected.'],
    // A number that no date can hold ended the deletion of old conversations, not the start.
    ['keepDays', 1e308, 'limits.keepDays to 1e+308, where a whole number from 1 to 36500 is'],
    ['stallMs', 1e12, 'where a whole number from 1 to 86400000 is expected.'],
    ['ratesRemembered', 1e9, 'where a whole number from 1 to 10000000 is expected.'],
    ['dayCost', 1e308, 'where a number from 0 to 1000000000 is expected.'],
    ['requestTimeoutMs', 500, 'a request cannot take less time than its headers.'],
    ['proxyHops', -1, 'limits.proxyHops to -1, where a whole number from 0 to 100 is expected.'],
  ])('refuses %s of %s', (name, value, reason) => {
    expect(() => readLimits({ [name]: value })).toThrow(reason)
  })
})
