import { gunzipSync } from 'node:zlib'
import { decodePage } from './decodePage.ts'
import { FetchError } from './fetchPage.node.ts'
import type { Fetched, FetchOptions } from './fetchPage.node.ts'
import type { CrawlOptions } from './crawlTypes.ts'
import { readLlmsLinks, toTwinPage } from './llmsTxt.ts'
import { MAX_ROBOTS_BYTES, readRobots } from './robots.ts'
import type { Robots } from './robots.ts'
import { readListedVersions, VERSIONS_FILE } from '../listedVersions.ts'
import type { ListedVersion } from '../listedVersions.ts'
import { readSitemap } from './sitemap.ts'

/** Facts that a site publishes about itself. They are read before its pages. */
export interface Discovered {
  /** Where the start address leads. */
  readonly start: string
  readonly robots: Robots
  /** Pages that it names, to be read first. */
  readonly pages: readonly string[]
  /** Pages whose copies are read instead, as `toPageKey` writes their addresses. */
  readonly covered: ReadonlySet<string>
  /** The versions that the site lists; undefined if the list could not be requested. */
  readonly versions: readonly ListedVersion[] | undefined
  /** How they were found, for the report. */
  readonly found: readonly string[]
}

const MAX_SITEMAPS = 50
const MAX_TEXT_BYTES = 20 * 1024 * 1024
/** For all sitemaps together. */
const MAX_SITEMAP_LENGTH = 100 * 1024 * 1024

type Discovering = Pick<CrawlOptions, 'start' | 'fetchPage' | 'limits' | 'signal'> & {
  /** Without it, everything is allowed. */
  readonly robots?: Robots
}

/**
 * Finds out where a site is, what it forbids, and which pages it names: in `llms.txt`, whose copies as
 * Markdown are read in place of the pages, and in its sitemaps.
 *
 * @throws {FetchError} if the start page cannot be read.
 */
export async function discover(options: Discovering): Promise<Discovered> {
  const start = await findStart(options)
  const { origin } = new URL(start)
  const folder = new URL('.', start).href
  const robots = await readSiteRobots(options, origin)
  if (!robots.allows(new URL(start).pathname)) throw new FetchError('robots.txt forbids it', start)
  const twins = await readTwins({ ...options, robots }, [...new Set([folder, `${origin}/`])])
  const maps = await readSitemaps(options, robots, [...new Set([folder, `${origin}/`])])
  const list = await readText({ ...options, robots }, `${folder}${VERSIONS_FILE}`)
  const versions = readListedVersions(list.text ?? '')
  const listed = versions.map(({ version }) => `${folder}${version}/`)
  const found = [twins.length > 0 && 'llms.txt', maps.length > 0 && 'sitemap', 'links']
  // A page whose copy is read need not be read itself.
  const covered = new Set(twins.map((twin) => toPageKey(toTwinPage(twin) ?? twin)))
  return {
    start,
    robots,
    pages: [...twins, ...maps, ...listed],
    covered,
    versions: list.status === 0 ? undefined : versions,
    found: found.filter((one) => one !== false),
  }
}

/** An address without a final slash and file ending, which do not make it another page. */
export function toPageKey(url: string): string {
  return url.replace(/(?:\/index\.html?|\.html?|\/)$/, '')
}

/** The start may lead to another host, such as that with `www`; the crawl then stays there. */
async function findStart(options: Discovering): Promise<string> {
  const { start } = options
  const { hostname, port } = new URL(start)
  const { status, url } = await read(options, start, {
    // The owner may have allowed a private host, and did not mean its other servers.
    follows: (next) => next.hostname !== hostname || next.port === port,
    wants: (type) => /html|text/.test(type),
  })
  if (status === 200) return url
  throw new FetchError(`the server answers with status ${status}`, start)
}

/** Without a `robots.txt` everything is allowed; after a server error nothing is, by RFC 9309. */
async function readSiteRobots(options: Discovering, origin: string): Promise<Robots> {
  const url = `${origin}/robots.txt`
  const { status, text, failure } = await readText(options, url, MAX_ROBOTS_BYTES)
  // Somebody who cannot be asked has not agreed.
  if (failure !== undefined && UNREACHABLE.test(failure.reason)) throw failure
  return readRobots(status >= 500 ? 'User-agent: *\nDisallow: /' : (text ?? ''))
}

