import { loadavg } from 'node:os'
import type { Browser } from '@playwright/test'
import { printTable, readMedian, requireRatio } from '../measure.ts'
import type { Figures } from '../measure.ts'
import { timeNavigation } from './navigation.ts'
import type { Way } from './navigation.ts'
import type { Served } from './serveSites.ts'
import { NEXT, REACT_ROUTER } from './sites.ts'
import { FROM, TO } from './takeSite.ts'

const SLOW = 4

/** Of the time that a full load of the same page takes, by the same click. */
const MOST_OF_LOAD = 0.8

/**
 * Prints how soon the next page is shown, in place and by a load, compared with other routers:
 * in turn, so that other load on the machine affects all of them. @throws {BenchError} if ours gains
 * too little.
 */
export async function compareNavigations(
  browser: Browser,
  ours: Served,
  theirs: readonly Served[],
  runs: number,
): Promise<Figures> {
  const inPlace = createWay('inPlace', 'Docent, in place', ours)
  const load = createWay('loaded', 'Docent, loaded by the browser', ours, ['*/navigate-*'])
  const routers = theirs.filter(({ name }) => name === NEXT.name || name === REACT_ROUTER.name)
  const ways = [
    inPlace,
    load,
    ...routers.map((site) => createWay(site.key, `${site.name}, by its router`, site)),
  ]
  console.log(
    `  Chromium ${browser.version()}, ${SLOW} times slower; the load of the machine: ${loadavg()[0]?.toFixed(1)}`,
  )
  for (let run = 0; run <= runs; run++) {
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
  const what = 'A navigation in place, compared with a load of the page'
  if (runs > 1) requireRatio(what, own / readMedian(load.took), { most: MOST_OF_LOAD })
  return Object.fromEntries(ways.flatMap(nameFigures))
}

function nameFigures({ key, took }: MeasuredWay): [string, number][] {
  return [
    [`${key}.median.ms`, readMedian(took)],
    [`${key}.fastest.ms`, Math.min(...took)],
    [`${key}.slowest.ms`, Math.max(...took)],
  ]
}

interface MeasuredWay extends Way {
  readonly key: string
  readonly name: string
  readonly took: number[]
}

function createWay(
  key: string,
  name: string,
  { address }: Served,
  without: readonly string[] = [],
): MeasuredWay {
  return { key, name, url: address + FROM, to: TO, without, took: [] }
}

function milliseconds(ms: number): string {
  return `${ms.toFixed(0)} ms`
}
