import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isBusy } from '@docent/chat-server/node'

const FILE = 'docent.lock'

/** A server that was just told to stop needs this long to go. */
const WAIT_MS = 3_000

/**
 * Takes a folder for this process alone, until `release` or until the process ends, however it ends:
 * the operating system holds the lock. Undefined where another process keeps it.
 *
 * Node has no file locks, but SQLite has: an empty database in an exclusive transaction that never
 * ends.
 *
 * @throws if the lock file cannot be made.
 */
export function lockFolder(
  folder: string,
  waitMs: number = WAIT_MS,
): { release(): void } | undefined {
  const file = join(folder, FILE)
  makePrivately(file)
  const database = new DatabaseSync(file, { timeout: waitMs })
  try {
    // Without the pragma an empty journal would be made, and left behind by a crash.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return { release: () => database.close() }
  } catch (error) {
    database.close()
    if (isBusy(error)) return undefined
    throw error
  }
}

/** Never opens a file that is there: closing it would drop the lock that this process may hold. */
function makePrivately(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
