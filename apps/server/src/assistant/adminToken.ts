import { hash, timingSafeEqual } from 'node:crypto'
import { CommandError } from '../commandError.ts'

const MIN_LENGTH = 32

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the operator's token from `DOCENT_ADMIN_TOKEN`.
 *
 * @throws {CommandError} if it is too short.
 */
export function readAdminToken(env: Environment): string | undefined {
  return readToken(env, 'DOCENT_ADMIN_TOKEN')
}

/**
 * Reads the token of the owner's colleagues from `DOCENT_INTERNAL_TOKEN`.
 *
 * @throws {CommandError} if it is too short.
 */
export function readInternalToken(env: Environment): string | undefined {
  return readToken(env, 'DOCENT_INTERNAL_TOKEN')
}

function readToken(env: Environment, name: string): string | undefined {
  const token = env[name]?.trim()
  if (!token) return undefined
  if (token.length >= MIN_LENGTH) return token
  throw new CommandError(
    `${name} has ${token.length} characters and must have at least ${MIN_LENGTH}: ` +
      'for example the output of "openssl rand -base64 48".',
  )
}

/**
 * Whether an `authorization` header has the operator's token. It compares hashes, so that the time
 * does not reveal how much of a token was right.
 */
export function hasAdminToken(
  header: string | null | undefined,
  token: string | undefined,
): boolean {
  const given = /^Bearer (\S+)$/i.exec(header ?? '')?.[1]
  if (token === undefined || given === undefined) return false
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', token, 'buffer'))
}
