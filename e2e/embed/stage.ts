import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test as base } from '../fixtures.ts'
import { serve, stop } from '../server.ts'

/** A site that is not ours, and an assistant that lets its pages ask. */
export interface Stage {
  /** Where the assistant is: another host than that of the pages. */
  readonly assistant: string
  /** The site, by the name that the assistant knows. */
  readonly site: string
  /** The same site under a name that the assistant does not know. */
  readonly stranger: string
  /** Puts a page on the site, and shows it. */
  show(page: Page, html: string, options?: ShowOptions): Promise<void>
  /** Puts any file on the site, and returns its address. */
  put(path: string, type: string, content: string): string
}

interface ShowOptions {
  readonly headers?: Readonly<Record<string, string>>
  readonly from?: 'site' | 'stranger'
}

interface File {
  readonly content: string
  readonly headers: Readonly<Record<string, string>>
}

export const test = base.extend<object, { stage: Stage }>({
  stage: [
    // Playwright reads from its pattern what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const files = new Map<string, File>()
      const host = await open(files)
      const { port } = host.address() as AddressInfo
      const site = `http://127.0.0.1:${port}`
      const stranger = `http://127.0.0.2:${port}`
      const folder = await mkdtemp(join(tmpdir(), 'docent-embed-'))
      const config = join(folder, 'docent.config.ts')
      const source = { brand: 'Docent', allowedOrigins: [site] }
      await writeFile(config, `export default ${JSON.stringify(source)}\n`)
      const args = ['--no-site', '--port', '0', '--data', folder, '--config', config]
      const { child, address } = await serve(args)

      let pages = 0
      await use({
        assistant: address,
        site,
        stranger,
        async show(page, html, { headers = {}, from = 'site' } = {}) {
          const path = `/page-${++pages}`
          const type = { 'content-type': 'text/html; charset=utf-8' }
          files.set(path, { content: html, headers: { ...type, ...headers } })
          await page.goto((from === 'site' ? site : stranger) + path)
        },
        put(path, type, content) {
          files.set(path, { content, headers: { 'content-type': type } })
          return site + path
        },
      })
      await stop(child)
      host.close()
      host.closeAllConnections()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

export { expect } from '../fixtures.ts'

async function open(files: ReadonlyMap<string, File>): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const file = files.get(url)
    if (file) response.writeHead(200, file.headers).end(file.content)
    else response.writeHead(404).end()
  })
  // Reached by more than one name.
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  return server
}

/** The page that the README shows, with the address of this assistant. */
export async function readExample(assistant: string): Promise<string> {
  const file = new URL('../../examples/embed.html', import.meta.url)
  return (await readFile(file, 'utf8')).replaceAll('http://localhost:3000', assistant)
}

/** A page with nothing on it but the tag. */
export function pageWith(assistant: string, attributes = '', around = ''): string {
  return `<!doctype html><html lang="en"><title>A page</title><body><h1>A page</h1>${around}
<script src="${assistant}/widget.js" async ${attributes}></script></body></html>`
}
