import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startRetention } from './keeping.ts'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 21)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

function keep(old: number) {
  const log = { info: vi.fn(), error: vi.fn() }
  let left = old
  const removeBefore = vi.fn(async (_at: number, atMost: number) => {
    const erased = Math.min(left, atMost)
    left -= erased
    return erased
  })
  return {
    removeBefore,
    log,
    ...startRetention({ conversations: { removeBefore }, keepDays: 90, log }),
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
