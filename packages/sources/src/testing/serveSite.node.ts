import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The text of an address, or the function that answers for it. */
type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void)

export interface ServedSite {
  /** The answers by their paths. A test adds them, or sets others, while the site is served. */
  site: Record<string, Answer>
  /** The paths that were requested, in order. */
  readonly asked: string[]
  readonly origin: string
  /** A new folder for the files of the crawl. */
  readonly folder: string
  close(): Promise<void>
}

/** Serves a site to a crawler, on this machine. */
export async function serveSite(): Promise<ServedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'docent-crawl-'))
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    asked.push(path)
    const answer = served.site[path]
    if (answer === undefined) response.writeHead(404).end('nothing')
    else if (typeof answer === 'function') answer(request, response)
    else response.writeHead(200, { 'content-type': typeOf(path) }).end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const served: ServedSite = {
    site: {},
    asked,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    folder,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return served
}

function typeOf(path: string): string {
  if (path.endsWith('.txt')) return 'text/plain'
  if (path.endsWith('.md')) return 'text/markdown'
  return path.endsWith('.xml') ? 'application/xml' : 'text/html; charset=utf-8'
}
