import type { DatabaseSync } from 'node:sqlite'
import { readBody } from '../passages/passages.ts'
import { writeQuestionVectors } from '../wordVectors/noteVectors.node.ts'
import { countTerms } from './fit.ts'
import { countTexts } from './noteTerms.ts'
import { packTerms } from './packedTerms.ts'
import type { StudyNote } from './types.ts'

const SCHEMA = `
  CREATE TABLE notes (
    number INTEGER PRIMARY KEY, passage INTEGER NOT NULL, route TEXT NOT NULL,
    missing INTEGER NOT NULL, counts BLOB NOT NULL, length INTEGER NOT NULL,
    vectors BLOB NOT NULL, body TEXT NOT NULL
  );
  -- How many questions of all notes of a passage have a term.
  CREATE TABLE noted_passages (
    passage INTEGER PRIMARY KEY, questions INTEGER NOT NULL, counts BLOB NOT NULL
  );
  CREATE VIRTUAL TABLE note_index USING fts5 (
    terms, content = '', contentless_delete = 1, tokenize = "ascii tokenchars '.'"
  );
  -- How many notes hold a term.
  CREATE VIRTUAL TABLE note_terms USING fts5vocab (note_index, row);
`

export function createNoteTables(database: DatabaseSync): void {
  database.exec(SCHEMA)
}

/** Replaces all notes. Notes whose passage no longer exists are left out. */
export function writeNotes(database: DatabaseSync, notes: readonly StudyNote[] = []): void {
  database.exec('DELETE FROM note_index; DELETE FROM notes; DELETE FROM noted_passages')
  const find = database.prepare('SELECT number, body FROM passages WHERE id = ?')
  const insert = database.prepare('INSERT INTO notes VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
  const index = database.prepare('INSERT INTO note_index (rowid, terms) VALUES (?, ?)')
  const asked = new Map<number, string[]>()
  let number = 0
  for (const note of notes) {
    const row = find.get(note.passage)
    if (!row) continue
    number += 1
    const passage = Number(row['number'])
    // Questions that a section does not answer do not tell what it is about.
    if (!note.isMissing) asked.set(passage, [...(asked.get(passage) ?? []), ...note.questions])
    const { title, section, route } = readBody(String(row['body']))
    const counts = countTerms({ note, title, section })
    const length = counts.values().reduce((sum, count) => sum + count, 0)
    const vectors = writeQuestionVectors(note.questions)
    const missing = Number(note.isMissing ?? false)
    const body = JSON.stringify(note)
    insert.run(number, passage, route, missing, packTerms(counts), length, vectors, body)
    index.run(number, [...counts.keys()].join(' '))
  }
  writePassages(database, asked)
}

function writePassages(
  database: DatabaseSync,
  asked: ReadonlyMap<number, readonly string[]>,
): void {
  const insert = database.prepare('INSERT INTO noted_passages VALUES (?, ?, ?)')
  for (const [passage, questions] of asked) {
    insert.run(passage, questions.length, packTerms(countTexts(questions)))
  }
}
