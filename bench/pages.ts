// A page as it is loaded while nobody does anything, and the way from it to the next one: ours as it is
// served, beside the same page on other frameworks, in the same browser.

import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import budgets from '../scripts/budgets.json' with { type: 'json' }
import { installPages } from './installPeers.ts'
import { printTable, readMedian, requireRatio } from './measure.ts'
import { weighFirstLoad } from './pages/firstLoad.ts'
import type { FirstLoad } from './pages/firstLoad.ts'
import { timeNavigation } from './pages/navigation.ts'
import type { Way } from './pages/navigation.ts'
import { serveSites } from './pages/serveSites.ts'
import type { Served } from './pages/serveSites.ts'
import { NEXT, REACT_ROUTER } from './pages/sites.ts'
import { FROM, takeSite, TO } from './pages/takeSite.ts'
import { openBrowser } from './panel/browser.ts'
import { withServer } from './search/withServer.ts'

const SLOW = 4
const RUNS = 15

/** What the others load is at least so many times ours. */
const LEAST_TIMES = 3
/** Of the time that a full load of the same page takes, by the same click. */
const MOST_OF_LOAD = 0.8

/** Prints the tables; called by `npm run bench`. */
export async function benchPages(): Promise<void> {
  await installPages()
  const folder = await mkdtemp(join(tmpdir(), 'docent-bench-'))
  const browser = await openBrowser()
  try {
    await withServer(['--data', join(folder, 'data')], async (address) => {
      const taken = join(folder, 'taken')
      const { sites, stop } = await serveSites(await takeSite(browser, address, taken), taken)
      try {
        const ours = { name: 'Docent', address }
        await compareFirstLoads(browser, ours, sites)
        await compareNavigations(browser, ours, sites)
      } finally {
        await stop()
      }
    })
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function compareFirstLoads(
  browser: Browser,
  ours: Served,
  theirs: readonly Served[],
): Promise<void> {
  const weigh = ({ address }: Served) => weighFirstLoad(browser, address + FROM)
  const own = await weigh(ours)
  const rows = [describeLoad(ours, own, own)]
  const ratios: (readonly [name: string, ratio: number])[] = []
  for (const site of theirs) {
    const load = await weigh(site)
    rows.push(describeLoad(site, load, own))
    ratios.push([site.name, sumOf(load) / sumOf(own)])
  }
  const heads = ['page', 'HTML', 'styles', 'script', 'ahead', 'together', 'ratio', 'requests']
  printTable(heads, rows)

  const { productPage, scriptBeforeIntent } = budgets
  const page = own.html + own.styles + own.scripts
  requireRatio('The page, of its budget', page / productPage.bytes, { most: 1 })
  requireRatio('Its script, of its budget', own.scripts / scriptBeforeIntent.bytes, { most: 1 })
  for (const [name, ratio] of ratios) {
    requireRatio(`What ${name} loads beside ours`, ratio, { least: LEAST_TIMES })
  }
}

function describeLoad({ name }: Served, load: FirstLoad, own: FirstLoad): string[] {
  const { html, styles, scripts, ahead, requests } = load
  const sizes = [html, styles, scripts, ahead, sumOf(load)].map(formatSize)
  return [name, ...sizes, `${(sumOf(load) / sumOf(own)).toFixed(1)} times`, String(requests)]
}

function sumOf({ html, styles, scripts, ahead }: FirstLoad): number {
  return html + styles + scripts + ahead
}

/** In turn, so that what else the machine does meets all of them. */
async function compareNavigations(
  browser: Browser,
  ours: Served,
  theirs: readonly Served[],
): Promise<void> {
  const inPlace = createWay('Docent, in place', ours)
  const load = createWay('Docent, loaded by the browser', ours, ['*/navigate-*'])
  const routers = theirs.filter(({ name }) => name === NEXT.name || name === REACT_ROUTER.name)
  const ways = [
    inPlace,
    load,
    ...routers.map((site) => createWay(`${site.name}, by its router`, site)),
  ]
  console.log(
    `  Chromium ${browser.version()}, ${SLOW} times slower; the load of the machine: ${loadavg()[0]?.toFixed(1)}`,
  )
  for (let run = 0; run <= RUNS; run++) {
    for (const way of ways) {
      const ms = await timeNavigation(browser, way, SLOW)
      // The first of each warms what the others need.
      if (run > 0) way.times.push(ms)
    }
  }
  const own = readMedian(inPlace.times)
  printTable(
    [`${FROM} to ${TO}`, 'median', 'ratio', 'fastest', 'slowest'],
    ways.map(({ name, times }) => [
      name,
      milliseconds(readMedian(times)),
      `${(readMedian(times) / own).toFixed(1)} times`,
      milliseconds(Math.min(...times)),
      milliseconds(Math.max(...times)),
    ]),
  )
  const what = 'The way to a page in place, beside a load of it'
  requireRatio(what, own / readMedian(load.times), { most: MOST_OF_LOAD })
}

interface MeasuredWay extends Way {
  readonly name: string
  readonly times: number[]
}

function createWay(
  name: string,
  { address }: Served,
  without: readonly string[] = [],
): MeasuredWay {
  return { name, url: address + FROM, to: TO, without, times: [] }
}

function formatSize(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}

function milliseconds(ms: number): string {
  return `${ms.toFixed(0)} ms`
}
