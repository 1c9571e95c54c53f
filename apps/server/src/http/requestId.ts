// The id of a request: in its response, in the log lines written for it, and in its trace.

import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Log } from '@docent/answers'
import type { Limits } from '@docent/content'
import { REQUEST_HEADER } from '@docent/protocol/api'

/** Fits the ids of common proxies, and nothing that could change the form of a log line. */
const FROM_PROXY = /^[\w-]{8,64}$/

const running = new AsyncLocalStorage<string | undefined>()

/** The id that the proxy gave, if proxies are trusted and its form is right, else a new one. */
export function chooseRequestId(
  { headers }: IncomingMessage,
  { proxyHops }: Pick<Limits, 'proxyHops'>,
): string {
  const given = proxyHops > 0 ? headers[REQUEST_HEADER] : undefined
  return typeof given === 'string' && FROM_PROXY.test(given) ? given : randomUUID()
}

/** Runs work that belongs to a request, with everything that it starts. */
export function runInRequest<Result>(id: string, work: () => Result): Result {
  return running.run(id, work)
}

/** The id of the request that the current work belongs to; undefined outside of requests. */
export function readRequestId(): string | undefined {
  return running.getStore()
}

/**
 * A log for parts that outlive requests, such as connections. A request may have opened one, but does
 * not cause its later messages.
 */
export function logOutsideRequests(log: Log): Log {
  return {
    info: (...said) => running.run(undefined, () => log.info(...said)),
    error: (...said) => running.run(undefined, () => log.error(...said)),
  }
}
