import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import { decodePath } from '@docent/content'
import { parseRedirects, REDIRECTS_FILE } from '@docent/site/redirects'
import { HEADERS_FILE, MEDIA_POLICY } from '@docent/site/securityHeaders'
import { chooseEncoding } from './encoding.ts'
import { createFileCache } from './fileCache.ts'
import type { CachedFile, FileCache } from './fileCache.ts'
import { findType, isCompressed, isStreamed } from './fileTypes.ts'
import { prefersMarkdown } from './prefersMarkdown.ts'
import { streamFile } from './streamFile.ts'

/** The files of one build, by the paths they are served at. */
export interface SiteFiles {
  serve(request: IncomingMessage, response: ServerResponse): Promise<void>
}

const CACHE_BYTES = 64 * 1024 * 1024
const NOT_FOUND = '/404.html'

/** An owner may change the target of a redirect later. */
const MOVED_CACHING = 'public, max-age=3600'

/** Lists a build's folder once. Requests use only that list, never the directory tree. */
export async function openSiteFiles(folder: string): Promise<SiteFiles> {
  const paths = await listFiles(folder)
  const redirects = await openRedirects(paths.get(`/${REDIRECTS_FILE}`))
  for (const file of [REDIRECTS_FILE, HEADERS_FILE]) paths.delete(`/${file}`)
  const cache = createFileCache(CACHE_BYTES)
  return {
    async serve(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' })
        response.end('Use GET to read pages.')
        return
      }
      const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`)
      const moved = redirects.get(trimSlashes(decode(pathname)))
      if (moved !== undefined) {
        const location = addQuery(moved, search)
        response.writeHead(301, { location, 'cache-control': MOVED_CACHING }).end()
        return
      }
      const path = findPath(paths, decode(pathname))
      if (path === 'elsewhere') {
        response.writeHead(308, { location: trimSlashes(pathname) + search }).end()
        return
      }
      const status = path && !path.endsWith(NOT_FOUND) ? 200 : 404
      const twin = path && findTwin(paths, path)
      if (twin !== undefined) response.setHeader('vary', 'accept')
      const wantsTwin = twin !== undefined && prefersMarkdown(request.headers.accept)
      if (wantsTwin) response.setHeader('content-location', encodeURI(twin))
      const served = (wantsTwin ? twin : path) ?? findNotFound(paths, decode(pathname))
      const file = paths.get(served)
      const caching = cacheControl(served)
      if (file) await sendFile(cache, request, response, { path: served, file, status, caching })
      else
        response.writeHead(404, { 'content-type': 'text/plain' }).end('This page does not exist.')
    },
  }
}

/** The redirects of the build. Their file is read but never served. */
async function openRedirects(file: string | undefined): Promise<ReadonlyMap<string, string>> {
  return file === undefined ? new Map() : parseRedirects(await readFile(file, 'utf8'))
}

/** The target with the visitor's query, unless it has its own. */
function addQuery(target: string, search: string): string {
  const [path = '', anchor] = target.split('#', 2)
  if (search === '' || path.includes('?')) return target
  return `${path}${search}${anchor === undefined ? '' : `#${anchor}`}`
}

async function listFiles(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = new Map<string, string>()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    paths.set(`/${relative(folder, file).split(sep).join('/')}`, file)
  }
  return paths
}

/** The path of the file for a request; `elsewhere` for a page with an extra slash. */
function findPath(
  paths: ReadonlyMap<string, string>,
  path: string,
): string | 'elsewhere' | undefined {
  // None of our pages begins like this, and a redirect to `//host` would lead to another site.
  if (path.startsWith('//')) return undefined
  const trimmed = trimSlashes(path)
  if (trimmed === '/404') return NOT_FOUND
  const page = [`${trimmed}/index.html`, `${trimmed}.html`].find((name) => paths.has(name))
  if (page) return trimmed === path || path === '/' ? page : 'elsewhere'
  return paths.has(path) ? path : undefined
}

/** The page for a path without one, in the language that the path begins with. */
function findNotFound(paths: ReadonlyMap<string, string>, path: string): string {
  const [, language = ''] = path.split('/')
  const own = `/${language}${NOT_FOUND}`
  return paths.has(own) ? own : NOT_FOUND
}

/** The path of the page's Markdown copy. */
function findTwin(paths: ReadonlyMap<string, string>, path: string): string | undefined {
  if (!path.endsWith('/index.html')) return undefined
  const twin = path === '/index.html' ? '/index.md' : path.replace(/\/index\.html$/, '.md')
  return paths.has(twin) ? twin : undefined
}

function trimSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}

function decode(pathname: string): string {
  // An encoded slash is not a separator: read as one, it would redirect in a loop.
  return /%2f/i.test(pathname) ? pathname : decodePath(pathname)
}

export interface Found {
  /** The path it is served at. */
  readonly path: string
  /** Its path on the disk. */
  readonly file: string
  readonly status: number
  /** The header `cache-control`. */
  readonly caching: string
}

/** Sends a file in the client's preferred encoding, or 304 if the client has it. */
export async function sendFile(
  cache: FileCache,
  request: IncomingMessage,
  response: ServerResponse,
  { path, file, status, caching }: Found,
): Promise<void> {
  const type = findType(path)
  if (isStreamed(type) && status === 200) {
    return streamFile(request, response, { file, type, caching })
  }
  const encoding = isCompressed(type)
    ? chooseEncoding(request.headers['accept-encoding'])
    : 'identity'
  const cached = await cache.open(file)
  const etag = encoding === 'identity' ? cached.etag : cached.etag.replace(/"$/, `-${encoding}"`)

  response.setHeader('cache-control', caching)
  response.setHeader('etag', etag)
  response.appendHeader('vary', 'accept-encoding')
  // Also before a 304: a browser applies its policy to the cached page.
  if (type.startsWith('text/html')) await allowMedia(cached, response)
  if (status === 200 && matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end()
    return
  }
  const bytes = await cached.read(encoding)
  response.writeHead(status, {
    'content-type': type,
    'content-length': bytes.byteLength,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
  // Node leaves out the body of a response to HEAD.
  response.end(bytes)
}

const PLAYER = /<(?:video|audio) /

/** Whether a page has a player: each page is searched once. */
const playing = new WeakMap<CachedFile, boolean>()

/** Allows media from this site only on pages that have a video or a recording. */
async function allowMedia(page: CachedFile, response: ServerResponse): Promise<void> {
  const policy = response.getHeader('content-security-policy')
  if (typeof policy !== 'string') return
  const isPlayer =
    playing.get(page) ?? PLAYER.test(String(Buffer.from(await page.read('identity'))))
  playing.set(page, isPlayer)
  if (isPlayer) response.setHeader('content-security-policy', `${policy}; ${MEDIA_POLICY}`)
}

// A name under /assets/ has the hash of its content, so the file never changes. All others are
// revalidated.
function cacheControl(path: string): string {
  return path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate'
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  const tags = new Set(header.split(',').map((tag) => tag.trim().replace(/^W\//, '')))
  return tags.has(etag) || tags.has('*')
}
