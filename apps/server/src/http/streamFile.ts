import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

export interface StreamedFile {
  readonly file: string
  readonly type: string
  /** The header `cache-control`. */
  readonly caching: string
}

/** The requested bytes: the first and the last. */
interface Range {
  readonly start: number
  readonly end: number
}

/**
 * Sends a file from the disk, whole or the requested range, so that a player can seek and a browser can
 * resume a download. A request for several ranges gets the whole file.
 */
export async function streamFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, type, caching }: StreamedFile,
): Promise<void> {
  const { size, mtimeMs } = await stat(file)
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
  response.setHeader('accept-ranges', 'bytes')
  response.setHeader('cache-control', caching)
  response.setHeader('etag', etag)
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end()
    return
  }
  const range = readRange(request, size, etag)
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${size}` }).end()
    return
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  response.writeHead(range ? 206 : 200, {
    'content-type': type,
    'content-length': end - start + 1,
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
  })
  if (request.method === 'HEAD' || size === 0) {
    response.end()
    return
  }
  await pipeline(createReadStream(file, { start, end }), response).catch((cause: unknown) => {
    // A player that seeks aborts its request, so nobody reads the rest.
    if (!response.destroyed) throw cause
  })
}

/** The range of a request; undefined for the whole file, also if the client has another version. */
function readRange(
  { headers }: IncomingMessage,
  size: number,
  etag: string,
): Range | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  const isOld = headers['if-range'] !== undefined && headers['if-range'] !== etag
  if ((first === '' && last === '') || isOld) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last))
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
