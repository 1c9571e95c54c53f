/** The time of a frame. It does not pass, so that a picture of a frame is the same at every hour. */
export interface Clock {
  /** Moves time on, and does what falls due meanwhile. */
  pass(ms: number): void
  /** From here on time goes as it does elsewhere. */
  run(): void
}

interface Timer {
  readonly run: () => void
  readonly everyMs: number | undefined
  at: number
}

/** The time at which the clock is stopped. */
const NOON = Date.UTC(2026, 0, 1, 12)

const TICK_MS = 50

/** Far from the numbers that the browser gives to its own timers. */
const FIRST_ID = 1_000_000_000

/**
 * Replaces the `Date` and the timers of a page with a clock. Timers of 0 ms still run at once, and
 * frames are drawn as usual.
 */
export function installClock(page: object = globalThis): Clock {
  // Called as functions: the browser's own refuse to be methods of anything else.
  const [setRealTimeout, setRealInterval] = [globalThis.setTimeout, globalThis.setInterval]
  const clearReal = globalThis.clearTimeout
  const timers = new Map<number, Timer>()
  let now = NOON
  let lastId = FIRST_ID

  function plan(run: () => void, ms: number, everyMs?: number): number {
    lastId += 1
    timers.set(lastId, { run, everyMs, at: now + ms })
    return lastId
  }

  function pass(ms: number): void {
    const end = now + ms
    for (;;) {
      const [first] = [...timers].toSorted(([, one], [, other]) => one.at - other.at)
      if (!first || first[1].at > end) break
      const [id, timer] = first
      now = timer.at
      if (timer.everyMs === undefined) timers.delete(id)
      else timer.at += timer.everyMs
      timer.run()
    }
    now = end
  }

  function clear(id: number): void {
    if (!timers.delete(id)) clearReal(id)
  }

  class FrameDate extends Date {
    static override now(): number {
      return now
    }

    constructor(...parts: unknown[]) {
      super(...((parts.length > 0 ? parts : [now]) as [number]))
    }
  }

  Object.assign(page, {
    Date: FrameDate,
    setTimeout: (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
      ms > 0 ? plan(() => run(...args), ms) : setRealTimeout(run, ms, ...args),
    setInterval: (run: (...args: unknown[]) => void, ms: number, ...args: unknown[]) =>
      plan(() => run(...args), ms, Math.max(ms, 1)),
    clearTimeout: clear,
    clearInterval: clear,
  })
  return { pass, run: () => void setRealInterval(() => pass(TICK_MS), TICK_MS) }
}
