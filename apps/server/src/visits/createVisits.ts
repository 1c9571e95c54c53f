import type { IncomingMessage, ServerResponse } from 'node:http'
import { posix } from 'node:path'
import type { Log } from '@docent/answers'
import type { Conversations, DayCount } from '@docent/chat-server'
import { toUtcDay } from '@docent/content'
import { API_FOLDER, MCP_PATH, SEARCH_ENDPOINT } from '@docent/protocol/api'
import type { Serve } from '../http/listen.ts'
import { isCrawler } from './isCrawler.ts'

export interface VisitsOptions {
  readonly store: Pick<Conversations, 'addCounts' | 'removeCountsBefore'>
  /** How many days to keep counts. */
  readonly keepDays: number
  readonly log: Log
  /** Called for each count, for the metrics. */
  readonly onCount?: (kind: DayCount['kind']) => void
  readonly now?: () => number
}

/** Counts of pages and searches, without anything that tells one visitor from another. */
export interface Visits {
  /** The same server, with its responses counted. */
  watch(serve: Serve): Serve
  /** Writes the counts since the last time. */
  flush(): Promise<void>
  /** Writes the last counts. */
  close(): Promise<void>
}

/** A crash loses the counts of this time at most. */
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
    const day = toUtcDay(now())
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
      const today = toUtcDay(now())
      if (cleanedOn === today) return
      await store.removeCountsBefore(toUtcDay(now() - keepDays * DAY_MS))
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

/** The page or the search that was requested; undefined if it does not count. */
function readVisit(
  { method, url = '/', headers }: IncomingMessage,
  response: ServerResponse,
): Pick<DayCount, 'kind' | 'page'> | undefined {
  const path = readPath(url)
  if (method !== 'GET' || (response.statusCode !== 200 && response.statusCode !== 304)) {
    return undefined
  }
  const isBot = isCrawler(headers['user-agent'])
  if (path === API_FOLDER + SEARCH_ENDPOINT) return isBot ? undefined : { kind: 'search', page: '' }
  if (!isPage(path)) return undefined
  // Visits of crawlers are not counted by page: there are many, and nobody reads the list.
  return isBot ? { kind: 'crawl', page: '' } : { kind: 'view', page: trimSlash(path) }
}

/**
 * The path of a request in its one usual spelling. A program could write the path of a page in any number
 * of ways, and each would be another row of counts.
 */
function readPath(url: string): string {
  const { pathname } = URL.parse(`http://localhost${url}`) ?? { pathname: '/' }
  try {
    return encodeURI(posix.normalize(decodeURIComponent(pathname)))
  } catch {
    // A stray percent sign is literal.
    return pathname
  }
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
