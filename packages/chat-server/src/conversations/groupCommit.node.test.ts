import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCommitWriter } from './groupCommit.node.ts'

let folder: string
let file: string
let database: DatabaseSync
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-'))
  file = join(folder, 'a.db')
  database = new DatabaseSync(file, { timeout: 0 })
  // A row without its parent is found out only by the commit, which fails as it does on a full disk.
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA foreign_keys = ON;
    CREATE TABLE parents (id INTEGER PRIMARY KEY);
    CREATE TABLE rows (
      id INTEGER PRIMARY KEY,
      parent INTEGER REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED
    )`)
})
afterEach(() => {
  database.close()
  rmSync(folder, { recursive: true })
})

const add = (id: number, parent: number | null = null) =>
  database.prepare('INSERT INTO rows VALUES (?, ?)').run(id, parent).changes

/** The rows that another process would see. */
function readStored(): unknown[] {
  const other = new DatabaseSync(file, { readOnly: true })
  const rows = other.prepare('SELECT id FROM rows ORDER BY id').all()
  other.close()
  return rows.map(({ id }) => id)
}

const outcomes = async (writes: readonly Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(writes)).map(({ status }) => status)

describe('createWriter', () => {
  it('rejects every write of a commit that fails, and stores none of them', async () => {
    const { run } = createCommitWriter(database)
    const writes = [run(() => add(1)), run(() => add(2, 99)), run(() => add(3))]
    expect(await outcomes(writes)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(readStored()).toEqual([])
  })

  it('writes again after a commit that failed', async () => {
    const { run } = createCommitWriter(database)
    await outcomes([run(() => add(1, 99))])
    expect(await run(() => add(2))).toBe(1)
    expect(readStored()).toEqual([2])
  })

  it('rolls back a write that threw, and keeps the writes next to it', async () => {
    const { run } = createCommitWriter(database)
    const half = (): never => {
      add(1)
      throw new Error('half done')
    }
    expect(await outcomes([run(() => add(2)), run(half), run(() => add(3))])).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect(readStored()).toEqual([2, 3])
  })

  it('rejects all if a failed write has ended the transaction, and stores none', async () => {
    const { run } = createCommitWriter(database)
    // A full disk does this.
    const end = (): never => {
      database.exec('ROLLBACK')
      throw new Error('the disk is full')
    }
    expect(await outcomes([run(() => add(1)), run(end), run(() => add(2))])).toEqual([
      'rejected',
      'rejected',
      'rejected',
    ])
    expect(readStored()).toEqual([])
  })

  it('asks once for each commit whether it is kept, and rejects its writes if it is not', async () => {
    let asked = 0
    const requireKept = (): void => {
      asked += 1
      throw new Error('gone')
    }
    const { run } = createCommitWriter(database, { requireKept })
    expect(await outcomes([run(() => add(1)), run(() => add(2))])).toEqual(['rejected', 'rejected'])
    expect(asked).toBe(1)
  })

  // SQLite waited inside a call, or not at all: the first stopped every visitor, the second failed.
  it('waits for another program that is writing, while the event loop goes on', async () => {
    const other = new DatabaseSync(file)
    other.exec('BEGIN IMMEDIATE')
    const { run } = createCommitWriter(database, { busyMs: 60_000 })
    const write = run(() => add(1))
    expect(await Promise.race([write, delay(60).then(() => 'still waiting')])).toBe('still waiting')
    const second = run(() => add(2))
    other.exec('ROLLBACK')
    other.close()
    expect(await Promise.all([write, second])).toEqual([1, 1])
    expect(readStored()).toEqual([1, 2])
  })

  it('gives up in the end if another program never stops writing', async () => {
    const other = new DatabaseSync(file)
    other.exec('BEGIN IMMEDIATE')
    const { run, settle } = createCommitWriter(database, { busyMs: 60 })
    await expect(run(() => add(1))).rejects.toThrow('database is locked')
    await settle()
    other.close()
    expect(await run(() => add(2))).toBe(1)
  })
})
