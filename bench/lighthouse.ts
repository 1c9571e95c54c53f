// Lighthouse over every route of the built site, as it judges a page on a phone: its scores, and what a
// visitor waits for on the slow line and the slow processor that it imitates.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve, stop } from '../e2e/server.ts'
import { findBrowser } from '../scripts/browser.ts'
import { installLighthouse } from './installPeers.ts'
import { CATEGORIES, judgePage } from './judgePage.ts'
import type { Judged } from './judgePage.ts'
import { BenchError, printTable } from './measure.ts'
import type { BenchRun, Figures } from './measure.ts'

const ROUTES = [
  '/',
  '/products',
  '/products/widget',
  '/products/widget/embedding',
  '/tutorials',
  '/tutorials/start',
  '/articles',
  '/articles/one-pass',
  '/about-us',
  '/privacy',
] as const

/** The minimum of the first four scores, whose goal is 100. */
const LEAST = 90

/** Prints the table; called by `npm run bench`. */
export async function benchLighthouse({ isShort }: BenchRun): Promise<Figures> {
  await installLighthouse()
  const folder = await mkdtemp(join(tmpdir(), 'docent-bench-'))
  const found = await findBrowser()
  if ('problem' in found) throw new BenchError(found.problem)
  const { child, address } = await serve(['--port', '0', '--data', folder])
  try {
    const rows: JudgedRoute[] = []
    for (const route of isShort ? ROUTES.slice(0, 1) : ROUTES) {
      const judged = await judgePage({ page: address + route, browser: found.path, folder })
      rows.push({ route, ...judged })
    }
    printTable(
      ['route', ...CATEGORIES, 'LCP', 'TBT', 'CLS'],
      rows.map(({ route, scores, lcp, tbt, cls }) => [
        route,
        ...scores.map((score) => (score === undefined ? 'none' : String(score))),
        `${Math.round(lcp)} ms`,
        `${Math.round(tbt)} ms`,
        cls.toFixed(3),
      ]),
    )
    const low = rows.filter(({ scores }) => scores.slice(0, 4).some((score = 0) => score < LEAST))
    if (low.length > 0) {
      throw new BenchError(`Below ${LEAST}: ${low.map(({ route }) => route).join(', ')}.`)
    }
    return nameFigures(rows)
  } finally {
    await stop(child)
    await rm(folder, { recursive: true, force: true })
  }
}

type JudgedRoute = Judged & { readonly route: string }

/** Over all routes: the lowest score of each category, and the slowest and the fastest page. */
function nameFigures(rows: readonly JudgedRoute[]): Figures {
  const lowest = CATEGORIES.map((name, index): [string, number] => [
    `lowest.${name}.score`,
    Math.min(...rows.map(({ scores }) => scores[index] ?? Number.NaN)),
  ])
  const all = (read: (judged: Judged) => number): number[] => rows.map(read)
  return {
    ...Object.fromEntries(lowest),
    'routes.count': rows.length,
    'fastest.drawn.ms': Math.min(...all(({ lcp }) => lcp)),
    'slowest.drawn.ms': Math.max(...all(({ lcp }) => lcp)),
    'most.blocked.ms': Math.max(...all(({ tbt }) => tbt)),
    'most.moved.score': Math.max(...all(({ cls }) => cls)),
  }
}
