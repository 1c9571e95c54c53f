/**
 * Counts across requests: rates, and how many run at the same time. A name says what is counted, such
 * as `chat session X a day`. Each name has one count, shared by all callers.
 *
 * Everything is asynchronous and plain data, so that several processes can share one store. A call
 * that cannot be answered rejects, and what it was about has not been taken.
 */
export interface Counters {
  /**
   * Takes from all buckets, or from none. Resolves with 0 if they were taken, otherwise with the
   * milliseconds until the same call could succeed if nobody else takes any: `Infinity` if a cost
   * exceeds its bucket.
   *
   * A refusal leaves no trace: asking again too early does not extend the wait.
   */
  take(buckets: readonly Bucket[]): Promise<number>
  /**
   * Enters all rooms, or none: if one of them is full, it resolves with undefined. A lease that is not
   * returned ends after `leaseMs`.
   */
  enter(rooms: readonly Room[], leaseMs: number): Promise<Lease | undefined>
  /** Returns a lease. One that was returned before, or has ended, changes nothing. */
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

/** This many may be inside at once. */
export interface Room {
  readonly name: string
  readonly cap: number
}

export interface Lease {
  readonly id: string
  /** The names of its rooms. */
  readonly rooms: readonly string[]
}
