import type { DatabaseSync } from 'node:sqlite'
import { createNoteTables } from '../notes/tables.node.ts'

/** The format of the file. It changes with the tables, the cuts of a page, the terms that words become, and the word vectors. */
export const FORMAT = 18

// The full-text index stores our own terms, joined by spaces, and no texts. It keeps the places of
// terms (`detail` is full): without places and texts, its ranking would be zero for every row. Its
// tokenizer must not split a term at points or marks. The `ascii` tokenizer treats everything
// outside ASCII as letters, which suits terms of letters, digits, marks and points.
const SCHEMA = `
  CREATE TABLE facts (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
  CREATE TABLE terms (
    term TEXT PRIMARY KEY, number INTEGER NOT NULL, passages INTEGER NOT NULL, pages INTEGER NOT NULL
  ) WITHOUT ROWID;
  -- The words as they are written, a row for each length.
  CREATE TABLE words (length INTEGER PRIMARY KEY, words TEXT NOT NULL);
  CREATE TABLE forms (form TEXT PRIMARY KEY, term TEXT NOT NULL, count INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE pages (
    number INTEGER PRIMARY KEY, route TEXT NOT NULL UNIQUE, version TEXT NOT NULL,
    info TEXT NOT NULL, length INTEGER NOT NULL, counts BLOB NOT NULL
  );
  CREATE TABLE passages (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, page INTEGER NOT NULL,
    body TEXT NOT NULL, skeleton BLOB NOT NULL,
    -- Null on a site in a language that no word vectors are for.
    vector BLOB
  );
  CREATE INDEX passages_of_page ON passages (page);
  -- Headings as they are typed.
  CREATE TABLE headings (
    letters TEXT NOT NULL, passage INTEGER NOT NULL, PRIMARY KEY (letters, passage)
  ) WITHOUT ROWID;
  CREATE VIRTUAL TABLE passage_index USING fts5 (
    terms, content = '', contentless_delete = 1, tokenize = "ascii tokenchars '.'"
  );
  -- How much is gathered in memory before it is written: a whole site of usual size.
  INSERT INTO passage_index (passage_index, rank) VALUES ('hashsize', 33554432);
`

export function createTables(database: DatabaseSync): void {
  database.exec('PRAGMA page_size = 8192')
  openForWriting(database)
  database.exec(SCHEMA)
  createNoteTables(database)
}

/** An unfinished file has a temporary name and nobody reads it, so no journal is needed. */
export function openForWriting(database: DatabaseSync): void {
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF')
}
