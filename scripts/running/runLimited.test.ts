import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { runLimited } from './runLimited.ts'

it('runs as many jobs at a time as it may, and keeps their order', async () => {
  let running = 0
  let most = 0
  const jobs = [5, 1, 3, 1].map((turns) => async () => {
    most = Math.max(most, ++running)
    for (let turn = 0; turn < turns; turn++) await setImmediate()
    running--
    return turns
  })
  expect(await runLimited(jobs, 2)).toEqual([5, 1, 3, 1])
  expect(most).toBe(2)
})

it('fails if a job fails', async () => {
  const jobs = [async () => 1, () => Promise.reject(new Error('No.'))]
  await expect(runLimited(jobs, 2)).rejects.toThrow('No.')
})
