// A page as it loads while nobody does anything, and the way from it to the next one: ours as served,
// compared with the same page on other frameworks, in the same browser.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPages } from './installPeers.ts'
import type { BenchRun, Figures } from './measure.ts'
import { compareFirstLoads } from './pages/compareFirstLoads.ts'
import { compareNavigations } from './pages/compareNavigations.ts'
import { serveSites } from './pages/serveSites.ts'
import { takeSite } from './pages/takeSite.ts'
import { openBrowser } from './panel/browser.ts'
import { withServer } from './search/withServer.ts'

const RUNS = 15

/** Prints the tables; called by `npm run bench`. */
export async function benchPages({ isShort }: BenchRun): Promise<Figures> {
  await installPages()
  const folder = await mkdtemp(join(tmpdir(), 'docent-bench-'))
  const browser = await openBrowser()
  try {
    return await withServer(['--data', join(folder, 'data')], async (address) => {
      const taken = join(folder, 'taken')
      const { sites, stop } = await serveSites(await takeSite(browser, address, taken), taken)
      try {
        const ours = { key: 'docent', name: 'Docent', address }
        const loads = await compareFirstLoads(browser, ours, sites)
        const ways = await compareNavigations(browser, ours, sites, isShort ? 1 : RUNS)
        return { ...loads, ...ways }
      } finally {
        await stop()
      }
    })
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}
