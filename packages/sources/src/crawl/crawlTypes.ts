import type { FetchPage } from './fetchPage.node.ts'
import type { Pace } from './pace.ts'
import type { PageStore } from './pageStore.node.ts'
import { MAX_PAGE_BYTES } from '../limits.ts'
import type { WantsPath } from '../pathPatterns.ts'

export interface CrawlLimits {
  readonly pages: number
  /** For all pages together, unpacked. */
  readonly bytes: number
  readonly pageBytes: number
  readonly pageMs: number
  /** Of the whole crawl: the next one reads the rest. */
  readonly ms: number
  /** Requests a second, unless `robots.txt` asks for fewer, and requests at the same time. */
  readonly perSecond: number
  readonly atOnce: number
}

export const CRAWL_LIMITS: CrawlLimits = {
  pages: 10_000,
  bytes: 1_000_000_000,
  pageBytes: MAX_PAGE_BYTES,
  pageMs: 20_000,
  ms: 60 * 60_000,
  perSecond: 10,
  atOnce: 4,
}

export interface CrawlOptions {
  readonly start: string
  readonly store: PageStore
  readonly fetchPage: FetchPage
  readonly wants: WantsPath
  readonly limits: CrawlLimits
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: CrawlProgress) => void
  /** The clock, which tests replace. */
  readonly pace?: (gapMs: number) => Pace
}

export interface CrawlProgress {
  readonly read: number
  readonly waiting: number
}

export interface CrawlReport {
  readonly read: number
  readonly unchanged: number
  readonly removed: number
  /** How many addresses were left out, by the reason. */
  readonly skipped: ReadonlyMap<string, number>
  /** Why it ended before all was read; undefined if it did not. */
  readonly ended: 'pages' | 'bytes' | 'time' | 'stopped' | undefined
  readonly ms: number
  /** How it found the pages: `llms.txt`, `sitemap`, `links`. */
  readonly found: readonly string[]
}
