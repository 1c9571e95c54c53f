import { digestText } from '@docent/content'
import { decodePage } from './decodePage.ts'
import type { CrawlLimits, CrawlOptions, CrawlReport } from './crawlTypes.ts'
import { discover, toPageKey } from './discover.node.ts'
import { FetchError } from './fetchPage.node.ts'
import type { Fetched } from './fetchPage.node.ts'
import { toTwinPage } from './llmsTxt.ts'
import { areVersionsOfOnePage, readListedVersions } from '../listedVersions.ts'
import type { ListedVersion } from '../listedVersions.ts'
import { createPace } from './pace.ts'
import type { Pace } from './pace.ts'
import { readPageLinks } from './pageLinks.ts'
import { createScope, toPageUrl } from './pageUrl.ts'
import type { CrawlScope } from './pageUrl.ts'
import type { Robots } from './robots.ts'

/** The longest pause and the slowest pace that a server may ask for. */
const MAX_PAUSE_MS = 60_000
const MAX_DELAY_SECONDS = 10
const TRIES = 3

/**
 * Reads a site into its store: politely, only its own pages, and on the next run only what has changed.
 * An interrupted run continues where it stopped.
 *
 * @throws {FetchError} if the start page cannot be read.
 */
export async function crawlSite(options: CrawlOptions): Promise<CrawlReport> {
  const { store, limits } = options
  const startedAt = performance.now()
  const isGoingOn = store.begin()
  const site = await discover(options)
  const scope = createScope(new URL(site.start))
  if (site.versions) store.setFact('versions', JSON.stringify(site.versions))
  if (!isGoingOn) store.setFact('found', site.found.join(', '))
  const crawl: Crawl = {
    ...options,
    scope,
    robots: site.robots,
    versions: readListedVersions(store.fact('versions') ?? ''),
    covered: new Set(site.covered),
    pace: (options.pace ?? createPace)(gapOf(site.robots, limits)),
    tally: { read: 0, unchanged: 0, removed: 0, bytes: 0 },
    deadline: startedAt + limits.ms,
  }
  enqueue(crawl, [site.start, ...site.pages], site.start)
  await Promise.all(Array.from({ length: limits.atOnce }, () => work(crawl)))
  const ended = readEnd(crawl)
  // A page that was not reached still exists.
  if (ended === undefined || ended === 'pages') {
    if (ended === undefined) crawl.tally.removed += store.removeUnseen()
    store.end()
  }
  const { read, unchanged, removed } = crawl.tally
  const found = (store.fact('found') ?? '').split(', ').filter((one) => one !== '')
  return {
    read,
    unchanged,
    removed,
    skipped: store.skipped(),
    ended,
    found,
    ms: performance.now() - startedAt,
  }
}

interface Crawl extends Omit<CrawlOptions, 'pace'> {
  readonly scope: CrawlScope
  readonly robots: Robots
  readonly versions: readonly ListedVersion[]
  /** Pages whose Markdown copies are read instead. */
  readonly covered: Set<string>
  readonly pace: Pace
  readonly tally: { read: number; unchanged: number; removed: number; bytes: number }
  readonly deadline: number
}

function gapOf({ delay = 0 }: Robots, { perSecond }: CrawlLimits): number {
  return Math.max(1000 / perSecond, Math.min(delay, MAX_DELAY_SECONDS) * 1000)
}

function enqueue(crawl: Crawl, links: readonly string[], base: string): void {
  const { store, scope, wants, limits } = crawl
  const { waiting, done } = store.counts()
  // The queue holds no more pages than the limit could let the crawl read.
  const room = Math.max(0, 2 * limits.pages - waiting - done)
  const urls = new Set<string>()
  for (const link of links) {
    if (urls.size >= room) break
    const url = toPageUrl(link, base, scope)
    if (url === undefined || !wants(new URL(url).pathname)) continue
    if (!crawl.covered.has(toPageKey(url))) urls.add(url)
  }
  store.enqueue(urls)
}

function readEnd({ signal, store, tally, limits, deadline }: Crawl): CrawlReport['ended'] {
  if (signal?.aborted === true) return 'stopped'
  if (tally.read + tally.unchanged >= limits.pages) return 'pages'
  if (store.counts().waiting === 0) return undefined
  if (tally.bytes >= limits.bytes) return 'bytes'
  return performance.now() >= deadline ? 'time' : undefined
}

/** One of the workers: it ends when nothing is left, or a limit is reached. */
async function work(crawl: Crawl): Promise<void> {
  const { store, onProgress, pace } = crawl
  for (;;) {
    if (readEnd(crawl) !== undefined) return
    const url = store.take()
    if (url === undefined) {
      // Another worker may be reading a page full of links.
      if (store.counts().waiting === 0) return
      await new Promise((resolve) => setTimeout(resolve, 20))
      continue
    }
    await pace.turn()
    if (crawl.signal?.aborted === true) return
    const skipped = await visit(crawl, url)
    // The next run reads it again.
    if (skipped === 'stopped') return
    store.done(url, skipped)
    onProgress?.({
      read: crawl.tally.read + crawl.tally.unchanged,
      waiting: store.counts().waiting,
    })
  }
}

