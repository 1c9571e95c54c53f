import { benchBuild } from './build.ts'
import { benchCreate } from './create.ts'
import { benchFirewall } from './firewall.ts'
import { benchLighthouse } from './lighthouse.ts'
import { BenchError, describeMachine } from './measure.ts'
import type { BenchRun, Figures } from './measure.ts'
import { benchModels } from './models.ts'
import { benchNodes } from './nodes.ts'
import { benchPages } from './pages.ts'
import { benchPanel } from './panel.ts'
import { benchProtocol } from './protocol.ts'
import { publishFigures } from './publishing/publish.ts'
import { keepFigures, readResults } from './publishing/results.ts'
import { benchRates } from './rates.ts'
import { benchRendering } from './rendering.ts'
import { benchSearch } from './search.ts'
import { benchSizes } from './sizes.ts'
import { benchSources } from './sources.ts'
import { benchStore } from './store.ts'
import { benchStudy } from './study.ts'
import { benchWeight } from './weight.ts'

export { BenchError } from './measure.ts'
export { checkDrift } from './publishing/drift.ts'
export { checkPublished } from './publishing/publish.ts'

type Bench = (run: BenchRun) => Promise<Figures>

const BENCHES: Readonly<Record<string, Bench>> = {
  build: benchBuild,
  create: benchCreate,
  firewall: benchFirewall,
  lighthouse: benchLighthouse,
  models: benchModels,
  nodes: benchNodes,
  pages: benchPages,
  panel: benchPanel,
  protocol: benchProtocol,
  rates: benchRates,
  rendering: benchRendering,
  search: benchSearch,
  sizes: benchSizes,
  sources: benchSources,
  store: benchStore,
  study: benchStudy,
  weight: benchWeight,
}

/**
 * Runs a bench and prints its figures. With `--publish` they are written into `bench/results` and
 * into the pages; with `--publish=sizes` only those that another load of the machine does not change.
 */
export async function runBench(name: string, args: readonly string[]): Promise<void> {
  const machine = describeMachine()
  console.log(`  ${machine}`)
  const figures = await readBench(name)({ args, isShort: false })
  if (args.includes('--publish')) await keepFigures(name, figures, machine)
  else if (args.includes('--publish=sizes')) await keepFigures(name, readSteady(figures), machine)
  else return
  for (const file of await publishFigures()) console.log(`  ${file} has new figures`)
}

/**
 * Runs a bench with little to do.
 *
 * @throws {BenchError} if it measures nothing, or nothing under the names of its results.
 */
export async function tryBench(name: string): Promise<void> {
  const known = await readResults(name)
  const found = Object.entries(await readBench(name)({ args: [], isShort: true }))
  const broken = found.filter(([, value]) => !Number.isFinite(value)).map(([key]) => key)
  if (broken.length > 0) {
    throw new BenchError(`The bench "${name}" measures nothing of: ${broken.join(', ')}.`)
  }
  const isKept = found.some(([key]) => known.has(key))
  if (!isKept) {
    throw new BenchError(
      `Of what the bench "${name}" measures nothing is in bench/results/${name}.json: ` +
        `npm run bench -- ${name} --publish`,
    )
  }
}

function readBench(name: string): Bench {
  const bench = BENCHES[name]
  if (!bench) throw new BenchError(`There is no bench "${name}".`)
  return bench
}

/** Sizes, counts, shares and scores: figures that a busy machine does not change. */
function readSteady(figures: Figures): Figures {
  return Object.fromEntries(
    Object.entries(figures).filter(([name]) => /\.(bytes|count|share)$/.test(name)),
  )
}
