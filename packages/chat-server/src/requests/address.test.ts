import { describe, expect, it, vi } from 'vitest'
import type { Log } from '@docent/answers'
import { createAddressReader } from './address.ts'

function setUp(proxyHops: number) {
  const info = vi.fn<Log['info']>()
  const read = createAddressReader({ proxyHops }, { info, error: () => undefined })
  return { info, read: (told: string, from = '10.0.0.1') => read(headersOf(told), from) }
}

const headersOf = (told: string): Headers => new Headers(told ? { 'x-forwarded-for': told } : {})

describe('an address without a proxy', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', 'unknown'],
  ])('%j counts as %s', (from, counted) => {
    expect(setUp(0).read('', from)).toBe(counted)
  })

  it('is the one of the connection, whatever a header says', () => {
    const { read } = setUp(0)
    expect(read('1.1.1.1, 2.2.2.2')).toBe('10.0.0.1')
  })

  it('is said once in the log to need a setting, if a proxy is there', () => {
    const { read, info } = setUp(0)
    read('')
    expect(info).not.toHaveBeenCalled()
    read('1.1.1.1')
    read('2.2.2.2')
    expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('proxyHops: 1'))
  })
})

describe('an address behind proxies', () => {
  it.each([
    [1, '7.7.7.7, 192.0.2.1', '192.0.2.1'],
    [1, '192.0.2.1', '192.0.2.1'],
    [2, '7.7.7.7, 192.0.2.1, 10.0.0.2', '192.0.2.1'],
    [2, '192.0.2.1', '192.0.2.1'],
    [1, '7.7.7.7,::ffff:192.0.2.1', '192.0.2.1'],
    [1, '7.7.7.7, 2001:db8::1', '2001:db8:0:0::/64'],
    [1, '7.7.7.7, 192.0.2.1:50123', '192.0.2.1'],
  ])('after %i hops in %j is %s', (hops, told, counted) => {
    expect(setUp(hops).read(told)).toBe(counted)
  })

  it('cannot be chosen by a client that writes the beginning of the chain', () => {
    const { read } = setUp(1)
    const counted = new Set<string>()
    for (let index = 0; index < 1_000; index++) {
      counted.add(read(`${'1.1.1.1, '.repeat(index % 50)}9.9.9.${index % 256}, 192.0.2.1`))
    }
    expect([...counted]).toEqual(['192.0.2.1'])
  })

  it.each(['', 'unknown', '1.1.1.1, ', '1.1.1.1, x', ','])(
    'is the one of the connection if the proxy reports none: %j',
    (told) => {
      expect(setUp(1).read(told)).toBe('10.0.0.1')
    },
  )

  it('needs no hint in the log', () => {
    const { read, info } = setUp(1)
    read('1.1.1.1')
    expect(info).not.toHaveBeenCalled()
  })
})
