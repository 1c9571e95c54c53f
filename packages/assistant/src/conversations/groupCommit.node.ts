import type { DatabaseSync } from 'node:sqlite'

/** Runs writes so that those of one moment share a transaction, and with it one wait for the disk. */
export interface Writer {
  /** Resolves with what `write` returned once it is on disk; rejects with what it threw. */
  run<Result>(write: () => Result): Promise<Result>
  /** Resolves when nothing is waiting any more. */
  settle(): Promise<void>
}

interface Waiting {
  write(): unknown
  resolve(result: unknown): void
  reject(reason: unknown): void
}

/**
 * A commit waits for the disk, a thousand small ones wait a thousand times: five hundred visitors
 * who ask within the same second would wait for each other. Writes are collected until the event
 * loop turns, and committed together; one that throws takes none of the others with it.
 */
export function createWriter(database: DatabaseSync): Writer {
  let waiting: Waiting[] = []
  let turn: Promise<void> | undefined

  function flush(): void {
    const batch = waiting
    waiting = []
    turn = undefined
    commit(database, batch)
  }

  return {
    run<Result>(write: () => Result): Promise<Result> {
      turn ??= new Promise((resolve) => {
        setImmediate(() => {
          flush()
          resolve()
        })
      })
      return new Promise<Result>((resolve, reject) => {
        waiting.push({ write, resolve: resolve as (result: unknown) => void, reject })
      })
    },
    settle: async () => turn,
  }
}

function commit(database: DatabaseSync, batch: readonly Waiting[]): void {
  const done: (() => void)[] = []
  try {
    database.exec('BEGIN IMMEDIATE')
    for (const { write, resolve, reject } of batch) {
      try {
        const result = attempt(database, write)
        done.push(() => resolve(result))
      } catch (error) {
        done.push(() => reject(error))
      }
    }
    database.exec('COMMIT')
  } catch (error) {
    // The disk is full, or the file is gone: nothing of this batch was stored.
    if (database.isTransaction) database.exec('ROLLBACK')
    for (const { reject } of batch) reject(error)
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
