import { test as base } from '../fixtures.ts'
import { ARABIC, GERMAN, SEVERAL, serveSite } from './pages.ts'
import type { ServedSite } from './pages.ts'

interface Sites {
  readonly arabic: ServedSite
  readonly german: ServedSite
  /** In English and German. */
  readonly several: ServedSite
}

/** As `test`, with sites in other languages, each built once for all tests of a worker. */
export const test = base.extend<object, Sites>({
  arabic: [
    // Playwright reads from the first parameter what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await serveSite(ARABIC)
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  german: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await serveSite(GERMAN)
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  several: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await serveSite(SEVERAL)
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
