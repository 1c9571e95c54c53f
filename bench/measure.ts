import { cpus, totalmem } from 'node:os'

const WARM_UP = 1
const RUNS = 5

/** The median time of several runs, in milliseconds, after one that is not counted. */
export async function measure(run: () => unknown): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < WARM_UP + RUNS; index++) {
    const startedAt = performance.now()
    await run()
    if (index >= WARM_UP) times.push(performance.now() - startedAt)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN
}

/** What the figures were measured on. */
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
