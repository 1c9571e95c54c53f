import type { Counters } from './types.ts'

/**
 * Counts together with all nodes, and alone while their store is unavailable: visitors still get
 * answers, and each node enforces the limits by itself.
 */
export function createFallbackCounters(shared: Counters, local: Counters): Counters {
  return {
    take: (buckets) => shared.take(buckets).catch(() => local.take(buckets)),
    enter: (rooms, leaseMs) =>
      shared.enter(rooms, leaseMs).catch(() => local.enter(rooms, leaseMs)),
    async leave(lease) {
      await local.leave(lease)
      // A place that cannot be released becomes free by itself.
      await shared.leave(lease).catch(() => undefined)
    },
  }
}
