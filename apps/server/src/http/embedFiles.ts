import { access } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createFileCache } from './fileCache.ts'
import type { Serve } from './listen.ts'
import { sendFile } from './siteFiles.ts'

export interface EmbedFilesOptions {
  /** Where the files are, or will be. */
  readonly folder: string
  /** Makes today's if it has to, and names the script that `/widget.js` is. */
  readonly prepare: () => Promise<{ readonly file: string }>
  readonly onError: (error: unknown) => void
}

/** `/widget.js`, and what has a hash in its name. */
export const EMBED_PATH = /^\/widget(?:-[\w-]+)?\.js$/

const CACHE_BYTES = 8 * 1024 * 1024

/** Pages load it with each visit: five minutes after an update they have the new one. */
const MOVING = 'public, max-age=300'
const PINNED = 'public, max-age=31536000, immutable'

/** Any page may load these scripts: `allowedOrigins` decides what they may do. */
const FOR_ALL = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
}

/**
 * Serves the embed. It is built, where it is not there as it should be, when somebody first asks for
 * it: no server waits for that at its start.
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
    // A page may ask for today's pinned script before anybody has asked for the other one.
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
