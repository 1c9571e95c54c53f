import { test as base } from '../fixtures.ts'
import { ARABIC, createSiteFixture, GERMAN, SEVERAL } from './pages.ts'
import type { ServedSite } from './pages.ts'

interface Sites {
  readonly arabic: ServedSite
  readonly german: ServedSite
  /** In English and German. */
  readonly several: ServedSite
}

/** As `test`, with sites in other languages, each built once for all tests of a worker. */
export const test = base.extend<object, Sites>({
  arabic: createSiteFixture(ARABIC),
  german: createSiteFixture(GERMAN),
  several: createSiteFixture(SEVERAL),
})
