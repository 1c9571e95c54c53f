import type { Bucket } from './types.ts'

export interface MemoryBuckets {
  /** As `Counters.take`, at a time that never goes back. */
  take(wanted: readonly Bucket[], now: number): number
  /** How many are remembered. */
  readonly size: number
}

/** How many buckets are looked at, whether they are full again, for each that is taken from. */
const SWEPT_PER_TAKE = 2

/** The rounding error of sums: no request is refused for less. */
const ROUNDING_MS = 0.001

/**
 * Buckets by the generic cell rate algorithm: of each it is enough to know when it will be full
 * again. A full one is not stored at all, so idle names cost no memory.
 *
 * There are never more than `maxBuckets`. A flood of new names pushes other names out early: their
 * owners have a full bucket again, and nobody is refused because of others. A client with that many
 * names gains nothing it did not have.
 */
export function createMemoryBuckets(maxBuckets: number): MemoryBuckets {
  const fullAt = new Map<string, number>()
  const walk = createWalk(fullAt)

  function forget(steps: number, now: number): void {
    for (let step = 0; step < steps; step++) {
      const found = walk()
      if (found && found[1] <= now) fullAt.delete(found[0])
    }
    while (fullAt.size > maxBuckets) {
      const found = walk()
      if (found) fullAt.delete(found[0])
    }
  }

  return {
    get size() {
      return fullAt.size
    },
    take(wanted, now) {
      const after = new Map<string, number>()
      let waitMs = 0
      for (const { name, cost, burst, per, everyMs } of wanted) {
        const eachMs = everyMs / per
        const before = after.get(name) ?? fullAt.get(name) ?? now
        const next = Math.max(before, now) + cost * eachMs
        after.set(name, next)
        waitMs = Math.max(waitMs, cost > burst ? Infinity : next - burst * eachMs - now)
      }
      if (waitMs > ROUNDING_MS) return waitMs

      for (const [name, next] of after) fullAt.set(name, next)
      forget(SWEPT_PER_TAKE * after.size, now)
      return 0
    },
  }
}

/**
 * Gives what comes next in a walk over all entries, which begins again at its end. One walk that goes
 * on: a new one would have to pass over everything that was deleted before it.
 */
function createWalk<Key, Value>(map: Map<Key, Value>): () => [Key, Value] | undefined {
  let entries = map.entries()
  return () => {
    let step = entries.next()
    if (step.done) {
      entries = map.entries()
      step = entries.next()
    }
    return step.done ? undefined : step.value
  }
}
