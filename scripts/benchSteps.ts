import { weighAll } from './checks/size.ts'
import type { Step, Tally } from './step.ts'

/** Every bench, by the word that chooses it: `npm run bench -- WORD`. */
const BENCHES = {
  protocol: 'a reply in the data protocol, read to its last part',
  store: 'questions of many visitors, stored',
  nodes: 'replies from one node and from two, compared with a server of the AI SDK',
  rates: 'how often visitors ask, counted',
  models: 'the server started and asked, without a language model and with one',
  rendering: 'a reply in Markdown, rendered as it arrives',
  panel: 'the panel on a slow machine, in a long conversation and on a first visit',
  search: 'a site of 10,000 and of 100,000 passages, indexed and searched',
  sources: 'a site of 1,000 pages, crawled and indexed, compared with a plain crawl',
  build: 'a site of 100 and of 2,000 pages, built, and one page of it changed',
  create: 'a first site, from the first command to its address',
  study: 'a site of 1,000 pages with a note for each section, built and asked',
  firewall: 'what a model writes, behind the firewall and without',
  lighthouse: 'every route, as Lighthouse judges it on a phone',
  pages: 'a product page loaded, and the way from it to the next',
  weight: 'what a visitor loads for a chat and its first answer',
  sizes: 'what the built files weigh, compared with their budgets',
} as const

type Word = keyof typeof BENCHES

const ENTRIES = Object.entries(BENCHES) as [Word, string][]

/** Options of every bench, and of some. */
const PUBLISHING = ['--publish', '--publish=sizes']
const OPTIONS: Partial<Record<Word, readonly string[]>> = {
  firewall: ['--content='],
  protocol: ['--long'],
  search: ['--long'],
  sources: ['--long'],
}

/** Each measures and prints; with `--publish` it also writes its figures into results and pages. */
export const benchSteps: readonly Step[] = ENTRIES.map(([word, name]) => ({
  name,
  word,
  options: [...PUBLISHING, ...(OPTIONS[word] ?? [])],
  run: (args) => attempt((benches) => benches.runBench(word, args)),
}))

/** The same with little to do: they show that every bench still runs, and measure nothing. */
export const shortBenchSteps: readonly Step[] = ENTRIES.map(([word, name]) => ({
  name: `${name} (short)`,
  word,
  run: () => attempt((benches) => benches.tryBench(word)),
}))

/** Sentences about published figures that no longer match what the benches have measured. */
export async function checkFigures(): Promise<string[]> {
  const benches = await import('../bench/index.ts')
  return [...(await benches.checkPublished()), ...(await benches.checkDrift(await weighAll()))]
}

async function attempt(
  run: (benches: typeof import('../bench/index.ts')) => Promise<void>,
): Promise<Tally> {
  const benches = await import('../bench/index.ts')
  try {
    await run(benches)
    return { passed: 1, failed: 0, skipped: 0 }
  } catch (error) {
    // The other benches can still measure.
    console.error(error instanceof benches.BenchError ? `  ${error.message}` : error)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
