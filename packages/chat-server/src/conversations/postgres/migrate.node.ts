import type { PostgresConnection, Sql } from './connect.node.ts'
import { POSTGRES_MIGRATIONS } from './migrations.ts'

/** Locks of the database are numbers: this one says that a node is changing the tables. */
const CHANGING = 7_361_203

/**
 * Brings the tables up to date. Nodes that start at once wait for each other, and only the first
 * changes anything.
 *
 * @throws if the tables were made by a newer Docent.
 */
export function migratePostgres(connection: PostgresConnection): Promise<void> {
  return connection.atomically(async (sql) => {
    await sql.rows('SELECT pg_advisory_xact_lock(:lock)', { lock: CHANGING })
    await sql.change('CREATE TABLE IF NOT EXISTS docent_schema (steps INTEGER NOT NULL)')
    const taken = await countSteps(sql)
    if (taken > POSTGRES_MIGRATIONS.length) {
      throw new Error(
        'The database was made by a newer Docent: update this one, or name another database.',
      )
    }
    for (const step of POSTGRES_MIGRATIONS.slice(taken)) await sql.change(step)
    await sql.change('DELETE FROM docent_schema')
    await sql.change('INSERT INTO docent_schema (steps) VALUES (:steps)', {
      steps: POSTGRES_MIGRATIONS.length,
    })
  })
}

async function countSteps(sql: Sql): Promise<number> {
  const [row] = await sql.rows('SELECT max(steps) AS steps FROM docent_schema')
  return Number(row?.['steps'] ?? 0)
}
