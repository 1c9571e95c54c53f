import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { isFileWithin } from '@docent/content'
import { createFileCache } from './fileCache.ts'
import type { Serve } from './listen.ts'
import { sendFile } from './siteFiles.ts'

export interface MountedFilesOptions {
  /** With a slash at its end: `/docs/`. */
  readonly path: string
  readonly folder: string
  /** Serves all other requests. */
  readonly otherwise: Serve
}

const CACHE_BYTES = 64 * 1024 * 1024

/** The tag that adds the chat to each page. The script is on the same host. */
const TAG = '<script src="/widget.js" async></script>'

/**
 * Serves the built pages of another generator, with the chat on each. These pages have scripts that our
 * content security policy would block, so it does not apply to them.
 */
export function serveMounted({ path, folder, otherwise }: MountedFilesOptions): Serve {
  const cache = createFileCache(CACHE_BYTES)
  return async (request, response) => {
    const wanted = readWanted(request, path)
    const found = wanted === undefined ? undefined : await findFile(folder, wanted)
    if (found === undefined) return otherwise(request, response)
    if (found.type === 'folder') {
      response.writeHead(308, { location: `${path}${encodeURI(wanted ?? '')}/` }).end()
      return
    }
    response.removeHeader('content-security-policy')
    if (/\.html?$/i.test(found.name)) return sendPage(join(folder, found.name), request, response)
    const file = { path: `/${found.name}`, file: join(folder, found.name), status: 200 }
    await sendFile(cache, request, response, {
      ...file,
      caching: 'public, max-age=0, must-revalidate',
    })
  }
}

/** The path below the mount, decoded; undefined for other requests. */
function readWanted({ method, url = '/' }: IncomingMessage, path: string): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const { pathname } = new URL(`http://localhost${url}`)
  if (pathname.startsWith('//')) return undefined
  if (`${pathname}/` === path) return ''
  if (!pathname.startsWith(path)) return undefined
  try {
    return decodeURIComponent(pathname.slice(path.length))
  } catch {
    // A stray percent sign. No file of a site has one in its name.
    return undefined
  }
}

type Found = { readonly type: 'file'; readonly name: string } | { readonly type: 'folder' }

async function findFile(folder: string, wanted: string): Promise<Found | undefined> {
  if (wanted.includes('\0') || wanted.split('/').includes('..')) return undefined
  const names =
    wanted === '' || wanted.endsWith('/') ? [`${wanted}index.html`] : [wanted, `${wanted}.html`]
  const name = names.find((one) => isFileWithin(folder, one))
  if (name !== undefined) return { type: 'file', name }
  const isFolder =
    wanted !== '' && !wanted.endsWith('/') && isFileWithin(folder, `${wanted}/index.html`)
  return isFolder && (await stat(join(folder, wanted))).isDirectory()
    ? { type: 'folder' }
    : undefined
}

/** The unchanged page, with the chat's tag before the end of its body. */
async function sendPage(
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const html = await readFile(file, 'utf8')
  const end = html.toLowerCase().lastIndexOf('</body>')
  const page = end < 0 ? html + TAG : html.slice(0, end) + TAG + html.slice(end)
  const bytes = Buffer.from(page)
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': bytes.byteLength,
    'cache-control': 'no-cache',
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
