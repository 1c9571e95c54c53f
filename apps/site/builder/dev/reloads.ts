import type { IncomingMessage, ServerResponse } from 'node:http'
import { RELOAD_SCRIPT, send, typeOf } from './respond.ts'

const EVENTS_PATH = '/@docent/changes'

// The page also reloads after the server was unavailable, for instance because its code changed.
const SCRIPT = `
const changes = new EventSource('${EVENTS_PATH}')
let isLost = false
changes.addEventListener('error', () => (isLost = true))
changes.addEventListener('open', () => isLost && location.reload())
changes.addEventListener('message', () => location.reload())
addEventListener('pagehide', () => changes.close())
`

/** Tells open pages to reload. */
export interface Reloads {
  /** Answers the requests of the reload script; returns false for all others. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  tell(): void
  close(): void
}

export function createReloads(): Reloads {
  const listeners = new Set<ServerResponse>()

  function listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(':\n\n')
    listeners.add(response)
    response.once('close', () => listeners.delete(response))
  }

  return {
    answer(request, response) {
      const path = request.url?.split('?', 1)[0]
      if (path === EVENTS_PATH) listen(response)
      else if (path === RELOAD_SCRIPT) send(response, 200, typeOf('.js'), SCRIPT)
      else return false
      return true
    },
    tell() {
      for (const response of listeners) response.write('data: changed\n\n')
    },
    close() {
      for (const response of listeners) response.end()
      listeners.clear()
    },
  }
}
