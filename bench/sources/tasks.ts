// The measured tasks, each in a separate process that holds nothing else: `node tasks.ts TASK URL FOLDER`
// prints the result as JSON.

import { join } from 'node:path'
import { buildKnowledge } from '@docent/retrieval/node'
import { readCrawledSource, syncSite, toDocument } from '@docent/sources'
import { crawlPlainly } from './crawlPlainly.ts'

export interface Crawled {
  readonly read: number
  readonly ms: number
  /** The time of the processors, which other programs on the machine change less. */
  readonly processorMs: number
  /** The peak memory of the process. */
  readonly mib: number
}

const tasks: Readonly<Record<string, (url: string, folder: string) => Promise<number>>> = {
  /** Reads every page once, follows its links and keeps nothing. */
  plain: (url) => crawlPlainly(url),

  async crawl(from, folder) {
    const file = join(folder, 'site.db')
    const report = await syncSite({ from, file, allowPrivate: true, limits: { pages: 100_000 } })
    return report.read
  },

  /** Builds an index from the stored pages. */
  async index(_, folder) {
    const { pages, tally, hash } = readCrawledSource(join(folder, 'site.db'), {})
    const documents = {
      *[Symbol.iterator]() {
        for (const page of pages()) yield toDocument(page, 'manual')
      },
    }
    buildKnowledge({ documents, hash }, join(folder, 'knowledge.db'))
    return tally.pages
  },
}

const [task = '', url = '', folder = ''] = process.argv.slice(2)
const startedAt = performance.now()
const read = (await tasks[task]?.(url, folder)) ?? Number.NaN
const ms = performance.now() - startedAt
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
const processorMs = (userCPUTime + systemCPUTime) / 1000
console.log(JSON.stringify({ read, ms, processorMs, mib: maxRSS / 1024 }))
