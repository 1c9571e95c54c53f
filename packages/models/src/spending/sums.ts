/** Sums that have a cap, such as what a day may cost: of the same store as the rest that is counted. */
export interface Sums {
  /**
   * Adds to each sum or, if one would exceed its cap, to none, and names that one. Sums that have not
   * changed for a while are forgotten.
   */
  reserve(entries: readonly CappedEntry[]): Promise<Reserved>
  /** Adds an amount, which may be negative, and ignores the cap. */
  settle(entries: readonly Entry[]): Promise<void>
  /** Sets an unknown sum, such as today's, from a value that is stored elsewhere. */
  restore(entry: Entry): Promise<void>
}

interface Entry {
  readonly name: string
  readonly amount: number
}

interface CappedEntry extends Entry {
  readonly cap: number
}

type Reserved =
  | { readonly isGranted: true; readonly sums: readonly number[] }
  | { readonly isGranted: false; readonly full: string }
