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
  })

  it.each([
    ['bodyBytes', 0, 'limits.bodyBytes to 0, where a number of 1 or more is expected.'],
    ['addressBurst', 0.5, 'limits.addressBurst to 0.5, where a number of 1 or more is expected.'],
    ['proxyHops', 1.5, 'limits.proxyHops to 1.5, where a whole number of 0 or more is expected.'],
    ['proxyHops', -1, 'limits.proxyHops to -1, where a whole number of 0 or more is expected.'],
  ])('refuses %s of %s', (name, value, reason) => {
    expect(() => readLimits({ [name]: value })).toThrow(reason)
  })
})
