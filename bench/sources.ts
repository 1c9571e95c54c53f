// Reads a site on this machine: Docent from the first request to an index that answers, compared with
// a plain crawl with the same parser that keeps nothing. Each runs in a separate process.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../scripts/command.ts'
import { BenchError, printTable, requireRatio } from './measure.ts'
import type { BenchRun, Figures } from './measure.ts'
import { serveManual } from './sources/manual.ts'
import type { Crawled } from './sources/tasks.ts'

const PAGES = 1_000
const MANY_PAGES = 10_000
const FEW_PAGES = 60

/** Ten times the pages take hardly more memory: they are read one at a time. */
const MOST_MEMORY_GROWTH = 4

/** Prints the table; called by `npm run bench`. With `--long` it reads ten times the pages too. */
export async function benchSources({ args, isShort }: BenchRun): Promise<Figures> {
  const sizes = isShort ? [FEW_PAGES] : args.includes('--long') ? [PAGES, MANY_PAGES] : [PAGES]
  const rows: string[][] = []
  const figures: Record<string, number> = {}
  const memory: number[] = []
  for (const pages of sizes) {
    const key = pages === MANY_PAGES ? 'large' : 'small'
    for (const task of ['plain', 'crawl', 'index'] as const) {
      const { ms, mib, read } = await measureTask(task, pages)
      rows.push([task, String(read), (read / (ms / 1000)).toFixed(0), mib.toFixed(0)])
      Object.assign(figures, { [`${key}.${task}.ms`]: ms, [`${key}.${task}.mib`]: mib })
      if (task === 'index') memory.push(mib)
    }
  }
  printTable(['', 'pages', 'pages a second', 'MiB'], rows)
  const [small, large] = memory
  if (small !== undefined && large !== undefined) {
    requireRatio('Memory for ten times the pages', large / small, { most: MOST_MEMORY_GROWTH })
  }
  return figures
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
