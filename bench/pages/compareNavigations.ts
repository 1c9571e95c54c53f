import { loadavg } from 'node:os'
import type { Browser } from '@playwright/test'
import { printTable, readMedian, requireRatio } from '../measure.ts'
import { timeNavigation } from './navigation.ts'
import type { Way } from './navigation.ts'
import type { Served } from './serveSites.ts'
import { NEXT, REACT_ROUTER } from './sites.ts'
import { FROM, TO } from './takeSite.ts'

const SLOW = 4
const RUNS = 15

/** Of the time that a full load of the same page takes, by the same click. */
const MOST_OF_LOAD = 0.8

/**
 * Prints how soon the next page is shown, in place and by a load, beside the routers of others: in turn,
 * so that what else the machine does meets all of them. @throws {BenchError} where ours gains too little.
 */
export async function compareNavigations(
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
      if (run > 0) way.took.push(ms)
    }
  }
  const own = readMedian(inPlace.took)
  printTable(
    [`${FROM} to ${TO}`, 'median', 'fastest', 'slowest', 'ratio'],
    ways.map((way) => [
      way.name,
      ...[readMedian(way.took), Math.min(...way.took), Math.max(...way.took)].map(milliseconds),
      ...(way === inPlace ? [] : [`${(readMedian(way.took) / own).toFixed(1)} times`]),
    ]),
  )
  const what = 'The way to a page in place, beside a load of it'
  requireRatio(what, own / readMedian(load.took), { most: MOST_OF_LOAD })
}

interface MeasuredWay extends Way {
  readonly name: string
  readonly took: number[]
}

function createWay(
  name: string,
  { address }: Served,
  without: readonly string[] = [],
): MeasuredWay {
  return { name, url: address + FROM, to: TO, without, took: [] }
}

function milliseconds(ms: number): string {
  return `${ms.toFixed(0)} ms`
}
