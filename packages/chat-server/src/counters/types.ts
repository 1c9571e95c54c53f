/**
 * What is counted across requests: rates, and what runs at once. Names say what is counted, such as
 * `chat session X a day`. Each name has one count, shared by all callers.
 *
 * Everything is asynchronous and plain data, so that several processes can share one store. A call
 * that cannot be answered rejects, and what it was about has not been taken.
 */
export interface Counters {
  /**
   * Takes from all buckets, or from none. Resolves with 0 when they were taken, else with how many
   * milliseconds have to pass before the same could be, if nobody else takes meanwhile: `Infinity`
   * where a cost is more than its bucket ever holds.
   *
   * A refusal leaves no trace: asking again too early does not extend the wait.
   */
  take(buckets: readonly Bucket[]): Promise<number>
  /**
   * Enters all rooms, or none: then, when one of them is full, it resolves with undefined. A lease
   * that is not given back ends by itself after `leaseMs`.
   */
  enter(rooms: readonly Room[], leaseMs: number): Promise<Lease | undefined>
  /** Gives a lease back. One that was given back, or has ended, changes nothing. */
  leave(lease: Lease): Promise<void>
}

/** Holds at most `burst`, and gets `per` back in `everyMs`, evenly. It is full when it is new. */
export interface Bucket {
  readonly name: string
  readonly cost: number
  readonly burst: number
  readonly per: number
  readonly everyMs: number
}

/** So many may be inside at once. */
export interface Room {
  readonly name: string
  readonly cap: number
}

export interface Lease {
  readonly id: string
  /** The names of the rooms that it stands for. */
  readonly rooms: readonly string[]
}
