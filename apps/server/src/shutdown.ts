import type { Server } from 'node:http'
import type { Log } from '@docent/assistant'

/**
 * Ends the process in order when it is told to: no new connections, then `close`, then exit 0, or 1
 * where `close` has failed. A second signal does not wait.
 */
export function closeOnSignal(server: Server, close: () => Promise<void>, log: Log): void {
  let isClosing = false
  const onSignal = async (): Promise<void> => {
    if (isClosing) process.exit(1)
    isClosing = true
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
    if (!isClosing) void onSignal()
  })
}

const LOOK_MS = 500

/**
 * npm starts a script in a shell, and passes SIGTERM on to the shell alone, which dies of it without
 * a word: the server would go on, with nobody to stop it, and keep its port.
 */
function onShellGone(call: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    call()
  }, LOOK_MS)
  timer.unref()
}
