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
      'The configuration sets limits.perMinute: there is no such limit. Known are bodyBytes',
    )
    expect(() => readLimits({ keepDay: 3 })).toThrow(
      'The configuration sets limits.keepDay: there is no such limit. Did you mean keepDays?',
    )
  })

  it('names every wrong limit', () => {
    expect(() => readLimits({ keepDay: 3, bodyBytes: 0, stallMs: 5 })).toThrow(
      expect.objectContaining({
        faults: [
          { path: 'limits.keepDay', reason: expect.stringContaining('keepDays') },
          { path: 'limits.bodyBytes', reason: expect.stringContaining('found 0.') },
        ],
      }),
    )
  })

  it.each([
    ['bodyBytes', 0, 'limits.bodyBytes: expected a whole number from 1 to 1000000000, found 0.'],
    ['addressBurst', 0.5, 'expected a whole number from 1 to 1000000000, found 0.5.'],
    ['proxyHops', 1.5, 'expected a whole number from 0 to 100, found 1.5.'],
    // A number that no date can hold ended the deletion of old conversations, not the start.
    ['keepDays', 1e308, 'expected a whole number from 1 to 36500, found 1e+308.'],
    ['stallMs', 1e12, 'expected a whole number from 1 to 86400000, found'],
    ['ratesRemembered', 1e9, 'expected a whole number from 1 to 10000000, found'],
    ['dayCost', 1e308, 'expected a number from 0 to 1000000000, found'],
    ['requestTimeoutMs', 500, 'limits.requestTimeoutMs: headersTimeoutMs is 10000, and'],
    ['headersTimeoutMs', 20_000, 'limits.headersTimeoutMs: headersTimeoutMs is 20000, and'],
    ['proxyHops', -1, 'expected a whole number from 0 to 100, found -1.'],
  ])('refuses %s of %s', (name, value, reason) => {
    expect(() => readLimits({ [name]: value })).toThrow(reason)
  })
})
