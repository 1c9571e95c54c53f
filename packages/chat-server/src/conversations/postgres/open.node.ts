import type { Log } from '@docent/answers'
import type { Conversations } from '../types.ts'
import { connectPostgres } from './connect.node.ts'
import type { PostgresOptions } from './connect.node.ts'
import { createPostgresConversations } from './conversations.node.ts'
import { migratePostgres } from './migrate.node.ts'

/**
 * Opens the conversations in a Postgres database, and makes or updates its tables.
 *
 * @throws if the database cannot be reached, or was made by a newer Docent.
 */
export async function openPostgres(
  url: string,
  log: Log,
  options?: PostgresOptions,
): Promise<Conversations> {
  const warn = (error: Error): void => log.error('a connection to Postgres was lost', error)
  const connection = connectPostgres(url, warn, options)
  try {
    await migratePostgres(connection)
  } catch (error) {
    await connection.close()
    throw error
  }
  return createPostgresConversations(connection)
}
