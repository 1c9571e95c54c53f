import { toUtcDay } from '@docent/content'

const HOUR_MS = 60 * 60 * 1000

/** After a failure, the day is still due: the next attempt comes after this time. */
const RETRY_MS = 5 * 60 * 1000

export interface DueOptions {
  /** The next day on which a page becomes public, as of now. */
  readonly readNextDue: () => string | undefined
  readonly publish: () => Promise<void>
  readonly now?: () => number
}

/**
 * Publishes when a page is due, again and again, until the returned function is called. It looks at the
 * clock at least once an hour: a timer of many days would overflow, and a machine may have slept.
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
