import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '@docent/answers'
import type { Conversations, DayCount } from '@docent/chat-server'
import { API_FOLDER, MCP_PATH, SEARCH_ENDPOINT } from '@docent/protocol/api'
import type { Serve } from '../http/listen.ts'
import { isCrawler } from './isCrawler.ts'

export interface VisitsOptions {
  readonly store: Pick<Conversations, 'addCounts' | 'removeCountsBefore'>
  /** For how many days counts are kept. */
  readonly keepDays: number
  readonly log: Log
  /** Hears of each count, for the metrics. */
  readonly onCount?: (kind: DayCount['kind']) => void
  readonly now?: () => number
}

/** Counts of pages and searches, without anything that tells one visitor from another. */
export interface Visits {
  /** The same server; what it has answered is counted. */
  watch(serve: Serve): Serve
  /** Writes what has been counted since the last time. */
  flush(): Promise<void>
  /** Writes the last counts. */
  close(): Promise<void>
}

/** A crash loses the counts of so long at most. */
const FLUSH_MS = 60_000
const DAY_MS = 86_400_000
/** Counts in memory, of days, kinds and pages: a site with more pages writes them sooner. */
const MOST_COUNTS = 5_000

export function createVisits(options: VisitsOptions): Visits {
  const { store, keepDays, log, onCount, now = Date.now } = options
  let counts = new Map<string, DayCount>()
  let cleanedOn = ''
  let writing: Promise<void> = Promise.resolve()

  function add(kind: DayCount['kind'], page: string): void {
    const day = toDay(now())
    const key = `${day} ${kind} ${page}`
    const count = (counts.get(key)?.count ?? 0) + 1
    counts.set(key, { day, kind, page, count })
    onCount?.(kind)
    if (counts.size >= MOST_COUNTS) void flush()
  }

  async function write(): Promise<void> {
    const taken = counts
    counts = new Map()
    try {
      if (taken.size > 0) await store.addCounts([...taken.values()])
      const today = toDay(now())
      if (cleanedOn === today) return
      await store.removeCountsBefore(toDay(now() - keepDays * DAY_MS))
      cleanedOn = today
    } catch (error) {
      // The store is busy or full. Visitors are answered all the same, and these counts are lost.
      log.error('visits', error, { counts: taken.size })
    }
  }

  const flush = (): Promise<void> => {
    writing = writing.then(write)
    return writing
  }
  const timer = setInterval(() => void flush(), FLUSH_MS)
  timer.unref()

  return {
    watch: (serve) => (request, response) => {
      response.once('finish', () => {
        const visit = readVisit(request, response)
        if (visit) add(visit.kind, visit.page)
      })
      return serve(request, response)
    },
    flush,
    close() {
      clearInterval(timer)
      return flush()
    },
  }
}

/** What was asked for, if it counts: a page that is there, or a search. */
function readVisit(
  { method, url = '/', headers }: IncomingMessage,
  response: ServerResponse,
): Pick<DayCount, 'kind' | 'page'> | undefined {
  const [path = '/'] = url.split('?', 1)
  if (method !== 'GET' || (response.statusCode !== 200 && response.statusCode !== 304)) {
    return undefined
  }
  const isBot = isCrawler(headers['user-agent'])
  if (path === API_FOLDER + SEARCH_ENDPOINT) return isBot ? undefined : { kind: 'search', page: '' }
  if (!isPage(path)) return undefined
  // Crawlers are not told apart by page: there are many, and nobody reads it.
  return isBot ? { kind: 'crawl', page: '' } : { kind: 'view', page: trimSlash(path) }
}

/** The server's own paths for machines. */
const FOR_MACHINES = new Set(['/healthz', '/readyz', '/metrics', MCP_PATH])

/** Pages have no extension, but for those that another tool built. */
function isPage(path: string): boolean {
  if (path.startsWith(API_FOLDER) || FOR_MACHINES.has(path)) return false
  return !/\.\w+$/.test(path) || path.endsWith('.html')
}

function trimSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

/** The day of a time, in UTC. */
export function toDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
