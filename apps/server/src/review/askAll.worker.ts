import { parentPort, workerData } from 'node:worker_threads'
import { askAll } from './askAll.ts'
import type { AskingJob } from './askAll.ts'

// Only `askInThreads` starts this, and gives it what it says.
// A thread is no window: it has no origin to be named.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(await askAll(workerData as AskingJob))
