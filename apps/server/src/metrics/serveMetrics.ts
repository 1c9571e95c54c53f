import type { IncomingMessage, ServerResponse } from 'node:http'
import { refuseWrongTokens } from '../assistant/operatorCheck.ts'
import type { OperatorCheck } from '../assistant/operatorCheck.ts'
import type { Serve } from '../http/listen.ts'
import type { Metrics } from './createMetrics.ts'

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/

/** The headers that a proxy adds. Behind one on the same machine, every visitor comes from loopback. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/**
 * Answers `/metrics` for programs on this machine and for the holder of the operator's token. Everybody
 * else gets 404.
 */
export function serveMetrics(metrics: Metrics, operator: OperatorCheck): Serve {
  return async (request, response) => {
    const asker = isLocal(request) ? 'operator' : operator.read(...readAsker(request))
    if (asker === 'other') return say(response, 404, 'Not found.')
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
