import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { isServedHost, refuseHost } from '@docent/chat-server'
import type { HostRules } from '@docent/chat-server'
import { refuseWrongTokens } from '../assistant/operatorCheck.ts'
import type { OperatorCheck } from '../assistant/operatorCheck.ts'
import type { Serve } from '../http/listen.ts'
import type { Metrics } from './createMetrics.ts'

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/

/** The headers that a proxy adds. Behind one on the same machine, every visitor comes from loopback. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

export interface MetricsAccess {
  readonly operator: OperatorCheck
  /** The hosts of the configuration, asked for with each request. */
  readonly hosts: () => HostRules
}

/**
 * Answers `/metrics` for programs on this machine and for the holder of the operator's token. Everybody
 * else gets 404, and a browser on this machine that opened the page of another host gets 421.
 */
export function serveMetrics(metrics: Metrics, { operator, hosts }: MetricsAccess): Serve {
  return async (request, response) => {
    const { host = 'localhost' } = request.headers
    const isNear = isLocal(request)
    const isOurs = isAddress(host) || isServedHost(host, hosts())
    const asker = isNear && isOurs ? 'operator' : operator.read(...readAsker(request))
    if (asker === 'other') {
      return isNear ? say(response, 421, refuseHost(host)) : say(response, 404, 'Not found.')
    }
    if (asker !== 'operator') {
      const { sentence, retryAfter } = refuseWrongTokens(asker.waitMs)
      return say(response, 429, sentence, { 'retry-after': retryAfter })
    }
    if (request.method !== 'GET') return say(response, 405, 'Use GET to read metrics.')
    const text = await metrics.print()
    response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' })
    response.end(text)
  }
}

function isLocal({ socket, headers }: IncomingMessage): boolean {
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false
  return LOOPBACK.test(socket.remoteAddress ?? '')
}

/** A page can have its own name resolve to this machine (DNS rebinding), but no address is such a name. */
function isAddress(host: string): boolean {
  const { hostname = '' } = URL.parse(`http://${host}`) ?? {}
  return isIP(hostname.replace(/^\[(.+)\]$/, '$1')) !== 0
}

/** The parts of a request that the token check needs. */
function readAsker({ headers, socket }: IncomingMessage): [headers: Headers, from: string] {
  const names = ['authorization', ...FORWARDED]
  const sent = names.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []))
  return [new Headers(Object.fromEntries(sent)), socket.remoteAddress ?? '']
}

function say(
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(sentence)
}
