import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasAdminToken } from '../assistant/adminToken.ts'
import type { Serve } from '../http/listen.ts'
import type { Metrics } from './createMetrics.ts'

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/

/** The headers that a proxy adds. Behind one on the same machine, every visitor comes from loopback. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/**
 * Answers `/metrics` for programs on this machine and for the holder of the operator's token. For
 * everybody else there is no such page.
 */
export function serveMetrics(metrics: Metrics, token: string | undefined): Serve {
  return async (request, response) => {
    const isOperator = isLocal(request) || hasAdminToken(request.headers.authorization, token)
    if (!isOperator) return say(response, 404, 'Not found.')
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

function say(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(sentence)
}
