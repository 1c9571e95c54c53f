// How long a site takes to build, how much memory that needs, and how soon a changed page is seen
// while its author writes: ours, and others' minimal sites of the same files.

import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { OURS, PEERS } from './building/builders.ts'
import type { Builder, Folders } from './building/builders.ts'
import { pathOf, writePages } from './building/pages.ts'
import { runBuild, runServer } from './building/runBuilder.ts'
import type { Use } from './building/runBuilder.ts'
import { installSites } from './installPeers.ts'
import { BenchError, printTable, readMedian, requireRatio } from './measure.ts'

const FEW = 100
const MANY = 2_000
const CHANGES = 7
const MOST_TIMES = 2

/**
 * Prints the tables; called by `npm run bench`. Others make a page of its text alone, without an index
 * for answers: of ours no more than so many times the processor time is asked for.
 */
export async function benchBuild(): Promise<void> {
  await installSites()
  const folder = await mkdtemp(join(tmpdir(), 'docent-bench-'))
  try {
    for (const pages of [FEW, MANY]) await writePages(join(folder, `content-${pages}`), pages)
    const [load = 0] = loadavg()
    console.log(`  The load of the machine before: ${load.toFixed(1)}`)
    const uses = await compareBuilds(folder)
    await compareChanges(folder)
    requireProcessorTime(uses)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Built {
  readonly builder: Builder
  readonly pages: number
  /** What it took, or why that is not known. */
  readonly use: Use | string
}

async function compareBuilds(folder: string): Promise<Built[]> {
  const built: Built[] = []
  for (const pages of [FEW, MANY]) {
    for (const builder of [OURS, ...PEERS]) {
      const use = await attempt(() => runBuild(builder, foldersOf(folder, builder, pages)))
      built.push({ builder, pages, use })
    }
  }
  printTable(
    ['built', 'pages', 'by the clock', 'of processors', 'memory'],
    built.map(({ builder, pages, use }) => [
      builder.name,
      String(pages),
      ...(typeof use === 'string'
        ? [use]
        : [seconds(use.wallMs), seconds(use.processorMs), `${use.megabytes.toFixed(0)} MB`]),
    ]),
  )
  return built
}

/** From the moment that a file is written until its page holds the new words. */
async function compareChanges(folder: string): Promise<void> {
  const rows: string[][] = []
  for (const pages of [FEW, MANY]) {
    for (const builder of [OURS, ...PEERS]) {
      const took = await attempt(() => measureChange(builder, foldersOf(folder, builder, pages)))
      rows.push([builder.name, String(pages), typeof took === 'string' ? took : milliseconds(took)])
    }
  }
  printTable(['one page changed', 'pages', 'seen after'], rows)
}

async function measureChange(builder: Builder, folders: Folders): Promise<number> {
  const page = pathOf(1)
  const file = join(folders.content, `${page}.md`)
  const before = await readFile(file)
  const { address, stop } = await runServer(builder, folders, `/${page}`)
  try {
    const times: number[] = []
    for (let index = 0; index <= CHANGES; index++) {
      const mark = `changed${index}`
      const startedAt = performance.now()
      await appendFile(file, `\n\nThis page was ${mark}.\n`)
      await waitFor(`${address}/${page}`, mark)
      times.push(performance.now() - startedAt)
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    // The first change warms what the others need.
    return readMedian(times.slice(1))
  } finally {
    await stop()
    await writeFile(file, before)
  }
}

async function waitFor(address: string, text: string): Promise<void> {
  const end = performance.now() + 60_000
  while (performance.now() < end) {
    const response = await fetch(address)
    if ((await response.text()).includes(text)) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new BenchError('the change was not seen within a minute')
}

function requireProcessorTime(built: readonly Built[]): void {
  const processorOf = (name: string): number | undefined => {
    const use = built.find(({ builder, pages }) => builder.name === name && pages === MANY)?.use
    return typeof use === 'object' ? use.processorMs : undefined
  }
  const ours = processorOf(OURS.name)
  if (ours === undefined) throw new BenchError('Our own site could not be built.')
  for (const { name } of PEERS) {
    const theirs = processorOf(name)
    const what = `${MANY} pages, processor time beside ${name}`
    if (theirs !== undefined) requireRatio(what, ours / theirs, { most: MOST_TIMES })
  }
}

/** One that cannot be built or served here does not keep the others from being measured. */
async function attempt<Result>(run: () => Promise<Result>): Promise<Result | string> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof BenchError)) throw error
    return error.message
  }
}

function foldersOf(folder: string, { name }: Builder, pages: number): Folders {
  const output = join(folder, name.replaceAll(/\W+/g, '-'))
  return { content: join(folder, `content-${pages}`), output }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function milliseconds(ms: number): string {
  return `${ms.toFixed(0)} ms`
}
