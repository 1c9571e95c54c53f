// How the file of the conversations is opened: by the one process that writes it, or by others that
// read it meanwhile. In WAL mode these never wait for each other.

import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { DatabaseGoneError } from './faults.node.ts'
import { MIGRATIONS } from './schema.ts'

const MEMORY = ':memory:'

/** How long opening waits for another process, which may be opening or closing the same file. */
const OPEN_MS = 5_000
/** SQLite stops the event loop while it waits: later on, writes are tried again in `createWriter`. */
const WRITE_MS = 0

export interface OpenDatabase {
  readonly database: DatabaseSync
  /** @throws {DatabaseGoneError} if the path does not lead to this database any more. */
  readonly requireKept: () => void
}

/** Opens the database for writing, creates it if needed, and updates its tables. */
export function openToWrite(file: string): OpenDatabase {
  if (file !== MEMORY) keepPrivate(file)
  const database = new DatabaseSync(file, { timeout: OPEN_MS })
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
    migrate(database)
    database.exec(`PRAGMA busy_timeout = ${WRITE_MS}`)
    return { database, requireKept: file === MEMORY ? () => undefined : watchFile(file) }
  } catch (error) {
    database.close()
    throw error
  }
}

/** Opens an existing database to read it while another process writes it. */
export function openToRead(file: string): DatabaseSync {
  const database = openReadOnly(file)
  try {
    if (readVersion(database) === MIGRATIONS.length) return database
  } catch (error) {
    database.close()
    throw error
  }
  // An older Docent wrote it. The new tables do not disturb one that is still running.
  database.close()
  openToWrite(file).database.close()
  return openReadOnly(file)
}

function openReadOnly(file: string): DatabaseSync {
  const options = { readOnly: true, timeout: OPEN_MS }
  if (existsSync(`${file}-wal`) || isWritable(dirname(file))) return new DatabaseSync(file, options)
  // A backup on a read-only disk: SQLite would try to create its files next to it.
  const address = pathToFileURL(file)
  address.searchParams.set('immutable', '1')
  return new DatabaseSync(address, options)
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** SQLite gives the files that it creates next to a database the database's permissions. */
function keepPrivate(file: string): void {
  try {
    // Never opened if it is there: closing it again would drop the locks that this process holds.
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    restrict(file)
  }
  for (const beside of [`${file}-wal`, `${file}-shm`]) if (existsSync(beside)) restrict(beside)
}

function restrict(file: string): void {
  try {
    chmodSync(file, 0o600)
  } catch {
    // Another user owns it, or its disk has no permissions: `docent doctor` says so.
  }
}

function watchFile(file: string): () => void {
  const opened = statSync(file, { bigint: true })
  return () => {
    const now = statSync(file, { bigint: true, throwIfNoEntry: false })
    if (now?.ino !== opened.ino || now.dev !== opened.dev) throw new DatabaseGoneError(file)
  }
}

function migrate(database: DatabaseSync): void {
  if (readVersion(database) === MIGRATIONS.length) return
  database.exec('BEGIN IMMEDIATE')
  try {
    // Another process may have taken these steps while this one waited.
    const version = readVersion(database)
    for (const step of MIGRATIONS.slice(version)) database.exec(step)
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}; COMMIT`)
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** @throws if a newer Docent wrote it. */
function readVersion(database: DatabaseSync): number {
  const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version'])
  if (version <= MIGRATIONS.length) return version
  throw new Error('A newer version of Docent wrote this database. Update Docent.')
}
