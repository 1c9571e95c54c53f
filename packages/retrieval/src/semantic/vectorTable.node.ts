import type { DatabaseSync } from 'node:sqlite'
import type { PassageVectors } from './types.ts'

/** The vectors of an index, one after another. */
export interface StoredVectors {
  readonly numbers: readonly number[]
  /** The place of each passage's vector, by the number of the passage. */
  readonly places: ReadonlyMap<number, number>
  readonly vectors: readonly Int8Array[]
}

/** Adds the vectors to an index. An index without vectors has no such table. */
export function writeVectors(database: DatabaseSync, written: PassageVectors | undefined): void {
  if (written === undefined) return
  database.exec('CREATE TABLE vectors (passage INTEGER PRIMARY KEY, vector BLOB NOT NULL)')
  database.prepare('INSERT INTO facts VALUES (?, ?)').run('vectors', written.model)
  const find = database.prepare('SELECT number FROM passages WHERE id = ?')
  const insert = database.prepare('INSERT INTO vectors VALUES (?, ?)')
  for (const [id, vector] of written.vectors) {
    const number = find.get(id)?.['number']
    if (number !== undefined) insert.run(number, new Uint8Array(vector.buffer))
  }
}

/** Whether an index has vectors of this model. */
export function hasVectors(database: DatabaseSync, model: string): boolean {
  const row = database.prepare("SELECT value FROM facts WHERE name = 'vectors'").get()
  return row?.['value'] === model
}

export function readVectors(database: DatabaseSync): StoredVectors {
  const rows = database.prepare('SELECT passage, vector FROM vectors ORDER BY passage').all()
  const numbers = rows.map(({ passage }) => Number(passage))
  return {
    numbers,
    places: new Map(numbers.map((number, place) => [number, place])),
    vectors: rows.map(({ vector }) => new Int8Array(Uint8Array.from(vector as Uint8Array).buffer)),
  }
}
