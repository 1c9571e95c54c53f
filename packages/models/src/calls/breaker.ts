/** Stops asking a model that keeps failing, so visitors do not wait for it. Tries it again later. */
export interface Breaker {
  /** Whether the model may be asked now. After a pause, one call may try it again. */
  allows(): boolean
  /** How a call went. */
  tell(isWell: boolean): void
}

export interface BreakerRules {
  /** How far back calls count. */
  readonly overMs: number
  /** It opens once this many calls have failed, */
  readonly failures: number
  /** and they are this share of all. */
  readonly share: number
  readonly now: () => number
}

export const BREAKER_RULES: BreakerRules = {
  overMs: 20_000,
  failures: 5,
  share: 0.5,
  now: () => performance.now(),
}

/** More calls than these, and the oldest are forgotten. */
const KEPT = 1_000

export function createBreaker(rules: BreakerRules = BREAKER_RULES): Breaker {
  const { overMs, failures, share, now } = rules
  let calls: { at: number; isWell: boolean }[] = []
  /** When the next try is allowed; closed without one. */
  let closedUntil: number | undefined

  return {
    allows() {
      if (closedUntil === undefined) return true
      if (now() < closedUntil) return false
      // One call tries; the next ones wait for its result.
      closedUntil = now() + overMs
      return true
    },
    tell(isWell) {
      const at = now()
      if (isWell && closedUntil !== undefined) {
        closedUntil = undefined
        calls = []
      }
      calls = [...calls.filter((call) => call.at > at - overMs), { at, isWell }].slice(-KEPT)
      const failed = calls.filter((call) => !call.isWell).length
      if (failed >= failures && failed >= calls.length * share) closedUntil ??= at + overMs
    },
  }
}
