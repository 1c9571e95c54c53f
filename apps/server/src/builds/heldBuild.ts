// A server holds the build that it serves. Newer builds may fail to open, or another process may make several, so
// the build in use is not always one of the newest.

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isBusy } from '@docent/chat-server/node'

/** An empty database next to the build, because everything in the build is copied to other nodes. */
export const nameHold = (hash: string): string => `${hash}.lock`

/** The time that another process needs to look whether the build is held. */
const WAIT_MS = 3_000

/**
 * Holds a build for this process until `release` or the end of the process, however it ends. Several processes can hold
 * the same build: each has a read lock on the file.
 */
export function holdBuild(buildFolder: string, hash: string): { release(): void } {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(join(buildFolder, nameHold(hash)), { timeout: WAIT_MS })
    database.exec('BEGIN; SELECT 1 FROM sqlite_schema')
  } catch {
    // The folder cannot be written, so nothing in it is removed, or its disk has no locks. The server works anyway.
  }
  return { release: () => database?.close() }
}

/** Whether a build is there and a process, perhaps this one, holds it. */
export function isHeld(buildFolder: string, hash: string): boolean {
  const file = join(buildFolder, nameHold(hash))
  const folder = join(buildFolder, hash)
  // The folder may have been cleared by hand.
  if (!existsSync(file) || !existsSync(folder) || readdirSync(folder).length === 0) return false
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { timeout: 0 })
    // Without the pragma, SQLite would create an empty journal, which a crash would leave behind.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return false
  } catch (error) {
    return isBusy(error)
  } finally {
    database?.close()
  }
}
