import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const BUILD = fileURLToPath(new URL('../../build', import.meta.url))

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface StaticHost {
  readonly address: string
  close(): void
}

/** Serves the files of the built site as any host of files does, and answers nothing else. */
export async function serveFiles(): Promise<StaticHost> {
  const { hash } = JSON.parse(await readFile(join(BUILD, 'current.json'), 'utf8')) as {
    hash: string
  }
  const folder = join(BUILD, hash, 'site')
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = extname(pathname) === '' ? join(pathname, 'index.html') : pathname
    try {
      const bytes = await readFile(join(folder, file))
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(bytes)
    } catch {
      const page = await readFile(join(folder, '404.html'))
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
