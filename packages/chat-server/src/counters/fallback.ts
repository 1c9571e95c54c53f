import type { Counters } from './types.ts'

/**
 * Counts with all nodes, and alone while their store is away: visitors are answered, and each node
 * keeps the limits for itself.
 */
export function createFallbackCounters(shared: Counters, local: Counters): Counters {
  return {
    take: (buckets) => shared.take(buckets).catch(() => local.take(buckets)),
    enter: (rooms, leaseMs) =>
      shared.enter(rooms, leaseMs).catch(() => local.enter(rooms, leaseMs)),
    async leave(lease) {
      await local.leave(lease)
      // A place that cannot be given back comes free by itself.
      await shared.leave(lease).catch(() => undefined)
    },
  }
}
