import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { publishDue } from './publishDue.ts'

const DAY_MS = 24 * 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T15:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Publishes the days in order, each as soon as it is due. */
function start(days: string[], publish = async () => void days.shift()) {
  const published: string[] = []
  const stop = publishDue({
    readNextDue: () => days[0],
    publish: async () => {
      published.push(new Date().toISOString())
      await publish()
    },
  })
  return { published, stop }
}

it('publishes each page at the start of its day', async () => {
  const { published, stop } = start(['2026-11-23', '2026-11-25'])
  await vi.advanceTimersByTimeAsync(9 * 60 * 60 * 1000 - 1)
  expect(published).toEqual([])
  await vi.advanceTimersByTimeAsync(3 * DAY_MS)
  expect(published).toEqual(['2026-11-23T00:00:00.000Z', '2026-11-25T00:00:00.000Z'])
  stop()
})

// A timer of more than 24.8 days fires at once.
it('waits for a day months away', async () => {
  const { published, stop } = start(['2027-03-01'])
  await vi.advanceTimersByTimeAsync(90 * DAY_MS)
  expect(published).toEqual([])
  await vi.advanceTimersByTimeAsync(10 * DAY_MS)
  expect(published).toEqual(['2027-03-01T00:00:00.000Z'])
  stop()
})

it('publishes pages that became due while the machine slept', async () => {
  const { published, stop } = start(['2026-12-01'])
  vi.setSystemTime(Date.parse('2026-12-03T08:00:00Z'))
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000)
  expect(published).toHaveLength(1)
  stop()
})

it('notices a new day after a change and tries again after a failure', async () => {
  const days: string[] = []
  const { published, stop } = start(days, async () => {})
  days.push('2026-11-22')
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000)
  expect(published).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(5 * 60 * 1000)
  expect(published).toHaveLength(2)
  stop()
  await vi.advanceTimersByTimeAsync(DAY_MS)
  expect(published).toHaveLength(2)
})