/** Reads one page; returns the reason if it leaves the page out. */
async function visit(crawl: Crawl, url: string): Promise<string | undefined> {
  const { store, robots } = crawl
  const { pathname } = new URL(url)
  if (!robots.allows(pathname)) {
    store.remove(url)
    return 'robots.txt'
  }
  try {
    return keep(crawl, url, await fetchPatiently(crawl, url))
  } catch (error) {
    if (crawl.signal?.aborted === true) return 'stopped'
    if (!(error instanceof FetchError)) throw error
    // A page that cannot be reached today is kept as it was.
    if (!/elsewhere|private|large/.test(error.reason) && store.page(url)) store.confirm(url)
    return error.reason
  }
}

async function fetchPatiently(crawl: Crawl, url: string): Promise<Fetched> {
  for (let tries = 1; ; tries++) {
    const fetched = await fetchOnce(crawl, url)
    const isBusy = fetched.status === 429 || fetched.status === 503
    if (!isBusy || tries === TRIES) return fetched
    crawl.pace.pauseFor(readPause(fetched, tries))
    await crawl.pace.turn()
  }
}

function readPause({ headers }: Fetched, tries: number): number {
  const written = String(headers['retry-after'] ?? '')
  const seconds = /^\d{1,9}$/.test(written)
    ? Number(written)
    : (Date.parse(written) - Date.now()) / 1000
  const ms = Number.isFinite(seconds) ? seconds * 1000 : 2_000 * tries
  return Math.min(Math.max(ms, 0), MAX_PAUSE_MS)
}

function fetchOnce(
  { fetchPage, store, scope, robots, limits, signal }: Crawl,
  url: string,
): Promise<Fetched> {
  const known = store.page(url)
  return fetchPage(url, {
    headers: {
      ...(known && known.etag !== '' && { 'if-none-match': known.etag }),
      ...(known && known.modified !== '' && { 'if-modified-since': known.modified }),
    },
    wants: (type) =>
      /^(?:text\/html|application\/xhtml\+xml|text\/markdown|text\/x-markdown|text\/plain)$/.test(
        type,
      ),
    follows: (next) =>
      toPageUrl(next.href, next.href, scope) !== undefined && robots.allows(next.pathname),
    maxBytes: limits.pageBytes,
    timeoutMs: limits.pageMs,
    ...(signal && { signal }),
  })
}

function keep(crawl: Crawl, asked: string, fetched: Fetched): string | undefined {
  const { store, tally } = crawl
  const { status, body, type } = fetched
  if (status === 304) return keepKnown(crawl, asked)
  if (status === 404 || status === 410) {
    store.remove(asked)
    readInPlace(crawl, asked)
    return 'gone'
  }
  if (status !== 200) {
    if (store.page(asked)) store.confirm(asked)
    return `status ${status}`
  }
  if (body.byteLength === 0) return 'no page'
  tally.bytes += body.byteLength
  const isMarkdown = !/html/.test(type)
  // A text that is not a copy of a page has no address that a reader knows.
  if (isMarkdown && toTwinPage(asked) === undefined) return 'no page'
  const text = decodePage(body, String(fetched.headers['content-type']))
  const url = isMarkdown ? asked : fetched.url
  if (url !== asked) store.remove(asked)
  return isMarkdown
    ? put(crawl, url, 'markdown', text, fetched)
    : keepHtml(crawl, url, text, fetched)
}

/** A copy that `llms.txt` names but that is missing: its page is read instead. */
function readInPlace(crawl: Crawl, twin: string): void {
  const page = toTwinPage(twin)
  if (page !== undefined && crawl.covered.delete(toPageKey(page))) enqueue(crawl, [page], twin)
}

function keepHtml(crawl: Crawl, url: string, html: string, fetched: Fetched): string | undefined {
  const { links, canonical, isHidden } = readPageLinks(html, url)
  enqueue(crawl, links, url)
  if (isHidden || /noindex|none/i.test(String(fetched.headers['x-robots-tag'] ?? ''))) {
    crawl.store.remove(url)
    return 'noindex'
  }
  const named = canonical === undefined ? undefined : toPageUrl(canonical, url, crawl.scope)
  const own = named ?? url
  // Pages of an old version may name those of the newest as canonical, for search engines.
  if (toPageKey(own) !== toPageKey(url) && !areVersionsOfOnePage(own, url, crawl.versions)) {
    enqueue(crawl, [own], url)
    crawl.store.remove(url)
    return 'duplicate'
  }
  return put(crawl, url, 'html', html, fetched)
}

function put(
  { store, tally, limits }: Crawl,
  url: string,
  kind: 'html' | 'markdown',
  text: string,
  { headers }: Fetched,
): string | undefined {
  const etag = String(headers['etag'] ?? '')
  const modified = String(headers['last-modified'] ?? '')
  const hash = digestText(text)
  const known = store.page(url)
  if (known?.hash === hash) {
    tally.unchanged++
    store.confirm(url, { etag, modified })
    return undefined
  }
  // Requests that were under way when the last page arrived are over the limit.
  if (tally.read + tally.unchanged >= limits.pages) return 'too many pages'
  tally.read++
  store.put({ url, kind, etag, modified, hash }, text)
  return undefined
}

/** The stored body of an unchanged page has its links. */
function keepKnown(crawl: Crawl, url: string): string | undefined {
  const { store, tally } = crawl
  tally.unchanged++
  store.confirm(url)
  if (store.page(url)?.kind === 'html')
    enqueue(crawl, readPageLinks(store.readBody(url), url).links, url)
  return undefined
}
