import { toUtcDay } from '@docent/content'

const HOUR_MS = 60 * 60 * 1000

/** The delay before the next attempt after a failure. */
const RETRY_MS = 5 * 60 * 1000

export interface DueOptions {
  /** The next day on which a page becomes public, as of now. */
  readonly readNextDue: () => string | undefined
  /** Never rejects: nobody would notice. */
  readonly publish: () => Promise<void>
  readonly now?: () => number
}

/**
 * Publishes whenever a page is due, until the returned function is called. It checks the clock at
 * least once an hour, because a timer of many days would overflow, and a machine may sleep.
 */
export function publishDue({ readNextDue, publish, now = Date.now }: DueOptions): () => void {
  let timer: NodeJS.Timeout
  let isStopped = false

  function wait(least: number): void {
    if (isStopped) return
    timer = setTimeout(look, Math.max(least, readDelay(readNextDue(), now())))
    timer.unref()
  }

  async function look(): Promise<void> {
    const due = readNextDue()
    const isDue = due !== undefined && due <= toUtcDay(now())
    if (isDue) await publish()
    wait(isDue ? RETRY_MS : 0)
  }

  wait(0)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

/** Milliseconds to the start of a day in UTC, at most an hour. */
function readDelay(day: string | undefined, now: number): number {
  if (day === undefined) return HOUR_MS
  return Math.min(HOUR_MS, Date.parse(`${day}T00:00:00Z`) - now)
}
