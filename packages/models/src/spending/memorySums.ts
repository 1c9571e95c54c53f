import type { Sums } from './sums.ts'

/** A sum that nobody adds to for so long is one of a day that is over. */
const KEEP_MS = 26 * 3_600_000
/** Beyond this many, the oldest are dropped. */
const MOST = 100_000

/** Sums of one process. */
export function createMemorySums(now: () => number = Date.now): Sums {
  const kept = new Map<string, { sum: number; at: number }>()

  function add(name: string, amount: number): number {
    const sum = Math.max(0, (kept.get(name)?.sum ?? 0) + amount)
    // Inserted again, so that the map keeps the order of their last use.
    kept.delete(name)
    kept.set(name, { sum, at: now() })
    return sum
  }

  function forget(): void {
    const over = now() - KEEP_MS
    for (const [name, { at }] of kept) {
      if (at > over && kept.size <= MOST) break
      kept.delete(name)
    }
  }

  return {
    reserve: async (entries) => {
      forget()
      const full = entries.find(({ name, amount, cap }) => {
        return (kept.get(name)?.sum ?? 0) + amount > cap
      })
      if (full) return { isGranted: false, full: full.name }
      return { isGranted: true, sums: entries.map(({ name, amount }) => add(name, amount)) }
    },
    settle: async (entries) => {
      for (const { name, amount } of entries) add(name, amount)
    },
    restore: async ({ name, amount }) => {
      if (!kept.has(name)) add(name, amount)
    },
  }
}
