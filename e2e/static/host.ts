import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * A host that serves files and nothing else, like the free ones: the address of a folder ends with a
 * slash, and shows its `index.html`.
 */
export function createStaticHost(readFolder: () => string): Server {
  return createServer(({ url = '/' }, response) => {
    const folder = readFolder()
    const { pathname, search } = new URL(url, 'http://localhost')
    const path = join(folder, decodeURIComponent(pathname))
    const kind = statSync(path, { throwIfNoEntry: false })
    if (kind?.isDirectory() && !pathname.endsWith('/')) {
      response.writeHead(301, { location: `${pathname}/${search}` }).end()
      return
    }
    const file = kind?.isDirectory() ? join(path, 'index.html') : path
    const isThere = statSync(file, { throwIfNoEntry: false })?.isFile() === true
    send(response, isThere ? 200 : 404, isThere ? file : join(folder, '404.html'))
  })
}

function send(response: ServerResponse, status: number, file: string): void {
  response.writeHead(status, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
  createReadStream(file).pipe(response)
}
