import { cpus, totalmem } from 'node:os'

const WARM_UP = 1
const RUNS = 5

/** How a bench is asked to run. */
export interface BenchRun {
  readonly args: readonly string[]
  /** It shows within seconds that the bench still works: its figures mean nothing. */
  readonly isShort: boolean
}

/**
 * The measurements of a bench, by name. The last part of a name is the unit: `bytes`, `count`, `share`,
 * `score`, `ms` or `mib`.
 */
export type Figures = Readonly<Record<string, number>>

/** A bench that cannot measure, or that finds less than it asks for. The message is all of it. */
export class BenchError extends Error {
  override readonly name = 'BenchError'
}

/** The median time of several runs, in milliseconds, after one that is not counted. */
export async function measure(run: () => unknown): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < WARM_UP + RUNS; index++) {
    const time = await measureOnce(run)
    if (index >= WARM_UP) times.push(time)
  }
  return readMedian(times)
}

/** The time of a single run, in milliseconds: for work that takes too long to repeat. */
export async function measureOnce(run: () => unknown): Promise<number> {
  const startedAt = performance.now()
  await run()
  return performance.now() - startedAt
}

export function readMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/**
 * Asks for a ratio of two figures of one run. Only ratios are asked for: a time depends on the
 * machine, and on what else it does.
 *
 * @throws {BenchError} if the ratio is outside the bounds.
 */
export function requireRatio(
  what: string,
  ratio: number,
  { least = 0, most = Infinity }: { least?: number; most?: number },
): void {
  if (ratio >= least && ratio <= most) return
  const bound = ratio < least ? `at least ${least}` : `at most ${most}`
  throw new BenchError(`${what}: ${ratio.toFixed(1)} times, and ${bound} are asked for.`)
}

/** The machine of the measurement. */
export function describeMachine(): string {
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor'
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${processor}, ${cpus().length} cores, ${memory} GiB, Node ${process.versions.node}, ${process.platform}`
}

/** Prints rows under their heads, in columns. */
export function printTable(heads: readonly string[], rows: readonly string[][]): void {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  for (const row of [heads, ...rows]) {
    console.log(
      `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
    )
  }
}
