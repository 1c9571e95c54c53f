import { createId } from '@docent/protocol/api'
import type { Lease, Room } from './types.ts'

export interface MemoryRooms {
  /** As `Counters.enter`, at a time that never goes back. */
  enter(wanted: readonly Room[], leaseMs: number, now: number): Lease | undefined
  leave(lease: Lease): void
  /** How many rooms somebody is in. */
  readonly size: number
}

/** The occupants of each room, and the end of each stay. Empty rooms are not stored. */
export function createMemoryRooms(): MemoryRooms {
  /** By room, when each lease in it ends. */
  const inside = new Map<string, Map<string, number>>()

  function leave({ id, rooms }: Lease): void {
    for (const name of rooms) {
      const leases = inside.get(name)
      leases?.delete(id)
      if (leases?.size === 0) inside.delete(name)
    }
  }

  function countInside(name: string, now: number): number {
    const leases = inside.get(name)
    for (const [id, endsAt] of leases ?? []) {
      if (endsAt <= now) leave({ id, rooms: [name] })
    }
    return inside.get(name)?.size ?? 0
  }

  return {
    get size() {
      return inside.size
    },
    enter(wanted, leaseMs, now) {
      const hasPlace = wanted.every(({ name, cap }) => countInside(name, now) < cap)
      if (!hasPlace) return undefined
      const lease = { id: createId(), rooms: wanted.map(({ name }) => name) }
      for (const name of lease.rooms) {
        const leases = inside.get(name) ?? new Map<string, number>()
        inside.set(name, leases.set(lease.id, now + leaseMs))
      }
      return lease
    },
    leave,
  }
}
