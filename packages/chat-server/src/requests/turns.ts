/** Resolves when it is the turn of the visitors of an address. */
export type TakeTurn = (address: string) => Promise<void>

/** The event loop. Times are in milliseconds. */
export interface Loop {
  now(this: void): number
  /** Calls back after the event loop has turned. */
  turn(this: void, go: () => void): void
  /** Calls back after a time, unless it is cancelled. */
  wait(this: void, ms: number, go: () => void): { cancel(): void }
}

/** Most drafts take less, also for a visitor who shares an address with many others. */
const LONG_MS = 100
/** After longer work, the next work of the same visitor rests for this share of its time. */
const REST = 0.25

/**
 * Lets visitors take turns with work that nothing can interrupt, such as drafting an answer. Otherwise all work that is
 * ready at the same moment would run in one go, and everybody would wait for a visitor who asks ten long questions at
 * once.
 *
 * The event loop turns between two pieces of work, and each visitor gets one before the second of any. A request needs
 * several turns of the loop until it waits here, so long work of one visitor also leaves pauses for others to arrive.
 */
export function createTurns({ now, turn, wait }: Loop = LOOP): TakeTurn {
  /** By address, in the order in which they came. */
  const waiting = new Map<string, (() => void)[]>()
  let latest = { address: '', restsUntil: 0 }
  let isBusy = false
  let rest: ReturnType<Loop['wait']> | undefined

  function findNext(): string | undefined {
    const [first, second] = waiting.keys()
    return first === latest.address ? (second ?? first) : first
  }

  function plan(): void {
    rest?.cancel()
    rest = undefined
    const address = findNext()
    isBusy = address !== undefined
    if (address === undefined) return
    const restMs = address === latest.address ? latest.restsUntil - now() : 0
    if (restMs > 0) rest = wait(restMs, () => work(address))
    else turn(() => work(address))
  }

  function work(address: string): void {
    rest = undefined
    const [go, ...others] = waiting.get(address) ?? []
    waiting.delete(address)
    if (others.length > 0) waiting.set(address, others)
    const startedAt = now()
    go?.()
    turn(() => {
      const tookMs = now() - startedAt
      latest = { address, restsUntil: tookMs < LONG_MS ? 0 : now() + REST * tookMs }
      plan()
    })
  }

  return (address) =>
    new Promise((resolve) => {
      waiting.set(address, [...(waiting.get(address) ?? []), resolve])
      if (!isBusy || rest) plan()
    })
}

const LOOP: Loop = {
  now: () => performance.now(),
  turn: (go) => void setImmediate(go),
  wait(ms, go) {
    const timer = setTimeout(go, ms)
    return { cancel: () => clearTimeout(timer) }
  },
}
