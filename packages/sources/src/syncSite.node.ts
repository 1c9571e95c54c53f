import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { crawlSite } from './crawl/crawlSite.node.ts'
import { CRAWL_LIMITS } from './crawl/crawlTypes.ts'
import type { CrawlLimits, CrawlProgress, CrawlReport } from './crawl/crawlTypes.ts'
import { createFetchPage, FetchError } from './crawl/fetchPage.node.ts'
import { openPageStore } from './crawl/pageStore.node.ts'
import { isPrivateAddress } from './crawl/privateAddress.node.ts'
import { isFileAddress } from './files/readFile.node.ts'
import { syncFile, toFileCopy } from './crawl/syncFile.node.ts'
import { createPathFilter } from './pathPatterns.ts'
import type { PathRules } from './pathPatterns.ts'
import { SourceError } from './sourceError.ts'

export interface SyncOptions extends PathRules {
  /** Where to start. */
  readonly from: string
  /** The file that stores the pages. */
  readonly file: string
  /** Whether the site itself may be at a private address; nothing else ever may. */
  readonly allowPrivate?: boolean
  readonly limits?: Partial<CrawlLimits>
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: CrawlProgress) => void
}

/**
 * Updates the stored pages of a site.
 *
 * @throws {SourceError} that says why, if its first page cannot be read.
 */
export async function syncSite(options: SyncOptions): Promise<CrawlReport> {
  const { from, file, allowPrivate = false, limits, signal, onProgress } = options
  const store = openPageStore(file)
  const host = new URL(from).hostname.replace(/^\[|\]$/g, '')
  const fetchPage = createFetchPage({
    allows: (address, asked) => !isPrivateAddress(address) || (allowPrivate && asked === host),
    userAgent: USER_AGENT,
  })
  try {
    if (isFileAddress(from)) {
      return await syncFile({ url: from, file: toFileCopy(file, from), store, fetchPage, signal })
    }
    return await crawlSite({
      start: from,
      store,
      fetchPage,
      wants: createPathFilter(options),
      limits: { ...CRAWL_LIMITS, ...(isOwnMachine(host) && FULL_SPEED), ...limits },
      ...(signal && { signal }),
      ...(onProgress && { onProgress }),
    })
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    throw new SourceError(`${error.message} ${advise(error.reason)}`, { cause: error })
  } finally {
    store.close()
  }
}

/** When a crawl of the site last finished, in milliseconds; undefined if none has. */
export function readSyncTime(file: string): number | undefined {
  if (!existsSync(file)) return undefined
  const store = openPageStore(file)
  try {
    const finished = store.fact('finished')
    return finished === undefined ? undefined : Number(finished)
  } finally {
    store.close()
  }
}

const USER_AGENT = 'Mozilla/5.0 (compatible; docent)'

/** A crawl of this machine burdens nobody else. */
const FULL_SPEED: Partial<CrawlLimits> = { perSecond: 1_000, atOnce: 8 }

function isOwnMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

function advise(reason: string): string {
  if (reason === 'private address') {
    return 'Set allowPrivate: true for this source if the address is one of your own network.'
  }
  if (reason.startsWith('robots')) return 'Ask its owner, or allow "docent" there.'
  return 'Check the address, and try it in a browser.'
}

/** A run's results, in one sentence. */
export function describeCrawl(report: CrawlReport): string {
  const { read, unchanged, removed, skipped, ended, found, ms } = report
  const perSecond = ((read + unchanged) / Math.max(ms / 1000, 0.001)).toFixed(1)
  const left = [...skipped].map(([reason, count]) => `${count} ${reason}`)
  return [
    `${read} pages read, ${unchanged} unchanged, ${removed} removed in ${(ms / 1000).toFixed(1)} s (${perSecond} a second)`,
    ...(found.length > 0 ? [`found by ${found.join(', ')}`] : []),
    ...(left.length > 0 ? [`skipped: ${left.join(', ')}`] : []),
    ...(ended === undefined ? [] : [ENDINGS[ended]]),
  ].join('; ')
}

const ENDINGS = {
  pages: 'the site has more pages than the limit allows',
  bytes: 'the byte limit is reached, and the next run continues',
  time: 'the time limit is reached, and the next run continues',
  stopped: 'the run was stopped, and the next one continues',
} as const
