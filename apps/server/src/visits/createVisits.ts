import type { IncomingMessage, ServerResponse } from 'node:http'
import { posix } from 'node:path'
import type { Log } from '@docent/answers'
import type { Conversations, DayCount } from '@docent/chat-server'
import { toUtcDay } from '@docent/content'
import { API_FOLDER, MCP_PATH, SEARCH_ENDPOINT } from '@docent/protocol/api'
import type { Serve } from '../http/listen.ts'
import { isCrawler } from './isCrawler.ts'

export interface VisitsOptions {
  readonly store: Pick<Conversations, 'addCounts'>
  readonly log: Log
  /** Called for each count, for the metrics. */
  readonly onCount?: (kind: DayCount['kind']) => void
  readonly now?: () => number
}

/** Counts pages and searches, without anything that identifies a visitor. */
export interface Visits {
  /** Wraps a server and counts its responses. */
  watch(serve: Serve): Serve
  /** Writes the counts since the last write. */
  flush(): Promise<void>
  /** Writes the last counts. */
  close(): Promise<void>
}

/** A crash loses at most the counts of this period. */
const FLUSH_MS = 60_000
/**
 * The maximum number of counts in memory, by day, kind and page. A site with more pages writes
 * sooner.
 */
const MOST_COUNTS = 5_000

export function createVisits(options: VisitsOptions): Visits {
  const { store, log, onCount, now = Date.now } = options
  let counts = new Map<string, DayCount>()
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
    } catch (error) {
      // The store is busy or full. Answers still work, but these counts are lost.
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
  // Visits of crawlers are not counted by page, because there are many and nobody reads the list.
  return isBot ? { kind: 'crawl', page: '' } : { kind: 'view', page: trimSlash(path) }
}

/**
 * The path of a request in its normal spelling. A program could spell the path of a page in many
 * ways, and each would be another row of counts.
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

/** Pages have no extension, except those that another tool built. */
function isPage(path: string): boolean {
  if (path.startsWith(API_FOLDER) || FOR_MACHINES.has(path)) return false
  return !/\.\w+$/.test(path) || path.endsWith('.html')
}

function trimSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
