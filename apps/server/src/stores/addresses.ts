import { CommandError } from '../commandError.ts'

/** The shared stores of several nodes. Without one, this process stores its data by itself. */
export interface StoreAddresses {
  /** A Postgres database for conversations, instead of the file in the data folder. */
  readonly databaseUrl?: string
  /** A Redis or Valkey for running answers, rate limits and spending. */
  readonly redisUrl?: string
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads `DATABASE_URL` and `REDIS_URL`.
 *
 * @throws {CommandError} for an address of another kind of database, or without `DOCENT_SECRET`.
 */
export function readStoreAddresses(env: Environment): StoreAddresses {
  const databaseUrl = readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  const redisUrl = readUrl(env, 'REDIS_URL', ['redis:', 'rediss:'])
  if ((databaseUrl ?? redisUrl) !== undefined && !env['DOCENT_SECRET']) {
    throw new CommandError(
      'Nodes that share a store must sign tokens with the same secret: ' +
        'set DOCENT_SECRET to what "openssl rand -base64 48" prints, the same on every node.',
    )
  }
  return { ...(databaseUrl && { databaseUrl }), ...(redisUrl && { redisUrl }) }
}

function readUrl(
  env: Environment,
  name: 'DATABASE_URL' | 'REDIS_URL',
  protocols: readonly string[],
): string | undefined {
  const value = env[name]
  if (!value) return undefined
  const url = URL.parse(value)
  if (url && protocols.includes(url.protocol)) return value
  const [example = ''] = protocols
  const found = url ? `It starts with ${url.protocol}//` : 'Its value is not an address'
  throw new CommandError(`${name} must be an address such as ${example}//HOST/NAME. ${found}.`)
}

/** An address without its password, for messages. */
export function nameStore(address: string): string {
  const url = URL.parse(address)
  return url ? `${url.protocol}//${url.host}${url.pathname}` : 'the database'
}
