import { gzipSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'
import { openPage } from '../panel/browser.ts'

/** The bytes that a page loads while nobody does anything, compressed with gzip, however they came. */
export interface FirstLoad {
  readonly html: number
  readonly styles: number
  readonly scripts: number
  /** Files that are not part of this page: prefetched pages or data. */
  readonly ahead: number
  readonly requests: number
}

type Kind = 'html' | 'styles' | 'scripts' | 'ahead'

/** Images and fonts are the same for all, and as large as their owner has them. */
const NOT_COUNTED = /^(image|font)\//

/** How long a page has to begin what it does once it is idle. */
const LATE_MS = 3000

/** Opens a page in a browser that knows nothing of it, and counts until nothing more comes. */
export async function weighFirstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const { page } = await openPage(browser)
  const responses = new Map<string, Response>()
  page.on('response', (response) => responses.set(response.url(), response))
  try {
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(LATE_MS)
    await page.waitForLoadState('networkidle')
    const counted = [...responses.values()].filter(
      (response) => response.ok() && !NOT_COUNTED.test(response.headers()['content-type'] ?? ''),
    )
    const sums = { html: 0, styles: 0, scripts: 0, ahead: 0 }
    for (const response of counted) sums[readKind(response)] += await weigh(response)
    return { ...sums, requests: counted.length }
  } finally {
    await page.close()
  }
}

function readKind(response: Response): Kind {
  switch (response.request().resourceType()) {
    case 'document':
      return 'html'
    case 'stylesheet':
      return 'styles'
    case 'script':
      return 'scripts'
    default:
      return 'ahead'
  }
}

/** All of these are files: asked for once more, they are the same. The browser keeps no copy of some. */
async function weigh(response: Response): Promise<number> {
  return gzipSync(await (await fetch(response.url())).bytes()).byteLength
}
