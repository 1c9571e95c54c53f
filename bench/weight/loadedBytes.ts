import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

/** The bytes that a page has loaded, compressed with gzip, however they came. */
export interface Loaded {
  readonly scripts: number
  readonly styles: number
  readonly files: number
}

/** How long a page may take to start loading after an action. */
const LATE_MS = 2000

/** Counts from now on. The returned function resolves with the bytes once nothing more arrives. */
export function countLoaded(page: Page): () => Promise<Loaded> {
  const responses: Response[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (response.ok() && (kind === 'script' || kind === 'stylesheet')) responses.push(response)
  })
  return async () => {
    await page.waitForTimeout(LATE_MS)
    await page.waitForLoadState('networkidle')
    const weighed = await Promise.all(
      responses.map(async (response) => ({
        isScript: response.request().resourceType() === 'script',
        bytes: gzipSync(await response.body()).byteLength,
      })),
    )
    const sum = (isMeant: boolean) =>
      weighed.reduce((total, { isScript, bytes }) => total + (isScript === isMeant ? bytes : 0), 0)
    return { scripts: sum(true), styles: sum(false), files: weighed.length }
  }
}
