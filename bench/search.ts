// Indexes and searches a generated site, and compares other engines that need no service, with the same
// passages and questions. Every engine has its own process.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPeers } from './installPeers.ts'
import { printTable, requireRatio } from './measure.ts'
import type { BenchRun, Figures } from './measure.ts'
import { MINISEARCH, ORAMA, type Peer } from './search/engines.ts'
import type { Spread } from './search/figures.ts'
import { measureFirstText } from './search/firstText.ts'
import { runTask } from './search/runTask.ts'
import { measureKeys, measureSearches } from './search/typed.ts'
import { createQuestions, writeSite } from './search/site.ts'

interface Size {
  /** Its name among the published figures. */
  readonly key: string
  readonly passages: number
  readonly questions: number
  /** How often the index is built; the first of several does not count. */
  readonly runs: number
  readonly peers: readonly Peer[]
}

const SMALL: Size = {
  key: 'small',
  passages: 10_000,
  questions: 200,
  runs: 4,
  peers: [MINISEARCH, ORAMA],
}
const LARGE: Size = { key: 'large', passages: 100_000, questions: 60, runs: 1, peers: [MINISEARCH] }
/** Only with `--long`: it takes half an hour, and engines that keep all in memory do not fit. */
const HUGE: Size = { key: 'huge', passages: 1_000_000, questions: 60, runs: 1, peers: [] }
const SHORT: Size = { ...SMALL, passages: 300, questions: 30, runs: 2 }

/** A phone, for measurements in a browser. */
const SLOW = 4

/** The maximum ratio of ours to MiniSearch. Runs vary from 1.4 to 1.7, because ours writes a vector for each section. */
const MOST_INDEX = 1.5
const MOST_SEARCH = 3
const MOST_MEMORY = 1
/** Ten times the passages in proportion take 10 times as long. */
const MOST_GROWTH = 20

interface Row extends Spread {
  readonly key: string
  readonly name: string
  /** Undefined if it is the index of the row above. */
  readonly index?: number
  readonly memory?: number
}

/** Prints the tables; called by `npm run bench`. `--long` measures a million passages too. */
export async function benchSearch({ args, isShort }: BenchRun): Promise<Figures> {
  await installPeers()
  const folder = await mkdtemp(join(tmpdir(), 'docent-bench-'))
  try {
    const size = isShort ? SHORT : SMALL
    const small = await measureSize(size, join(folder, 'small'))
    const site = await measureSite(size, join(folder, 'small'))
    const figures = { ...nameFigures(SMALL, small), ...site }
    if (isShort) return figures
    const large = await measureSize(LARGE, join(folder, 'large'))
    requireRatios(small, large)
    const huge = args.includes('--long') ? await measureSize(HUGE, join(folder, 'huge')) : []
    return { ...figures, ...nameFigures(LARGE, large), ...nameFigures(HUGE, huge) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureSize(size: Size, folder: string): Promise<Row[]> {
  const { passages, runs } = size
  const content = join(folder, 'content')
  const sections = join(folder, 'sections.jsonl')
  const file = join(folder, 'knowledge.db')
  await writeSite(content, passages)
  const questions = createQuestions(passages, size.questions)

  const forPeers = size.peers.length > 0 && { sections }
  const index = await runTask('index', { folder: content, file, runs, ...forPeers })
  const rows: Row[] = [
    { key: 'docent', name: 'Docent', index, ...(await runTask('search', { file, questions })) },
  ]
  for (const { key, name, file } of size.peers) {
    const isTolerantToo = size.key === SMALL.key
    const input = { module: file, sections, questions, runs, isTolerantToo }
    const { index, memory, exact, tolerant } = await runTask('peer', input)
    rows.push({ key, name, index, memory, ...exact })
    if (tolerant)
      rows.push({ key: `${key}.tolerant`, name: '  with typing errors allowed', ...tolerant })
  }
  printRows(passages, rows)
  return rows
}

function nameFigures({ key: size }: Size, rows: readonly Row[]): Figures {
  const named = rows.flatMap(({ key, index, memory, p50, p95 }): [string, number | undefined][] => [
    [`${size}.${key}.index.ms`, index],
    [`${size}.${key}.p50.ms`, p50],
    [`${size}.${key}.p95.ms`, p95],
    [`${size}.${key}.memory.mib`, memory],
  ])
  return Object.fromEntries(
    named.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

async function measureSite(size: Size, folder: string): Promise<Figures> {
  const content = join(folder, 'content')
  const questions = createQuestions(size.passages, size.questions)
  const change = await runTask('change', { folder: content, file: join(folder, 'knowledge.db') })
  const text = await measureFirstText(content, join(folder, 'data'), questions)
  const searches = await measureSearches(content, join(folder, 'searches'), questions)
  const keys = await measureKeys(join(folder, 'keys'), SLOW)
  console.log(`  One changed page of ${formatCount(size.passages)} passages found: ${ms(change)}`)
  console.log(
    `  First text over HTTP, p50 / p95 of the time that passes: ${ms(text.p50)} / ${ms(text.p95)}`,
  )
  console.log(`  A search over HTTP, p50 / p95: ${ms(searches.p50)} / ${ms(searches.p95)}`)
  console.log(
    `  From a key to its results, shipped site, ${SLOW} times slower, p50 / p95: ${ms(keys.p50)} / ${ms(keys.p95)}`,
  )
  return {
    'change.ms': change,
    'firstText.p50.ms': text.p50,
    'firstText.p95.ms': text.p95,
    'search.p50.ms': searches.p50,
    'search.p95.ms': searches.p95,
    'key.p50.ms': keys.p50,
    'key.p95.ms': keys.p95,
  }
}

function printRows(passages: number, rows: readonly Row[]): void {
  const [ours] = rows
  const ratio = (name: 'index' | 'p50' | 'p95' | 'memory', row: Row): string => {
    const of = row[name]
    const by = ours?.[name]
    return row === ours || of === undefined || by === undefined ? '' : (of / by).toFixed(1)
  }
  printTable(
    [
      `${formatCount(passages)} passages`,
      'index',
      '×',
      'search p50',
      '×',
      'p95',
      '×',
      'memory',
      '×',
    ],
    rows.map((row) => [
      row.name,
      row.index === undefined ? '' : ms(row.index),
      ratio('index', row),
      ms(row.p50),
      ratio('p50', row),
      ms(row.p95),
      ratio('p95', row),
      row.memory === undefined ? '' : `${row.memory.toFixed(0)} MiB`,
      ratio('memory', row),
    ]),
  )
}

function requireRatios(small: readonly Row[], large: readonly Row[]): void {
  for (const [ours, theirs] of [small, large]) {
    if (!ours || !theirs) continue
    const over = (of?: number, by?: number): number => (of ?? Number.NaN) / (by ?? Number.NaN)
    const what = `of ours over ${theirs.name}`
    requireRatio(`Index ${what}`, over(ours.index, theirs.index), { most: MOST_INDEX })
    requireRatio(`Search ${what}`, over(ours.p95, theirs.p95), { most: MOST_SEARCH })
    requireRatio(`Memory ${what}`, over(ours.memory, theirs.memory), { most: MOST_MEMORY })
  }
  const growth = (large[0]?.index ?? Number.NaN) / (small[0]?.index ?? Number.NaN)
  requireRatio('Index of ours for ten times the passages', growth, { most: MOST_GROWTH })
}

function ms(time: number): string {
  return `${time.toFixed(time < 100 ? 1 : 0)} ms`
}

function formatCount(count: number): string {
  return count.toLocaleString('en')
}