const UNREACHABLE = /^(?:takes too long|cannot be reached)$/

/** The Markdown copies that an `llms.txt` names; empty if it links to HTML pages. */
async function readTwins(options: Discovering, folders: readonly string[]): Promise<string[]> {
  for (const folder of folders) {
    const found = await readText(options, `${folder}llms.txt`)
    if (found.text === undefined) continue
    const links = readLlmsLinks(found.text).flatMap((link) => URL.parse(link, folder)?.href ?? [])
    const twins = links.filter((link) => link.startsWith(folder) && toTwinPage(link) !== undefined)
    if (twins.length > 0) return twins
  }
  return []
}

async function readSitemaps(
  options: Discovering,
  robots: Robots,
  folders: readonly string[],
): Promise<string[]> {
  const named = folders.flatMap((folder) => [`${folder}sitemap.xml`, `${folder}sitemap-index.xml`])
  const waiting = [...robots.sitemaps, ...named]
  const seen = new Set<string>()
  const pages = new Set<string>()
  let left = MAX_SITEMAP_LENGTH
  for (const url of waiting) {
    if (seen.size >= MAX_SITEMAPS || left <= 0) break
    if (seen.has(url) || !URL.canParse(url)) continue
    seen.add(url)
    // A sitemap of another host would make this crawler ask there.
    if (!folders.some((folder) => new URL(url).origin === new URL(folder).origin)) continue
    // A sitemap that robots.txt names is meant to be read.
    const isNamed = robots.sitemaps.includes(url)
    const text = (await readText(isNamed ? options : { ...options, robots }, url)).text ?? ''
    left -= text.length
    const sitemap = readSitemap(text)
    for (const page of sitemap.pages) pages.add(page)
    waiting.push(...sitemap.sitemaps)
  }
  return [...pages]
}

interface FoundText {
  /** 0 if there was no response. */
  readonly status: number
  readonly text: string | undefined
  readonly failure?: FetchError
}

/**
 * A text file next to the pages. One that robots.txt forbids counts as missing.
 *
 * @param startBytes to read of a larger file. @default a larger file is not read
 */
async function readText(
  options: Discovering,
  url: string,
  startBytes?: number,
): Promise<FoundText> {
  const asked = new URL(url)
  const allows = ({ pathname, search }: URL) => options.robots?.allows(pathname + search) ?? true
  if (!allows(asked)) return { status: 404, text: undefined }
  try {
    const fetched = await read(options, url, {
      follows: (next) => next.origin === asked.origin && allows(next),
      wants: isTextType,
      ...(startBytes !== undefined && { maxBytes: startBytes, takesStart: true }),
    })
    const isPage = /html/.test(fetched.type)
    const isThere = fetched.status === 200 && !isPage && fetched.body.byteLength > 0
    return { status: fetched.status, text: isThere ? decodeText(fetched) : undefined }
  } catch (error) {
    if (options.signal?.aborted === true) throw error
    // Missing, in a loop, or packed wrongly: the pages are found by their links then.
    return { status: 0, text: undefined, ...(error instanceof FetchError && { failure: error }) }
  }
}

function isTextType(type: string): boolean {
  return (
    type === '' ||
    /^(?:text\/|application\/(?:json|xml|gzip|x-gzip|octet-stream|rss\+xml))/.test(type)
  )
}

function decodeText({ body, headers }: Fetched): string {
  const isPacked = body[0] === 0x1f && body[1] === 0x8b
  const plain = isPacked ? gunzipSync(body, { maxOutputLength: MAX_TEXT_BYTES }) : body
  return decodePage(plain, String(headers['content-type']))
}

function read(
  { fetchPage, limits, signal }: Discovering,
  url: string,
  options: Pick<FetchOptions, 'follows' | 'wants'> & Partial<FetchOptions>,
): Promise<Fetched> {
  return fetchPage(url, {
    maxBytes: MAX_TEXT_BYTES,
    timeoutMs: limits.pageMs,
    ...(signal && { signal }),
    ...options,
  })
}
