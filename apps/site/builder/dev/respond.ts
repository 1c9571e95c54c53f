import type { IncomingMessage, ServerResponse } from 'node:http'

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.gif': 'image/gif',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.m4a': 'audio/mp4',
  '.md': 'text/markdown',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.oga': 'audio/ogg',
  '.ogg': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.vtt': 'text/vtt',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/** The media type of a file by the ending of its name. */
export function typeOf(name: string): string {
  return TYPES[/\.[^./]+$/.exec(name)?.[0].toLowerCase() ?? ''] ?? 'application/octet-stream'
}

/** The decoded path that a GET or HEAD asks for; undefined for other methods and broken addresses. */
export function readPath({ method, url }: IncomingMessage): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  try {
    return decodeURI(new URL(url ?? '/', 'http://localhost').pathname)
  } catch {
    return undefined
  }
}

export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
): void {
  const isText = type.startsWith('text/') || type === 'image/svg+xml'
  response.writeHead(status, {
    'content-type': isText ? `${type}; charset=utf-8` : type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

/** Loads the script that reloads a page when something changed. */
export const RELOAD_SCRIPT = '/@docent/reload.js'
export const RELOAD_TAG: string = `<script type="module" src="${RELOAD_SCRIPT}"></script>`

/** Shows an author what went wrong, on a page that reloads once it is fixed. */
export function sendProblem(response: ServerResponse, cause: unknown): void {
  const words = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  const text = words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const page = `<!doctype html><title>Cannot show this page</title>${RELOAD_TAG}<h1>Cannot show this page</h1><pre>${text}</pre>`
  if (response.headersSent) response.destroy()
  else send(response, 500, 'text/html', page)
}
