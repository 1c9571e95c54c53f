// Loaded into each Node process of a build: reports its use at the end. The use of a worker counts for
// its process already.

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
