import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import type { TheirOptions } from './page/their.ts'

export interface TheirBundle {
  readonly script: string
  /** The files that it was made of. */
  readonly modules: readonly string[]
}

const ENTRY = fileURLToPath(new URL('page/main.tsx', import.meta.url))
let bundling: Promise<TheirBundle> | undefined

/** The script of their page, made once in each worker. */
export function bundleTheirPage(): Promise<TheirBundle> {
  bundling ??= bundle()
  return bundling
}

async function bundle(): Promise<TheirBundle> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY } },
  })
  const chunks = 'output' in result ? result.output : []
  const [chunk] = chunks
  if (chunk?.type !== 'chunk' || chunks.length > 1) {
    throw new Error(`Their page should be one script; it became ${chunks.length} files.`)
  }
  return { script: chunk.code, modules: chunk.moduleIds }
}

/** Opens a page with their client, on the origin of our server. */
export async function openTheirPage(page: Page, options: TheirOptions = {}): Promise<void> {
  const { script } = await bundleTheirPage()
  await page.route('/their', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><title>Theirs</title><link rel=icon href=data:,><body><script type=module src=/their.js></script>',
    }),
  )
  await page.route('/their.js', (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script }),
  )
  await page.goto(`/their#${encodeURIComponent(JSON.stringify(options))}`)
}
