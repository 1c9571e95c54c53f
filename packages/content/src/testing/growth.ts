/**
 * How much more a long text costs than its length: about 1 if the work grows with the length, about 50
 * if it grows with its square. One long text is compared with fifty short ones, so that both take long
 * enough for the clock of the processor, which may tick only once in four milliseconds. Only the time of
 * this thread counts, and the best of several tries if the first is unclear, so that a busy machine
 * changes little.
 */
export function measureGrowth(
  work: (text: string) => void,
  repeat: (times: number) => string,
): number {
  const short = repeat(TIMES)
  const long = repeat(TIMES * FACTOR)
  let linear = Infinity
  let whole = Infinity
  for (let index = 0; index < TRIES; index++) {
    linear = Math.min(
      linear,
      measureTime(() => {
        for (let part = 0; part < FACTOR; part++) work(short)
      }),
    )
    whole = Math.min(
      whole,
      measureTime(() => work(long)),
    )
    // Quadratic work is slow enough to be known at once, and linear work looks linear at once unless
    // something disturbed it.
    if (whole > TOO_LONG_MICROSECONDS || whole < linear * CLEARLY_LINEAR) break
  }
  return whole / Math.max(linear, LEAST_MICROSECONDS)
}

/** Between the growth of linear and of quadratic work. */
export const MOST_GROWTH = 8

const TIMES = 800
const FACTOR = 50
const TRIES = 4
const CLEARLY_LINEAR = 2
const LEAST_MICROSECONDS = 20_000
const TOO_LONG_MICROSECONDS = 2_000_000

/** Rooms for the browser have no types of Node, and their tests run in it. */
declare const process: {
  threadCpuUsage(before?: CpuTime): CpuTime
}

interface CpuTime {
  readonly user: number
  readonly system: number
}

function measureTime(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}
