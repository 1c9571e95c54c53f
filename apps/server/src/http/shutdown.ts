import type { Server } from 'node:http'
import type { Log } from '@docent/answers'

/** Ctrl+C reaches every process of the terminal, and some of them pass the signal on again. */
const SAME_SIGNAL_MS = 300

/**
 * Ends the process cleanly on a signal: no new connections, then `close`, then exit 0, or 1 if
 * `close` failed. A second signal ends it at once.
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
    const emptying = emptyConnections(server)
    let code = 0
    try {
      await close()
    } catch (error) {
      log.error('shutdown', error)
      code = 1
    }
    clearInterval(emptying)
    server.closeAllConnections()
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void onSignal())
  }
  // A signal to the whole group also ends the shell. It is the same signal, not a second one.
  onShellGone(() => {
    if (closingSince === undefined) void onSignal()
  })
}

const EMPTY_MS = 20

/**
 * Closes each connection when its answer has ended. A proxy keeps connections open for the next visitors,
 * and a server that is closed goes on taking requests on them: it would never run out of answers.
 */
function emptyConnections(server: Server): NodeJS.Timeout {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  server.closeIdleConnections()
  return setInterval(() => server.closeIdleConnections(), EMPTY_MS)
}

const LOOK_MS = 500

/**
 * npm starts a script in a shell and passes SIGTERM only to the shell, which ends silently. The
 * server would keep running and keep its port. The same happens if the old Node that started this
 * one is killed.
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
