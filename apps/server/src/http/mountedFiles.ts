import { stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { isFileWithin } from '@docent/content'
import { isHidden } from '../sources/isHidden.ts'
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
const TAG = Buffer.from('<script src="/widget.js" async></script>')

/**
 * Serves the built pages of another generator, with the chat on each. These pages have scripts that our
 * content security policy would block, so it does not apply to them.
 */
export function serveMounted({ path, folder, otherwise }: MountedFilesOptions): Serve {
  // The other generator may write new pages into the folder at any time.
  const cache = createFileCache(CACHE_BYTES, { adapt: addTag, readVersion })
  return async (request, response) => {
    const wanted = readWanted(request, path)
    const found = wanted === undefined ? undefined : await findFile(folder, wanted)
    if (found === undefined) return otherwise(request, response)
    if (found.type === 'folder') {
      response.writeHead(308, { location: `${path}${encodeURI(wanted ?? '')}/` }).end()
      return
    }
    response.removeHeader('content-security-policy')
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
  if (wanted.includes('\0') || isHidden(wanted)) return undefined
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

async function readVersion(file: string): Promise<string> {
  const { size, mtimeMs } = await stat(file)
  return `${size} ${mtimeMs}`
}

/** A page with the chat's tag before the end of its body; other files unchanged. */
function addTag(file: string, content: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (!/\.html?$/i.test(file)) return content
  // A character for each byte, so that the place in the text is the place in the file.
  const ends = content.toString('latin1').matchAll(/<\/body>/gi)
  const end = [...ends].at(-1)?.index ?? content.byteLength
  return Buffer.concat([content.subarray(0, end), TAG, content.subarray(end)])
}
