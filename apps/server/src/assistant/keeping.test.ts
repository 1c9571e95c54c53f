import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startRetention } from './keeping.ts'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 21)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A store with expired conversations, whose last question or visit was at `newest`. */
function keep(old: number, newest?: number) {
  const log = { info: vi.fn(), error: vi.fn() }
  let left = old
  const removeBefore = vi.fn(async (_at: number, atMost: number) => {
    const erased = Math.min(left, atMost)
    left -= erased
    return erased
  })
  const removeCountsBefore = vi.fn(async (_day: string) => undefined)
  const findNewest = vi.fn(async (_before: number) => newest)
  const conversations = { removeBefore, removeCountsBefore, findNewest }
  return {
    ...conversations,
    log,
    ...startRetention({ conversations, keepDays: 90, log }),
  }
}

it('erases conversations older than the limit, a hundred at a time, and reports their number', async () => {
  const { removeBefore, log } = keep(250)
  await vi.advanceTimersByTimeAsync(0)
  expect(removeBefore.mock.calls).toEqual([1, 2, 3].map(() => [NOW - 90 * DAY_MS, 100]))
  expect(log.info).toHaveBeenCalledExactlyOnceWith('keeping', { erased: 250, keepDays: 90 })
})

it('runs again a day later and is silent if nothing was old', async () => {
  const { removeBefore, log } = keep(0)
  await vi.advanceTimersByTimeAsync(DAY_MS)
  expect(removeBefore).toHaveBeenLastCalledWith(NOW - 89 * DAY_MS, 100)
  expect(removeBefore).toHaveBeenCalledTimes(2)
  expect(log.info).not.toHaveBeenCalled()
})

it('erases the counts of older days', async () => {
  const { removeCountsBefore } = keep(0)
  await vi.advanceTimersByTimeAsync(0)
  expect(removeCountsBefore.mock.calls).toEqual([['2026-08-23']])
})

// A virtual machine started with a clock that was a year ahead, and all conversations were gone.
describe('with a clock far ahead of the last question', () => {
  const YEAR_MS = 365 * DAY_MS

  it('erases nothing, says why, and erases by the right time a day later', async () => {
    vi.setSystemTime(NOW + YEAR_MS)
    const { removeBefore, removeCountsBefore, findNewest, log } = keep(250, NOW - DAY_MS)
    await vi.advanceTimersByTimeAsync(0)
    expect(removeBefore).not.toHaveBeenCalled()
    expect(removeCountsBefore).not.toHaveBeenCalled()
    // A question since the start has the wrong time as well.
    expect(findNewest).toHaveBeenCalledExactlyOnceWith(NOW + YEAR_MS - DAY_MS)
    expect(log.info).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('the clock may be wrong'),
      { clock: '2027-11-21', lastActive: '2026-11-20' },
    )
    vi.setSystemTime(NOW)
    await vi.advanceTimersByTimeAsync(DAY_MS)
    expect(removeBefore.mock.calls[0]).toEqual([NOW - 89 * DAY_MS, 100])
  })

  it('also erases nothing if the clock jumps later', async () => {
    const { removeBefore } = keep(0, NOW - DAY_MS)
    await vi.advanceTimersByTimeAsync(0)
    vi.setSystemTime(NOW + YEAR_MS)
    await vi.advanceTimersByTimeAsync(DAY_MS)
    expect(removeBefore).toHaveBeenCalledTimes(1)
  })

  it('erases a day later if the site had no visitors for half a year', async () => {
    const { removeBefore } = keep(1, NOW - 180 * DAY_MS)
    await vi.advanceTimersByTimeAsync(DAY_MS - 1)
    expect(removeBefore).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(removeBefore).toHaveBeenCalledExactlyOnceWith(NOW - 89 * DAY_MS, 100)
  })

  it('erases at once after a quiet week', async () => {
    const { removeBefore } = keep(1, NOW - 7 * DAY_MS)
    await vi.advanceTimersByTimeAsync(0)
    expect(removeBefore).toHaveBeenCalledTimes(1)
  })
})

it('stops after the current batch and does not start again', async () => {
  const { removeBefore, stop } = keep(10_000)
  await stop()
  const calls = removeBefore.mock.calls.length
  await vi.advanceTimersByTimeAsync(3 * DAY_MS)
  expect(calls).toBeLessThan(3)
  expect(removeBefore).toHaveBeenCalledTimes(calls)
})

it('tries again the next day if the store failed', async () => {
  const { removeBefore, log } = keep(0)
  await vi.advanceTimersByTimeAsync(0)
  removeBefore.mockRejectedValueOnce(new Error('database is locked'))
  await vi.advanceTimersByTimeAsync(DAY_MS)
  expect(log.error).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(DAY_MS)
  expect(removeBefore).toHaveBeenCalledTimes(3)
})
