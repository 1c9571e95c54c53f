import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isBusy } from '@docent/chat-server/node'
import { readErrorCode } from '@docent/content/readErrorCode'

const FILE = 'docent.lock'

/** The time that a server needs to stop. */
const WAIT_MS = 3_000

/**
 * Locks a folder for this process until `release` or the end of the process, however it ends: the
 * operating system holds the lock. Returns undefined if another process has it.
 *
 * Node has no file locks, but SQLite does: the lock is an empty database in an exclusive
 * transaction that never ends.
 *
 * @throws if the lock file cannot be created.
 */
export function lockFolder(
  folder: string,
  waitMs: number = WAIT_MS,
): { release(): void } | undefined {
  const file = join(folder, FILE)
  makePrivately(file)
  const database = new DatabaseSync(file, { timeout: waitMs })
  try {
    // Without the pragma, SQLite would create an empty journal, which a crash would leave behind.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return { release: () => database.close() }
  } catch (error) {
    database.close()
    if (isBusy(error)) return undefined
    throw error
  }
}

/** Never opens an existing file: closing it would drop a lock that this process may hold. */
function makePrivately(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if (readErrorCode(error) !== 'EEXIST') throw error
  }
}
