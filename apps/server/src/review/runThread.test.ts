import { expect, it } from 'vitest'
import { runThread } from './runThread.ts'

const thread = (script: string): URL =>
  new URL(`data:text/javascript,${encodeURIComponent(script)}`)

const SEND = `import { parentPort, workerData } from 'node:worker_threads'
parentPort.postMessage(workerData.map((one) => one * 2))`

it('returns what the thread sends', async () => {
  expect(await runThread(thread(SEND), [1, 2])).toEqual([2, 4])
})

it('fails with the error of the thread', async () => {
  await expect(runThread(thread(`throw new Error('No index.')`), [])).rejects.toThrow('No index.')
})

// It used to listen only for messages and errors, and waited forever for such a thread.
it.each([
  ['is ended', 'process.exit(3)', 3],
  ['waits for something that never comes', 'await new Promise(() => {})', 13],
])('fails if the thread %s', async (_, script, code) => {
  await expect(runThread(thread(script), [])).rejects.toThrow(
    `A thread ended with code ${code} before it sent its result.`,
  )
})
