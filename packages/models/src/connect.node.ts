import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { ModelFailure } from './calls/failure.ts'

/** Published by Node's fetch when it has a connection, and sends a request over it. */
const SENDS = 'undici:client:sendHeaders'

/**
 * Rejects if no request has been sent to the address's host within a time. fetch has its own limit of
 * ten seconds for that, and no way to change it. Settles no more once the signal is aborted.
 */
export function watchConnect(
  address: string,
  signal: AbortSignal,
  withinMs: number,
): Promise<never> {
  const { origin } = new URL(address)
  return new Promise((_, reject) => {
    const end = (): void => {
      clearTimeout(timer)
      unsubscribe(SENDS, onSend)
    }
    const onSend = (message: unknown): void => {
      // Another request to the same host shows as well that it can be reached.
      if (originOf(message) === origin) end()
    }
    const timer = setTimeout(() => {
      end()
      reject(new ModelFailure('connect'))
    }, withinMs)
    subscribe(SENDS, onSend)
    signal.addEventListener('abort', end, { once: true })
  })
}

function originOf(message: unknown): string | undefined {
  const { request } = message as { request?: { origin?: unknown } }
  return request?.origin === undefined ? undefined : String(request.origin)
}
