import { DatabaseError, Pool, types } from 'pg'
import type { PoolClient, QueryConfig } from 'pg'
import { StoreAwayError } from '../faults.node.ts'
import { bind } from './bind.ts'
import type { Values } from './bind.ts'
import type { Row } from '../rows.ts'

/** One place to send statements to: the pool, or one connection within a transaction. */
export interface Sql {
  rows(text: string, values?: Values): Promise<Row[]>
  /** The number of rows that a statement changed. */
  change(text: string, values?: Values): Promise<number>
}

export interface PostgresConnection extends Sql {
  /** Runs work in one transaction: all of it is stored, or nothing. */
  atomically<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>
  /** Runs reads that all see the database at one moment, and wait for no writer. */
  atOneMoment<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** Connections of one node. Postgres allows 100 in all by default. */
const CONNECTIONS = 10
/** If the database does not answer in this time, the request fails instead of waiting. */
const CONNECT_MS = 3_000
const STATEMENT_MS = 10_000
const LOCK_MS = 5_000
/**
 * A machine that has stopped, or a line that drops everything, does not even say that a statement takes too long.
 * Without this time, a request would wait for as long as TCP does: many minutes.
 */
const SILENT_MS = STATEMENT_MS + 2_000

export interface PostgresOptions {
  /** How long a request waits for a connection, free or new. */
  readonly connectMs?: number
  /** How long a request waits for the answer to a statement. */
  readonly silentMs?: number
}

/** Connects when the first statement is sent, and again after Postgres was away. */
export function connectPostgres(
  url: string,
  onError: (error: Error) => void,
  { connectMs = CONNECT_MS, silentMs = SILENT_MS }: PostgresOptions = {},
): PostgresConnection {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: connectMs,
    statement_timeout: STATEMENT_MS,
    lock_timeout: LOCK_MS,
    query_timeout: silentMs,
    application_name: 'docent',
    types: { getTypeParser: readType as typeof types.getTypeParser },
  })
  // Without a listener, the event of a connection that Postgres closes would end the process. The pool
  // listens to idle connections only, and a statement that was under way rejects by itself.
  const hear = (error: Error): void => {
    if (!pool.ending) onError(error)
  }
  pool.on('connect', (client) => void client.on('error', hear))
  pool.on('error', () => undefined)

  async function within<Result>(begin: string, work: (sql: Sql) => Promise<Result>) {
    const client = await pool.connect().catch(refuseAway)
    const sql = createSql(client)
    try {
      await sql.change(begin)
      const result = await work(sql)
      await sql.change('COMMIT')
      client.release()
      return result
    } catch (error) {
      await rollBack(client, error)
      throw error
    }
  }

  return {
    ...createSql(pool),
    atomically: (work) => within('BEGIN', work),
    atOneMoment: (work) => within('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', work),
    close: () => pool.end(),
  }
}

/** A connection that is silent, or whose rollback fails, must not be used again. */
async function rollBack(client: PoolClient, cause: unknown): Promise<void> {
  if (cause instanceof StoreAwayError) return client.release(cause)
  try {
    await client.query('ROLLBACK')
    client.release()
  } catch (error) {
    client.release(error instanceof Error ? error : true)
  }
}

interface Queried {
  query(config: QueryConfig): Promise<{ rows: Row[]; rowCount: number | null }>
}

function createSql(queried: Queried): Sql {
  const query = (text: string, values?: Values) =>
    queried.query(bind(text, values)).catch(refuseAway)
  return {
    rows: async (text, values) => (await query(text, values)).rows,
    change: async (text, values) => (await query(text, values)).rowCount ?? 0,
  }
}

/** Errors that Postgres sends are a `DatabaseError`. All others come from the connection. */
function refuseAway(error: unknown): never {
  throw error instanceof DatabaseError ? error : new StoreAwayError(error)
}

/** `bigint` and `numeric`: times, counts and sums here are all exact as numbers. */
const NUMBERS: ReadonlySet<number> = new Set([20, 1700])

function readType(oid: number, format: 'text' | 'binary' = 'text'): (text: string) => unknown {
  return NUMBERS.has(oid) ? Number : types.getTypeParser(oid, format as 'text')
}
