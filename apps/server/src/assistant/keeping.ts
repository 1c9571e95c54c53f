import type { Conversations } from '@docent/chat-server'
import type { Log } from '@docent/answers'
import { toUtcDay } from '@docent/content'

const DAY_MS = 24 * 60 * 60 * 1000

/** The number of conversations in a batch. Visitors' questions wait for at most one batch. */
const AT_ONCE = 100

/** A clock that is ahead by at most this time erases conversations that much too early. */
const MAX_GAP_MS = 7 * DAY_MS

export interface RetentionOptions {
  readonly conversations: Pick<Conversations, 'removeBefore' | 'removeCountsBefore' | 'findNewest'>
  readonly keepDays: number
  readonly log: Log
}

/**
 * Erases expired conversations and counts now and once a day, unless the clock may be wrong. `stop`
 * resolves when no erasure is running, so that the store may be closed.
 */
export function startRetention({ conversations, keepDays, log }: RetentionOptions): {
  stop(): Promise<void>
} {
  let isStopped = false
  let running: Promise<void> = Promise.resolve()
  let lastRun: number | undefined

  /**
   * A machine may start with a clock that is years ahead, and everything would be erased for good. Such
   * a time is far from the last question and the last visit. Those of today prove nothing, as they have
   * the time of the same clock. A site that nobody has visited for long looks the same, but a day later
   * the time is only a day from the last run, and by then a wrong clock has been set.
   */
  async function isTimeLikely(now: number): Promise<boolean> {
    const newest = lastRun ?? (await conversations.findNewest(now - DAY_MS))
    lastRun = now
    if (newest === undefined || now - newest <= MAX_GAP_MS) return true
    log.info(DOUBT, { clock: toUtcDay(now), lastActive: toUtcDay(newest) })
    return false
  }

  async function erase(): Promise<void> {
    const now = Date.now()
    const before = now - keepDays * DAY_MS
    let erased = 0
    try {
      if (!(await isTimeLikely(now))) return
      let last = AT_ONCE
      while (last === AT_ONCE && !isStopped) {
        last = await conversations.removeBefore(before, AT_ONCE)
        erased += last
      }
      if (!isStopped) await conversations.removeCountsBefore(toUtcDay(before))
    } catch (error) {
      // The store is busy or full. Answers still work, and the next day tries again.
      log.error('keeping', error, { keepDays })
    }
    if (erased > 0) log.info('keeping', { erased, keepDays })
  }

  const start = (): void => {
    running = running.then(erase)
  }
  start()
  const timer = setInterval(start, DAY_MS)
  timer.unref()
  return {
    stop() {
      isStopped = true
      clearInterval(timer)
      return running
    },
  }
}

const DOUBT =
  'keeping: nothing is erased for a day, since the clock may be wrong: it is more than a week after the ' +
  'last question or visit'
