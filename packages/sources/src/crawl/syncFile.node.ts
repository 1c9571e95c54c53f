import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { extname } from 'node:path'
import { MAX_DOCUMENT_BYTES } from '../limits.ts'
import { FetchError } from './fetchPage.node.ts'
import type { FetchPage } from './fetchPage.node.ts'
import type { CrawlReport } from './crawlTypes.ts'
import type { PageStore } from './pageStore.node.ts'

export interface FileSync {
  readonly url: string
  /** The file to write. */
  readonly file: string
  readonly store: PageStore
  readonly fetchPage: FetchPage
  readonly signal: AbortSignal | undefined
}

const TIMEOUT_MS = 120_000

/** Where the copy of a file at an address is: next to the file that stores the pages of a site. */
export function toFileCopy(store: string, url: string): string {
  return `${store}${extname(new URL(url).pathname).toLowerCase()}`
}

/**
 * Reads one file of somebody's server, such as a PDF, unless it is unchanged since the last time.
 *
 * @throws {FetchError} if it cannot be read.
 */
export async function syncFile({
  url,
  file,
  store,
  fetchPage,
  signal,
}: FileSync): Promise<CrawlReport> {
  const startedAt = performance.now()
  const tag = existsSync(file) ? (store.fact('etag') ?? '') : ''
  const fetched = await fetchPage(url, {
    headers: { accept: '*/*', ...(tag !== '' && { 'if-none-match': tag }) },
    wants: (type) => type !== 'text/html',
    follows: ({ host }) => host === new URL(url).host,
    maxBytes: MAX_DOCUMENT_BYTES,
    timeoutMs: TIMEOUT_MS,
    ...(signal && { signal }),
  })
  // A server may say so without having been asked.
  const isUnchanged = fetched.status === 304 && tag !== ''
  if (!isUnchanged) keep(fetched, file, store, url)
  store.setFact('finished', String(Date.now()))
  const ms = performance.now() - startedAt
  const counts = { read: isUnchanged ? 0 : 1, unchanged: isUnchanged ? 1 : 0, removed: 0 }
  return { ...counts, skipped: new Map(), ended: undefined, ms, found: [] }
}

function keep(
  { status, type, body, headers }: Awaited<ReturnType<FetchPage>>,
  file: string,
  store: PageStore,
  url: string,
): void {
  if (status !== 200) throw new FetchError(`status ${status}`, url)
  if (type === 'text/html')
    throw new FetchError('the server sent an HTML page instead of the file', url)
  writeFileSync(`${file}.draft`, body)
  renameSync(`${file}.draft`, file)
  const { etag } = headers
  store.setFact('etag', typeof etag === 'string' ? etag : '')
}
