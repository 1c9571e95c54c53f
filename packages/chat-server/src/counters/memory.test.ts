import { afterEach, describe, expect, it, vi } from 'vitest'
import { describeCounters } from './counters.contract.ts'
import { createMemoryCounters } from './memory.ts'
import { createMemoryBuckets } from './memoryBuckets.ts'
import { createMemoryRooms } from './memoryRooms.ts'
import type { Bucket } from './types.ts'

function open({ maxBuckets = 1_000 } = {}) {
  let time = 0
  const counters = createMemoryCounters({ maxBuckets, now: () => time })
  return { counters, pass: (ms: number) => void (time += ms) }
}

describeCounters('counts in memory', async () => open())

const bucket = (name: string): Bucket => ({ name, cost: 1, burst: 2, per: 6, everyMs: 60_000 })

describe('the clock of counts in memory', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('may jump back, and nobody waits for longer or is given more', async () => {
    const { counters, pass } = open()
    pass(1_000_000)
    await counters.take([bucket('a')])
    await counters.take([bucket('a')])
    pass(-900_000)
    expect(await counters.take([bucket('a')])).toBeCloseTo(10_000)
    pass(910_000)
    expect(await counters.take([bucket('a')])).toBe(0)
    expect(await counters.take([bucket('a')])).toBeGreaterThan(0)
  })

  it('does not follow the one on the wall', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const counters = createMemoryCounters({ maxBuckets: 10 })
    const slow = { ...bucket('a'), burst: 1, everyMs: 3_600_000 }
    await counters.take([slow])
    vi.setSystemTime(Date.now() + 86_400_000)
    expect(await counters.take([slow])).toBeGreaterThan(0)
  })
})

describe('createMemoryBuckets', () => {
  it('never remembers more than it may, of a million names', () => {
    const buckets = createMemoryBuckets(1_000)
    let most = 0
    for (let index = 0; index < 1_000_000; index++) {
      buckets.take([bucket(`address ${index}`)], index / 1_000)
      most = Math.max(most, buckets.size)
    }
    expect(most).toBe(1_000)
  })

  it('refuses in a flood only visitors who ask too often', () => {
    const buckets = createMemoryBuckets(100)
    const often = { ...bucket('often'), everyMs: 86_400_000 }
    let taken = 0
    for (let index = 0; index < 10_000; index++) {
      expect(buckets.take([bucket(`new ${index}`)], index / 1_000)).toBe(0)
      if (buckets.take([often], index / 1_000) === 0) taken += 1
    }
    // It is forgotten now and then, and has two more each time.
    expect(taken).toBeLessThan(1_000)
  })

  it('forgets what is full again, while others are taken from', () => {
    const buckets = createMemoryBuckets(10_000)
    for (let index = 0; index < 1_000; index++) buckets.take([bucket(`once ${index}`)], 0)
    for (let index = 0; index < 1_000; index++) buckets.take([bucket('often')], 60_000 * index)
    expect(buckets.size).toBe(1)
  })

  it('stores nothing of refused calls', () => {
    const buckets = createMemoryBuckets(100)
    const full = { ...bucket('full'), burst: 1 }
    buckets.take([full], 0)
    for (let index = 0; index < 50; index++) buckets.take([bucket(`new ${index}`), full], 0)
    expect(buckets.size).toBe(1)
  })
})

describe('createMemoryRooms', () => {
  it('remembers no room that everybody has left', () => {
    const rooms = createMemoryRooms()
    const leases = Array.from({ length: 1_000 }, (_, index) =>
      rooms.enter([{ name: `address ${index}`, cap: 6 }], 1_000, 0),
    )
    expect(rooms.size).toBe(1_000)
    for (const lease of leases) rooms.leave(lease!)
    expect(rooms.size).toBe(0)
  })
})
