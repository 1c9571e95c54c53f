import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'
import type { DatabaseSync } from 'node:sqlite'
import { isBusy } from './faults.node.ts'

/** Runs writes so that those of one moment share a transaction, and with it one wait for the disk. */
export interface CommitWriter {
  /** Resolves with what `write` returned once it is on disk; rejects with what it threw. */
  run<Result>(write: () => Result): Promise<Result>
  /** Resolves when no write is waiting any more. */
  settle(): Promise<void>
}

export interface WriterOptions {
  /** Throws if what was committed cannot be found again. Called once for each commit. */
  readonly requireKept?: () => void
  /** How long writes wait for another process that is writing. @default 5 s */
  readonly busyMs?: number
}

interface Waiting {
  write(): unknown
  resolve(result: unknown): void
  reject(reason: unknown): void
}

const BUSY_MS = 5_000
const RETRY_MS = 25

/**
 * A commit waits for the disk, and a thousand small ones wait a thousand times: five hundred visitors
 * who ask within the same second would wait for each other. Writes are collected until the event loop
 * turns, and committed together. A write that throws does not affect the others.
 *
 * Only one process writes a database, but its owner may have it open in a tool. While that tool
 * holds the write lock, writes wait here and not inside SQLite, which would stop the event loop.
 */
export function createCommitWriter(
  database: DatabaseSync,
  { requireKept = () => undefined, busyMs = BUSY_MS }: WriterOptions = {},
): CommitWriter {
  let waiting: Waiting[] = []
  let turn: Promise<void> | undefined

  async function flush(): Promise<void> {
    await nextTurn()
    const end = performance.now() + busyMs
    let failure = begin(database)
    while (isBusy(failure) && performance.now() < end) {
      await delay(RETRY_MS)
      failure = begin(database)
    }
    // Nothing else may run between the begin and the commit: a read would find itself within the
    // transaction.
    const batch = waiting
    waiting = []
    turn = undefined
    if (failure) for (const { reject } of batch) reject(failure)
    else commit(database, batch, requireKept)
  }

  return {
    run<Result>(write: () => Result): Promise<Result> {
      turn ??= flush()
      return new Promise<Result>((resolve, reject) => {
        waiting.push({ write, resolve: resolve as (result: unknown) => void, reject })
      })
    },
    async settle() {
      while (turn) await turn
    },
  }
}

/** The error that prevented the transaction, if any. */
function begin(database: DatabaseSync): unknown {
  try {
    database.exec('BEGIN IMMEDIATE')
    return undefined
  } catch (error) {
    return error
  }
}

function commit(database: DatabaseSync, batch: readonly Waiting[], requireKept: () => void): void {
  const done: (() => void)[] = []
  try {
    for (const { write, resolve, reject } of batch) {
      try {
        const result = attempt(database, write)
        done.push(() => resolve(result))
      } catch (error) {
        // A full disk ends the whole transaction, and with it the writes before this one.
        if (!database.isTransaction) throw error
        done.push(() => reject(error))
      }
    }
    database.exec('COMMIT')
    requireKept()
  } catch (error) {
    for (const { reject } of batch) reject(error)
    if (database.isTransaction) database.exec('ROLLBACK')
    return
  }
  for (const settle of done) settle()
}

function attempt(database: DatabaseSync, write: () => unknown): unknown {
  database.exec('SAVEPOINT one')
  try {
    const result = write()
    database.exec('RELEASE one')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK TO one; RELEASE one')
    throw error
  }
}
