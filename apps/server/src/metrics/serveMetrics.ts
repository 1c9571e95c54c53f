import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { CommandError } from '../commandError.ts'
import type { Serve } from '../http/listen.ts'
import type { Metrics } from './createMetrics.ts'

const MIN_TOKEN = 32

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/

/** What a proxy adds. Behind one on the same machine, every visitor comes from loopback. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/**
 * Reads the operator's token from `DOCENT_ADMIN_TOKEN`.
 *
 * @throws {CommandError} if it is too short to be one.
 */
export function readAdminToken(env: Readonly<Record<string, string | undefined>>) {
  const token = env['DOCENT_ADMIN_TOKEN']
  if (!token) return undefined
  if (token.length >= MIN_TOKEN) return token
  throw new CommandError(
    `DOCENT_ADMIN_TOKEN has ${token.length} characters and must have at least ${MIN_TOKEN}: ` +
      'for instance what "openssl rand -base64 48" prints.',
  )
}

/**
 * Answers `/metrics` for programs on this machine and for the holder of the operator's token. For
 * everybody else there is no such page.
 */
export function serveMetrics(metrics: Metrics, token: string | undefined): Serve {
  return async (request, response) => {
    if (!isLocal(request) && !hasToken(request, token)) return say(response, 404, 'Not found.')
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

/** Compares hashes, so that the time says nothing about how much of a token was right. */
function hasToken({ headers }: IncomingMessage, token: string | undefined): boolean {
  const given = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1]
  if (token === undefined || given === undefined) return false
  return timingSafeEqual(hash(given), hash(token))
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function say(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(sentence)
}
