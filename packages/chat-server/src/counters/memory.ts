import { createMemoryBuckets } from './memoryBuckets.ts'
import { createMemoryRooms } from './memoryRooms.ts'
import type { Counters } from './types.ts'

export interface MemoryCountersOptions {
  /** How many buckets are remembered at most: beyond that some are forgotten before they are full again. */
  maxBuckets: number
  /**
   * In milliseconds, from any beginning. It must not follow the wall clock, which is set now and then.
   *
   * @default performance.now
   */
  now?: () => number
}

/** Counts in this process, and forgets with it. */
export function createMemoryCounters({
  maxBuckets,
  now = () => performance.now(),
}: MemoryCountersOptions): Counters {
  const clock = neverBack(now)
  const buckets = createMemoryBuckets(maxBuckets)
  const rooms = createMemoryRooms()
  return {
    take: async (wanted) => buckets.take(wanted, clock()),
    enter: async (wanted, leaseMs) => rooms.enter(wanted, leaseMs, clock()),
    leave: async (lease) => rooms.leave(lease),
  }
}

/** A clock that stops while the one it reads jumps back. */
function neverBack(now: () => number): () => number {
  let latest = -Infinity
  return () => (latest = Math.max(latest, now()))
}
