/** How fast a crawl may ask. */
export interface Pace {
  /** Resolves when the next request may be sent. */
  turn(): Promise<void>
  /** Sends no request for this time, because the server asked for it. */
  pauseFor(ms: number): void
}

/** Spaces requests by `gapMs`. Tests replace the clock: `now` and `wait`. */
export function createPace(
  gapMs: number,
  now: () => number = () => performance.now(),
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Pace {
  let next = now()
  let pausedUntil = 0
  return {
    async turn() {
      const at = Math.max(next, now())
      next = at + gapMs
      // A pause may begin while this turn waits.
      for (let left = at - now(); left > 0; left = Math.max(at, pausedUntil) - now())
        await wait(left)
    },
    pauseFor(ms) {
      pausedUntil = Math.max(pausedUntil, now() + ms)
      next = Math.max(next, pausedUntil)
    },
  }
}
