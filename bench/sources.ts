// Reads a site on this machine: Docent from the first request to an index that answers, compared with
// a plain crawl with the same parser that keeps nothing. Each runs in a separate process.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../scripts/command.ts'
import { BenchError, printTable, requireRatio } from './measure.ts'
import type { BenchRun, Figures } from './measure.ts'
import { measureFirstAnswer } from './sources/firstAnswer.ts'
import { serveManual } from './sources/manual.ts'
import type { Crawled } from './sources/tasks.ts'

const PAGES = 1_000
const MANY_PAGES = 10_000
const FEW_PAGES = 60
/** A usual site, for the first answer. */
const USUAL_PAGES = 500
/** The pace on servers of others. */
const PAGES_PER_SECOND = 10
/** The first answer over a usual site comes within a minute. The pace alone takes 50 seconds. */
const MOST_TIMES_PACE = 1.2

/** Ten times the pages take hardly more memory: they are read one at a time. */
const MOST_MEMORY_GROWTH = 2

/** A page of a large site costs about what a page of a small one does. */
const MOST_TIME_GROWTH = 1.5

const TASKS = ['plain', 'crawl', 'index'] as const

type Size = Readonly<Record<(typeof TASKS)[number], Crawled>>

/** Prints the table; called by `npm run bench`. With `--long` it reads ten times the pages too. */
export async function benchSources({ args, isShort }: BenchRun): Promise<Figures> {
  const small = await measureSize(isShort ? FEW_PAGES : PAGES)
  const large = args.includes('--long') ? await measureSize(MANY_PAGES) : undefined
  printTable(
    ['', 'pages', 'pages a second', 'processor ms a page', 'MiB'],
    [small, large].flatMap((size) => (size ? describeSize(size) : [])),
  )
  const answer = await measureAnswers(isShort)
  if (large) for (const task of TASKS) requireGrowth(task, small[task], large[task])
  return { ...nameFigures('small', small), ...(large && nameFigures('large', large)), ...answer }
}

function describeSize(size: Size): string[][] {
  return TASKS.map((task) => {
    const { read, ms, processorMs, mib } = size[task]
    const perSecond = (read / (ms / 1000)).toFixed(0)
    return [task, String(read), perSecond, (processorMs / read).toFixed(2), mib.toFixed(0)]
  })
}

/** From the first command to the first answer. */
async function measureAnswers(isShort: boolean): Promise<Figures> {
  const pages = isShort ? FEW_PAGES : USUAL_PAGES
  const own = await measureFirstAnswer(pages, 'own')
  const foreign = await measureFirstAnswer(pages, 'foreign')
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
  printTable(
    [`from npx to the first answer over ${pages} pages`, ''],
    [
      ['on this machine', seconds(own)],
      [`with ${PAGES_PER_SECOND} requests a second`, seconds(foreign)],
    ],
  )
  const paceMs = (pages / PAGES_PER_SECOND) * 1000
  if (!isShort) {
    requireRatio('from npx to the first answer, compared with the pace', foreign / paceMs, {
      most: MOST_TIMES_PACE,
    })
  }
  return { 'own.answer.ms': own, 'foreign.answer.ms': foreign }
}

function requireGrowth(task: string, small: Crawled, large: Crawled): void {
  const time = large.processorMs / large.read / (small.processorMs / small.read)
  requireRatio(`${task}: processor time of a page among ten times as many`, time, {
    most: MOST_TIME_GROWTH,
  })
  requireRatio(`${task}: memory for ten times the pages`, large.mib / small.mib, {
    most: MOST_MEMORY_GROWTH,
  })
}

/** Times are those of one page. */
function nameFigures(key: string, size: Size): Figures {
  return Object.fromEntries(
    TASKS.flatMap((task) => {
      const { read, ms, processorMs, mib } = size[task]
      return [
        [`${key}.${task}.page.ms`, ms / read],
        [`${key}.${task}.processor.ms`, processorMs / read],
        [`${key}.${task}.mib`, mib],
      ]
    }),
  )
}

async function measureSize(pages: number): Promise<Size> {
  return {
    plain: await measureTask('plain', pages),
    crawl: await measureTask('crawl', pages),
    index: await measureTask('index', pages),
  }
}

async function measureTask(task: string, pages: number): Promise<Crawled> {
  const folder = await mkdtemp(join(tmpdir(), 'docent-bench-'))
  const site = await serveManual(pages)
  try {
    if (task === 'index') await runTask('crawl', site.url, folder)
    return await runTask(task, site.url, folder)
  } finally {
    site.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function runTask(task: string, url: string, folder: string): Promise<Crawled> {
  const module = join(import.meta.dirname, 'sources/tasks.ts')
  const { code, output } = await runCommand('node', [module, task, url, folder])
  if (code !== 0) throw new BenchError(`Cannot measure "${task}":\n${output.trim()}`)
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Crawled
}
