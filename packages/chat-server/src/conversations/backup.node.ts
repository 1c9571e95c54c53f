// One file with everything in a data folder: the conversations, and the secret that signs the visitors'
// tokens for them.

import { DatabaseSync } from 'node:sqlite'
import { openToRead } from './database.node.ts'
import { isNoDatabase } from './faults.node.ts'
import { MIGRATIONS } from './schema.ts'

const SECRET_TABLE = 'docent_backup'

const NO_BACKUP = 'the file is not a backup of Docent'

/**
 * Writes a copy of a database, as it is at this moment, into a file that must not exist. A server may
 * be writing to the database meanwhile.
 */
export function writeBackup(database: string, secret: Uint8Array | undefined, file: string): void {
  const source = openToRead(database)
  try {
    source.prepare('VACUUM INTO ?').run(file)
  } finally {
    source.close()
  }
  const copy = new DatabaseSync(file)
  try {
    copy.exec(`CREATE TABLE ${SECRET_TABLE} (secret BLOB)`)
    if (secret) copy.prepare(`INSERT INTO ${SECRET_TABLE} (secret) VALUES (?)`).run(secret)
  } finally {
    copy.close()
  }
}

/**
 * Checks a copy of a backup and makes it a database again.
 *
 * @returns the secret that was backed up with it, if there was one.
 * @throws {Error} that says why this Docent cannot use it.
 */
export function openBackup(file: string): Uint8Array | undefined {
  const database = new DatabaseSync(file)
  try {
    const check = database.prepare('PRAGMA integrity_check').get()?.['integrity_check']
    if (check !== 'ok') throw new Error('the file is damaged')
    const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version'])
    if (version > MIGRATIONS.length) throw new Error('a newer version of Docent wrote it')
    const known = database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?')
    if (!known.get(SECRET_TABLE)) throw new Error(NO_BACKUP)
    const secret = database.prepare(`SELECT secret FROM ${SECRET_TABLE}`).get()?.['secret']
    database.exec(`DROP TABLE ${SECRET_TABLE}`)
    return secret instanceof Uint8Array ? secret : undefined
  } catch (error) {
    throw isNoDatabase(error) ? new Error(NO_BACKUP, { cause: error }) : error
  } finally {
    database.close()
  }
}
