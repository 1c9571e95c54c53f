import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../scripts/command.ts'
import type { Figures } from '../measure.ts'

/** Figures that were measured together. A result file has one or more: newer ones replace older. */
interface Run {
  /** `2026-11-22` */
  readonly date: string
  readonly machine: string
  /** Remarks on these figures, such as other load on the machine. */
  readonly note?: string
  readonly figures: Figures
}

const FOLDER = join(ROOT, 'bench/results')
const BUDGETS = join(ROOT, 'scripts/checks/budgets.json')

/** The figures of one bench, by name. */
export async function readResults(name: string): Promise<ReadonlyMap<string, number>> {
  const runs = await readRuns(name)
  return new Map(runs.flatMap(({ figures }) => Object.entries(figures)))
}

/** The figures of all benches, as `weight/docent.together.bytes`, and the budgets, as `budgets/chat.bytes`. */
export async function readAllResults(): Promise<ReadonlyMap<string, number>> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.json'))
  const all = new Map<string, number>()
  for (const file of files) {
    const name = file.slice(0, -'.json'.length)
    for (const [key, value] of await readResults(name)) all.set(`${name}/${key}`, value)
  }
  const budgets = JSON.parse(await readFile(BUDGETS, 'utf8')) as Record<string, { bytes: number }>
  for (const [key, { bytes }] of Object.entries(budgets)) all.set(`budgets/${key}.bytes`, bytes)
  return all
}

/** Writes figures into the file of their bench. Those that were not measured this time stay. */
export async function keepFigures(name: string, figures: Figures, machine: string): Promise<void> {
  const older = (await readRuns(name)).map((run) => ({
    ...run,
    figures: Object.fromEntries(Object.entries(run.figures).filter(([key]) => !(key in figures))),
  }))
  const date = new Date().toISOString().slice(0, 10)
  const rounded = Object.entries(figures).map(([key, value]) => [key, roundFigure(value)])
  const runs: Run[] = [
    ...older.filter(({ figures }) => Object.keys(figures).length > 0),
    { date, machine, figures: Object.fromEntries(rounded) },
  ]
  await writeFile(fileOf(name), `${JSON.stringify(runs, undefined, 2)}\n`)
}

/** Four digits are more than any page shows. */
function roundFigure(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(4))
}

async function readRuns(name: string): Promise<readonly Run[]> {
  const json = await readFile(fileOf(name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    // A bench that was never published.
    if (error.code === 'ENOENT') return '[]'
    throw error
  })
  return JSON.parse(json) as Run[]
}

function fileOf(name: string): string {
  return join(FOLDER, `${name}.json`)
}
