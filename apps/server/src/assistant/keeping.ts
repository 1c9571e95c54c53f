import type { Conversations } from '@docent/chat-server'
import type { Log } from '@docent/answers'

const DAY_MS = 24 * 60 * 60 * 1000

/** The number of conversations in a batch. Visitors' questions wait for at most one batch. */
const AT_ONCE = 100

export interface RetentionOptions {
  readonly conversations: Pick<Conversations, 'removeBefore'>
  readonly keepDays: number
  readonly log: Log
}

/**
 * Erases expired conversations now and once a day. `stop` resolves when no erasure is running, so
 * that the store may be closed.
 */
export function startRetention({ conversations, keepDays, log }: RetentionOptions): {
  stop(): Promise<void>
} {
  let isStopped = false
  let running: Promise<void> = Promise.resolve()

  async function erase(): Promise<void> {
    const before = Date.now() - keepDays * DAY_MS
    let erased = 0
    try {
      let last = AT_ONCE
      while (last === AT_ONCE && !isStopped) {
        last = await conversations.removeBefore(before, AT_ONCE)
        erased += last
      }
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
