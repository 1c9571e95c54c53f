import type { Changes } from './running/changes.ts'

/** How the tests of a step went. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
}

/** One thing that a plan runs. */
export interface Step {
  readonly name: string
  /** Chooses this step of its plan: `npm run bench -- WORD`. */
  readonly word?: string
  /** It takes all words that do not name a step: `npm run check -- FILE` runs this step for a file. */
  readonly takesFiles?: boolean
  /** The options that it knows, such as `--long`, or `--content=` with a value. Without a list, it may take any. */
  readonly options?: readonly string[]
  /** It needs nothing from the steps around it, and may run at the same time as them. */
  readonly isIndependent?: boolean
  /**
   * The same for the part that a change can affect; undefined if it affects nothing. A step without
   * this always runs as a whole.
   */
  readonly narrow?: (changes: Changes) => Step | undefined
  run(args: readonly string[]): Promise<Tally>
}

/** The tally of a step that does one thing. */
export function one(passed: boolean): Tally {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }
}
