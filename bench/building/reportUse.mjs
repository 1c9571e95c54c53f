// Loaded into each Node of a build: says at its end what it has used. What a worker used is its
// process's already.

import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const { USE_FILE } = process.env
if (isMainThread && USE_FILE) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
    const use = { kilobytes: maxRSS, processorMs: (userCPUTime + systemCPUTime) / 1000 }
    appendFileSync(USE_FILE, `${JSON.stringify(use)}\n`)
  })
}
