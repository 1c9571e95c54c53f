import { readMedian } from '../measure.ts'

/** The median, and what 95 of 100 stay below. */
export interface Spread {
  readonly p50: number
  readonly p95: number
}

export function readSpread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN
  return { p50: readMedian(values), p95 }
}

/**
 * Milliseconds of processor time, those of the collector's threads included. On a machine that does
 * nothing else it is the time that passes; on one that does, it is what would have passed.
 */
export async function measureProcessor(run: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const ROUNDS = 3

/** Asks every question several times; the median of each question counts. */
export async function measureQuestions(
  questions: readonly string[],
  search: (question: string) => unknown,
): Promise<Spread> {
  const times = questions.map((): number[] => [])
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, question] of questions.entries()) {
      const time = await measureProcessor(() => search(question))
      // The first round warms up.
      if (round > 0) times[index]?.push(time)
    }
  }
  return readSpread(times.map(readMedian))
}
