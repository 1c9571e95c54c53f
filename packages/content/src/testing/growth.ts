/**
 * How much longer work takes on fifty times the input: about 50 where it grows with the length, about
 * 2,500 where it grows with its square. The best of several tries counts, and a time too short to be
 * measured counts as half a millisecond, so that a busy machine changes little.
 */
export function measureGrowth(
  work: (text: string) => void,
  repeat: (times: number) => string,
): number {
  const short = Math.max(bestTime(work, repeat(TIMES)), LEAST_MS)
  return bestTime(work, repeat(TIMES * FACTOR)) / short
}

/** Between the growth of linear and of quadratic work. */
export const MOST_GROWTH = 400

const TIMES = 800
const FACTOR = 50
const TRIES = 5
const LEAST_MS = 0.5

function bestTime(work: (text: string) => void, text: string): number {
  let best = Infinity
  for (let index = 0; index < TRIES; index++) {
    const start = performance.now()
    work(text)
    best = Math.min(best, performance.now() - start)
    // Quadratic work is slow enough to be known at once.
    if (best > TOO_LONG_MS) break
  }
  return best
}

const TOO_LONG_MS = 2000
