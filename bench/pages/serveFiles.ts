import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** The possible names of a page's file, as static hosts look for it. */
const ENDINGS = ['', '.html', '/index.html']

/** The browser caches files whose names change with their contents, as with any host. */
const NAMED_BY_CONTENT = /^\/(assets|_astro|_next\/static)\//

/** Serves the files of several folders, the first that has one; resolves once it can be asked. */
export async function serveFiles(
  folders: readonly string[],
): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    const found = await find(folders, path)
    if (!found) return response.writeHead(404).end()
    const age = NAMED_BY_CONTENT.test(path) ? 'max-age=31536000, immutable' : 'no-cache'
    const type = TYPES[extname(found.file)] ?? 'application/octet-stream'
    return response.writeHead(200, { 'content-type': type, 'cache-control': age }).end(found.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = (): Promise<void> => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(() => resolve()))
  }
  return { address: `http://127.0.0.1:${port}`, stop }
}

async function find(
  folders: readonly string[],
  path: string,
): Promise<{ file: string; body: Buffer } | undefined> {
  for (const folder of folders) {
    for (const ending of ENDINGS) {
      const file = join(folder, path + ending)
      // A folder, or nothing at all, is not what was asked for.
      const body = await readFile(file).catch(() => undefined)
      if (body) return { file, body }
    }
  }
  return undefined
}
