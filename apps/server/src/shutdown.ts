import type { Server } from 'node:http'

/**
 * Ends the process in order when it is told to: no new connections, then `close`, then exit 0. A
 * second signal does not wait.
 */
export function closeOnSignal(server: Server, close: () => Promise<void>): void {
  let isClosing = false
  const onSignal = async (): Promise<void> => {
    if (isClosing) process.exit(1)
    isClosing = true
    server.close()
    server.closeIdleConnections()
    await close()
    server.closeAllConnections()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void onSignal())
  }
}
