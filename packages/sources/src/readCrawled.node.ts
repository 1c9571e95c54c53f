import { digestText } from '@docent/content'
import { isFileAddress, readFileSource } from './files/readFile.node.ts'
import { toFileCopy } from './crawl/syncFile.node.ts'
import { toTwinPage } from './crawl/llmsTxt.ts'
import { openPageStore } from './crawl/pageStore.node.ts'
import type { PageStore, StoredPage } from './crawl/pageStore.node.ts'
import { readHtmlVersion } from './html/readHtmlPage.ts'
import { importHtml } from './importHtml.ts'
import { readListedVersions } from './listedVersions.ts'
import { createPathFilter } from './pathPatterns.ts'
import { readEditions } from './readEditions.ts'
import type { OneEdition } from './readEditions.ts'
import type { SourceOptions } from './sourceOptions.ts'
import { tallyPage } from './tally.ts'
import { readMarkdownPage } from './text/readMarkdownPage.ts'
import type { ImportedPage, ImportTally, ReadSource } from './types.ts'
import { readPathVersion } from './version.ts'

/** Reads what a sync has stored of an address: a file, or the pages of a site. */
export function readSyncedSource(
  file: string,
  from: string,
  options: SourceOptions,
): Promise<ReadSource> {
  return isFileAddress(from)
    ? readFileSource(toFileCopy(file, from), { url: toFileUrl(from), ...options, shownAs: from })
    : Promise.resolve(readCrawledSource(file, options))
}

/** The pages of an `llms-full.txt` without an address are at the root of its site. */
function toFileUrl(from: string): string {
  return /\.txt$/i.test(new URL(from).pathname) ? new URL('./', from).href : from
}

/** Reads the pages that a crawl has stored. The file stays open while they are read. */
export function readCrawledSource(file: string, given: SourceOptions): ReadSource {
  const store = openPageStore(file)
  const versions = readListedVersions(store.fact('versions') ?? '')
  const options = versions.length === 0 ? given : { ...given, versions }
  const wants = createPathFilter(options)
  const pages = store.pages().filter(({ url }) => wants(new URL(url).pathname))
  const hash = digestText(
    [JSON.stringify(options), ...pages.map((page) => `${page.url} ${page.hash}`)].join('\n'),
  )
  return readEditions(
    pages.map((page) => ({ path: new URL(page.url).pathname.slice(1), page })),
    options,
    (own, ownOptions) => readStored(store, own, ownOptions, hash),
    ({ page }) => (page.kind === 'html' ? readHtmlVersion(store.readBody(page.url)) : ''),
  )
}

function readStored(
  store: PageStore,
  entries: readonly { readonly page: StoredPage }[],
  options: SourceOptions,
  hash: string,
): OneEdition {
  const pages = entries.map(({ page }) => page)
  const html = pages.filter(({ kind }) => kind === 'html').map((page) => toEntry(store, page))
  const imported = importHtml(html, { ...options, isCrawled: true })
  const twins = pages.filter(({ kind }) => kind === 'markdown')
  return {
    tally: imported.tally,
    get url() {
      return imported.url
    },
    hash,
    *pages() {
      yield* readTwins(store, twins, options, imported.tally)
      yield* imported.pages()
    },
  }
}

function toEntry(store: PageStore, { url }: StoredPage) {
  return { path: new URL(url).pathname.slice(1), url, read: () => store.readBody(url) }
}

function* readTwins(
  store: PageStore,
  twins: readonly StoredPage[],
  { version, language }: SourceOptions,
  tally: ImportTally,
): Generator<ImportedPage> {
  for (const { url } of twins) {
    const { pathname } = new URL(url)
    const page = readMarkdownPage({
      path: pathname.slice(1),
      url: toTwinPage(url) ?? url,
      text: store.readBody(url),
      version: version ?? readPathVersion(pathname.slice(1)),
      ...(language !== undefined && { language }),
    })
    if (tallyPage(tally, pathname, page)) yield page
  }
}
