/** Something that a server uses until there is a newer one. */
export interface Renewal<Thing> {
  /** The one in use. */
  readonly current: Thing
  /** Reads the newest one, and uses it if it differs. */
  renew(): Promise<void>
}

export interface RenewalOptions<Thing> {
  readonly first: Thing
  readonly read: () => Promise<Thing>
  readonly isSame: (a: Thing, b: Thing) => boolean
  /** If it rejects, nothing may have changed. */
  readonly use: (next: Thing) => Promise<void>
}

export function createRenewal<Thing>(options: RenewalOptions<Thing>): Renewal<Thing> {
  const { first, read, isSame, use } = options
  let current = first
  return {
    get current() {
      return current
    },
    async renew() {
      const next = await read()
      if (!isSame(current, next)) await use(next)
      // If `use` fails, the next call tries it again.
      current = next
    },
  }
}
