import type { Server } from 'node:http'
import type { Log } from '@docent/answers'

/** Ctrl+C reaches every process of the terminal, and those that pass signals on pass this one on too. */
const SAME_SIGNAL_MS = 300

/**
 * Ends the process in order when it is told to: no new connections, then `close`, then exit 0, or 1
 * where `close` has failed. A second signal does not wait.
 */
export function closeOnSignal(server: Server, close: () => Promise<void>, log: Log): void {
  let closingSince: number | undefined
  const onSignal = async (): Promise<void> => {
    const now = performance.now()
    if (closingSince !== undefined) {
      if (now - closingSince > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    closingSince = now
    server.close()
    server.closeIdleConnections()
    let code = 0
    try {
      await close()
    } catch (error) {
      log.error('shutdown', error)
      code = 1
    }
    server.closeAllConnections()
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void onSignal())
  }
  // A signal to the whole group ends the shell as well: it is the same one, and no second.
  onShellGone(() => {
    if (closingSince === undefined) void onSignal()
  })
}

const LOOK_MS = 500

/**
 * npm starts a script in a shell, and passes SIGTERM on to the shell alone, which dies of it without
 * a word: the server would go on, with nobody to stop it, and keep its port. The same is true of the
 * old Node that started this one, where it is killed.
 */
function onShellGone(call: () => void): void {
  const { npm_lifecycle_event: script, DOCENT_STARTED_BY: starter } = process.env
  if (script === undefined && starter !== String(process.ppid)) return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    call()
  }, LOOK_MS)
  timer.unref()
}
