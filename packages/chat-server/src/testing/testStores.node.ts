import { createId } from '@docent/protocol/api'
import { Client } from 'pg'

/** A new empty database for a test, in a Postgres: by default in the one that the step "stores" runs. */
export async function openTestDatabase(
  server: string = readVariable('DOCENT_TEST_POSTGRES'),
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `docent_test_${createId().toLowerCase().replace(/\W/g, '_')}`
  await runStatement(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => runStatement(server, `DROP DATABASE ${name} WITH (FORCE)`) }
}

/** A Postgres whose tables cannot grow past 3 MB, as on a full disk. */
export function readSmallPostgres(): string {
  return readVariable('DOCENT_TEST_SMALL_POSTGRES')
}

/** Runs a statement in a database of a test. */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The Redis that the step "stores" runs. Tests share it, so each uses separate names. */
export function readTestRedis(): string {
  return readVariable('DOCENT_TEST_REDIS')
}

function readVariable(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`Run these tests with "npm test -- stores", which sets ${name}.`)
  return value
}
