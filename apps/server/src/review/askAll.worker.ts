import { parentPort, workerData } from 'node:worker_threads'
import { readWordsIn } from '@docent/retrieval'
import { askAll } from './askAll.ts'
import type { AskingJob } from './askAll.ts'

const job = workerData as AskingJob
// A thread begins with the rules of English.
readWordsIn(job.site.language)
// Only `askInThreads` starts this, and gives it what it says.
// A thread is not a window: it has no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(await askAll(job))
