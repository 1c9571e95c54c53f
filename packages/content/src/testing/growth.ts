/**
 * How much more a long text costs than its length: about 1 where the work grows with the length, about 50
 * where it grows with its square. One long text is compared with fifty short ones, so that both take long
 * enough for the clock of the processor, which may tick only once in four milliseconds. Only the time of
 * this thread counts, and the best of several tries, so that a busy machine changes little.
 */
export function measureGrowth(
  work: (text: string) => void,
  repeat: (times: number) => string,
): number {
  const short = repeat(TIMES)
  const long = repeat(TIMES * FACTOR)
  const linear = leastTime(() => {
    for (let index = 0; index < FACTOR; index++) work(short)
  })
  const whole = leastTime(() => work(long))
  return whole / Math.max(linear, LEAST_MICROSECONDS)
}

/** Between the growth of linear and of quadratic work. */
export const MOST_GROWTH = 8

const TIMES = 800
const FACTOR = 50
const TRIES = 4
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

function leastTime(work: () => void): number {
  let least = Infinity
  for (let index = 0; index < TRIES; index++) {
    const before = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(before)
    least = Math.min(least, user + system)
    // Quadratic work is slow enough to be known at once.
    if (least > TOO_LONG_MICROSECONDS) break
  }
  return least
}
