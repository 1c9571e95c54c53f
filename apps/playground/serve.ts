import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { CSS_TARGET } from '../site/builder/bundle/bundle.ts'
import { createPlaygroundConfig } from './bundle.ts'

export interface ServedPlayground {
  /** With a slash at its end. */
  readonly address: string
  close(): void
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** Bundles the playground into memory, as the site is bundled, and serves it to this machine. */
export async function servePlayground(): Promise<ServedPlayground> {
  const files = await bundle()
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://playground').pathname.slice(1) || 'index.html'
    const file = files.get(path)
    response.writeHead(file === undefined ? 404 : 200, {
      'content-type': TYPES[extname(path)] ?? 'text/plain; charset=utf-8',
      // The files are the same for as long as there is a server, and a test loads them often.
      'cache-control': 'max-age=3600',
    })
    response.end(file ?? `The playground has no file ${path}.`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function bundle(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const { output } = (await build({
    ...createPlaygroundConfig(),
    logLevel: 'error',
    mode: 'production',
    // React takes its mode from here, where a test runner may have said otherwise.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      cssTarget: CSS_TARGET,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ['index.html', 'frame.html', 'live.html'] },
    },
  })) as Rolldown.RolldownOutput
  return new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  )
}
