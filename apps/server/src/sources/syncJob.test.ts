import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readConfig } from '@docent/content'
import { startSyncJob } from './syncJob.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** How many timers wait while the job is open. */
async function countTimers(every: string | undefined, isFetching: boolean): Promise<number> {
  const source = { from: 'https://docs.acme.example/', ...(every !== undefined && { every }) }
  const config = readConfig({ brand: 'Lamps', sources: [source] })
  const log = { info: vi.fn(), error: vi.fn() }
  const job = startSyncJob({ args: [], config, log, isFetching })
  const count = vi.getTimerCount()
  await job.stop()
  expect(vi.getTimerCount()).toBe(0)
  return count
}

it('looks for due sites only if one has an interval, and not where builds are fetched', async () => {
  expect(await countTimers('1d', false)).toBe(1)
  expect(await countTimers(undefined, false)).toBe(0)
  expect(await countTimers('1d', true)).toBe(0)
})
