import type { Browser } from '@playwright/test'
import budgets from '../../scripts/checks/budgets.json' with { type: 'json' }
import { printTable, requireRatio } from '../measure.ts'
import type { Figures } from '../measure.ts'
import { weighFirstLoad } from './firstLoad.ts'
import type { FirstLoad } from './firstLoad.ts'
import type { Served } from './serveSites.ts'
import { FROM } from './takeSite.ts'

/** The minimum ratio of the others' bytes to ours. */
const LEAST_TIMES = 3

/** Prints what the page loads, ours and theirs. @throws {BenchError} if ours loads too much. */
export async function compareFirstLoads(
  browser: Browser,
  ours: Served,
  theirs: readonly Served[],
): Promise<Figures> {
  const weigh = ({ address }: Served) => weighFirstLoad(browser, address + FROM)
  const own = await weigh(ours)
  const rows = [describeLoad(ours, own)]
  const figures = nameFigures(ours, own)
  const ratios: (readonly [name: string, ratio: number])[] = []
  for (const site of theirs) {
    const load = await weigh(site)
    const ratio = sumOf(load) / sumOf(own)
    rows.push([...describeLoad(site, load), `${ratio.toFixed(1)} times`])
    ratios.push([site.name, ratio])
    figures.push(...nameFigures(site, load))
  }
  const heads = ['page', 'requests', 'HTML', 'styles', 'script', 'ahead', 'together', 'ratio']
  printTable(heads, rows)

  const { productPage, scriptBeforeIntent } = budgets
  requireRatio('The page, of its budget', sumOf(own) / productPage.bytes, { most: 1 })
  requireRatio('Its script, of its budget', own.scripts / scriptBeforeIntent.bytes, { most: 1 })
  for (const [name, ratio] of ratios) {
    requireRatio(`The load of ${name}, compared with ours`, ratio, { least: LEAST_TIMES })
  }
  return Object.fromEntries(figures)
}

function nameFigures({ key }: Served, load: FirstLoad): [string, number][] {
  const { html, styles, scripts, ahead, requests } = load
  return [
    [`${key}.requests.count`, requests],
    [`${key}.html.bytes`, html],
    [`${key}.styles.bytes`, styles],
    [`${key}.script.bytes`, scripts],
    [`${key}.ahead.bytes`, ahead],
    [`${key}.together.bytes`, sumOf(load)],
  ]
}

function describeLoad({ name }: Served, load: FirstLoad): string[] {
  const { html, styles, scripts, ahead, requests } = load
  return [name, String(requests), ...[html, styles, scripts, ahead, sumOf(load)].map(formatSize)]
}

function sumOf({ html, styles, scripts, ahead }: FirstLoad): number {
  return html + styles + scripts + ahead
}

function formatSize(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}
