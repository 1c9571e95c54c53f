import { describe, expect, it } from 'vitest'
import { createOperatorCheck, refuseWrongTokens } from './operatorCheck.ts'

const TOKEN = 'x'.repeat(32)
const MINUTE_MS = 60_000

function open() {
  const clock = { at: 0 }
  const operator = createOperatorCheck({
    token: TOKEN,
    readAddress: (_, from) => from,
    now: () => clock.at,
  })
  const read = (given: string | undefined, from = 'a') =>
    operator.read(
      new Headers(given === undefined ? {} : { authorization: `Bearer ${given}` }),
      from,
    )
  return { clock, read }
}

describe('createOperatorCheck', () => {
  it('after ten wrong tokens in ten minutes refuses every token from the address, even the right one', () => {
    const { read, clock } = open()
    for (let time = 0; time < 10; time++) {
      clock.at = time * 1000
      expect(read(`wrong ${time}`)).toBe('other')
    }
    expect(read('wrong')).toEqual({ waitMs: 10 * MINUTE_MS - 9000 })
    expect(read(TOKEN)).toEqual({ waitMs: 10 * MINUTE_MS - 9000 })
    expect(read(TOKEN, 'b')).toBe('operator')
  })

  it('takes the right token again once the first wrong one is ten minutes old', () => {
    const { read, clock } = open()
    for (let time = 0; time < 10; time++) read('wrong')
    clock.at = 10 * MINUTE_MS - 1
    expect(read(TOKEN)).toEqual({ waitMs: 1 })
    clock.at = 10 * MINUTE_MS
    expect(read(TOKEN)).toBe('operator')
  })

  it('ignores requests with the right token or without a token', () => {
    const { read } = open()
    for (let time = 0; time < 50; time++) {
      expect(read(TOKEN)).toBe('operator')
      expect(read(undefined)).toBe('other')
    }
    for (let time = 0; time < 9; time++) read('wrong')
    expect(read(TOKEN)).toBe('operator')
  })

  it('remembers ten thousand addresses and forgets the least recent one', () => {
    const { read } = open()
    for (const address of ['first', 'second']) {
      for (let time = 0; time < 10; time++) read('wrong', address)
    }
    for (let other = 0; other < 9_999; other++) read('wrong', `other ${other}`)
    expect(read(TOKEN, 'first')).toBe('operator')
    expect(read(TOKEN, 'second')).toMatchObject({ waitMs: expect.any(Number) as number })
  })

  it('recognises no operator if no token is set', () => {
    const operator = createOperatorCheck({ token: undefined, readAddress: (_, from) => from })
    expect(operator.isPossible).toBe(false)
    expect(operator.read(new Headers({ authorization: 'Bearer undefined' }), 'a')).toBe('other')
  })
})

describe('refuseWrongTokens', () => {
  it('says when to try again', () => {
    expect(refuseWrongTokens(60_000).sentence).toContain('Try again in 1 minute.')
    expect(refuseWrongTokens(60_001)).toEqual({
      sentence: expect.stringContaining('Try again in 2 minutes.') as string,
      retryAfter: '61',
    })
  })
})
