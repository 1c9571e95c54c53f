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
import type { BenchRun, Figures } from './measure.ts'

interface Amount {
  /** Its name among the published figures. */
  readonly key: string
  readonly pages: number
  readonly changes: number
}

const FEW: Amount = { key: 'few', pages: 100, changes: 7 }
const MANY: Amount = { key: 'many', pages: 2_000, changes: 7 }
const SHORT: Amount = { key: 'few', pages: 10, changes: 1 }
const MOST_TIMES = 2

/**
 * Prints the tables; called by `npm run bench`. The others render only a page's text, without an index
 * for answers: the bound is a multiple of their processor time.
 */
export async function benchBuild({ isShort }: BenchRun): Promise<Figures> {
  await installSites()
  const folder = await mkdtemp(join(tmpdir(), 'docent-bench-'))
  try {
    const amounts = isShort ? [SHORT] : [FEW, MANY]
    for (const { pages } of amounts) await writePages(join(folder, `content-${pages}`), pages)
    const [load = 0] = loadavg()
    console.log(`  The load of the machine before: ${load.toFixed(1)}`)
    const built = await compareBuilds(folder, amounts)
    const changed = await compareChanges(folder, amounts)
    if (!isShort) requireProcessorTime(built)
    return Object.fromEntries([...built.flatMap(nameBuilt), ...changed.flatMap(nameChanged)])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Built {
  readonly builder: Builder
  readonly amount: Amount
  /** The cost, or the reason why it is unknown. */
  readonly use: Use | string
}

interface Changed {
  readonly builder: Builder
  readonly amount: Amount
  /** Until the change was seen, or why that is not known. */
  readonly took: number | string
}

function nameBuilt({ builder, amount, use }: Built): [string, number][] {
  if (typeof use === 'string') return []
  const key = `${builder.key}.${amount.key}`
  return [
    [`${key}.wall.ms`, use.wallMs],
    [`${key}.processor.ms`, use.processorMs],
    [`${key}.memory.mib`, use.megabytes],
  ]
}

function nameChanged({ builder, amount, took }: Changed): [string, number][] {
  return typeof took === 'string' ? [] : [[`${builder.key}.${amount.key}.change.ms`, took]]
}

async function compareBuilds(folder: string, amounts: readonly Amount[]): Promise<Built[]> {
  const built: Built[] = []
  for (const amount of amounts) {
    for (const builder of [OURS, ...PEERS]) {
      const use = await attempt(() => runBuild(builder, foldersOf(folder, builder, amount)))
      built.push({ builder, amount, use })
    }
  }
  printTable(
    ['built', 'pages', 'by the clock', 'of processors', 'memory'],
    built.map(({ builder, amount, use }) => [
      builder.name,
      String(amount.pages),
      ...(typeof use === 'string'
        ? [use]
        : [seconds(use.wallMs), seconds(use.processorMs), `${use.megabytes.toFixed(0)} MB`]),
    ]),
  )
  return built
}

/** From the moment that a file is written until its page holds the new words. */
async function compareChanges(folder: string, amounts: readonly Amount[]): Promise<Changed[]> {
  const changed: Changed[] = []
  for (const amount of amounts) {
    for (const builder of [OURS, ...PEERS]) {
      const folders = foldersOf(folder, builder, amount)
      const took = await attempt(() => measureChange(builder, folders, amount.changes))
      changed.push({ builder, amount, took })
    }
  }
  printTable(
    ['one page changed', 'pages', 'seen after'],
    changed.map(({ builder, amount, took }) => [
      builder.name,
      String(amount.pages),
      typeof took === 'string' ? took : milliseconds(took),
    ]),
  )
  return changed
}

async function measureChange(builder: Builder, folders: Folders, changes: number): Promise<number> {
  const page = pathOf(1)
  const file = join(folders.content, `${page}.md`)
  const before = await readFile(file)
  const { address, stop } = await runServer(builder, folders, `/${page}`)
  try {
    const times: number[] = []
    for (let index = 0; index <= changes; index++) {
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
    const use = built.find(({ builder, amount }) => builder.name === name && amount === MANY)?.use
    return typeof use === 'object' ? use.processorMs : undefined
  }
  const ours = processorOf(OURS.name)
  if (ours === undefined) throw new BenchError('Our own site could not be built.')
  for (const { name } of PEERS) {
    const theirs = processorOf(name)
    const what = `${MANY.pages} pages, processor time compared with ${name}`
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

function foldersOf(folder: string, { name }: Builder, { pages }: Amount): Folders {
  const output = join(folder, name.replaceAll(/\W+/g, '-'))
  return { content: join(folder, `content-${pages}`), output }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function milliseconds(ms: number): string {
  return `${ms.toFixed(0)} ms`
}
