/**
 * How much more work of the processor fifty times the input takes: about 50 where it grows with the
 * length, about 2,500 where it grows with its square. The time of this thread alone counts, because pages
 * take long enough for a busy machine to interrupt them.
 */
export function measureWork(
  work: (text: string) => void,
  repeat: (times: number) => string,
): number {
  const short = Math.max(leastWork(work, repeat(TIMES)), LEAST_MICROSECONDS)
  return leastWork(work, repeat(TIMES * FACTOR)) / short
}

/** Between the growth of linear and of quadratic work. */
export const MOST_WORK = 400

const TIMES = 400
const FACTOR = 50
const TRIES = 4
const LEAST_MICROSECONDS = 500

function leastWork(work: (text: string) => void, text: string): number {
  const tries = Array.from({ length: TRIES }, () => {
    const before = process.threadCpuUsage()
    work(text)
    return process.threadCpuUsage(before).user
  })
  return Math.min(...tries)
}
