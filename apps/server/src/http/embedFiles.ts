import { access } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createFileCache } from './fileCache.ts'
import type { Serve } from './listen.ts'
import { sendFile } from './siteFiles.ts'

export interface EmbedFilesOptions {
  /** The folder of the files, now or later. */
  readonly folder: string
  /** Builds today's embed if needed, and returns the name of the script behind `/widget.js`. */
  readonly prepare: () => Promise<{ readonly file: string }>
  readonly onError: (error: unknown) => void
}

/** `/widget.js`, and files with a hash in their name. */
export const EMBED_PATH = /^\/widget(?:-[\w-]+)?\.js$/

const CACHE_BYTES = 8 * 1024 * 1024

/** Pages load it on each visit, so they have a new version five minutes after an update. */
const MOVING = 'public, max-age=300'
const PINNED = 'public, max-age=31536000, immutable'

/** Any page may load these scripts. `allowedOrigins` decides what they may do. */
const FOR_ALL = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
}

/**
 * Serves the embed. If it is missing or stale, the first request builds it, so that the server
 * starts without waiting.
 */
export function openEmbedFiles({ folder, prepare, onError }: EmbedFilesOptions): Serve {
  const cache = createFileCache(CACHE_BYTES)
  let current: Promise<{ readonly file: string }> | undefined

  function readCurrent(): Promise<{ readonly file: string }> {
    current ??= prepare()
    // A failure is retried the next time.
    current.catch(() => (current = undefined))
    return current
  }

  async function find(path: string): Promise<string | undefined> {
    const name = path.slice(1)
    if (name === 'widget.js') return (await readCurrent()).file
    // A page may request today's pinned script before the first request for `/widget.js`.
    if (!(await isThere(join(folder, name)))) await readCurrent()
    return (await isThere(join(folder, name))) ? name : undefined
  }

  return async (request, response) => {
    for (const [name, value] of Object.entries(FOR_ALL)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return say(response, 405, 'Use GET to read scripts.', { allow: 'GET, HEAD' })
    }
    const path = readPath(request)
    try {
      const name = await find(path)
      if (name === undefined) {
        return say(response, 404, 'This script does not exist. The current one is /widget.js.')
      }
      const file = join(folder, name)
      const caching = path === '/widget.js' ? MOVING : PINNED
      await sendFile(cache, request, response, { path, file, status: 200, caching })
    } catch (error) {
      onError(error)
      say(response, 503, 'The script could not be built. The server log says why.')
    }
  }
}

function readPath({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/'
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

function say(
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: Record<string, string> = {},
): void {
  const type = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  response.writeHead(status, { ...type, ...headers }).end(sentence)
}
