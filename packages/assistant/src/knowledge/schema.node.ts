import type { DatabaseSync } from 'node:sqlite'

/** Changes when a file that an older program wrote can no longer be read. */
export const FORMAT = 1

// The full-text index holds our own terms, joined by spaces, and no texts. It keeps the places of
// terms (`detail` is full): without them and without texts its ranking is zero for every row. Its
// tokenizer must leave a term in one piece, points and marks included.
const SCHEMA = `
  CREATE TABLE facts (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
  CREATE TABLE terms (
    term TEXT PRIMARY KEY, number INTEGER NOT NULL, passages INTEGER NOT NULL, pages INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE pages (
    number INTEGER PRIMARY KEY, route TEXT NOT NULL UNIQUE, info TEXT NOT NULL,
    length INTEGER NOT NULL, counts BLOB NOT NULL
  );
  CREATE TABLE passages (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, page INTEGER NOT NULL,
    body TEXT NOT NULL, skeleton BLOB NOT NULL
  );
  CREATE INDEX passages_of_page ON passages (page);
  CREATE VIRTUAL TABLE passage_index USING fts5 (
    terms, content = '',
    tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co' tokenchars '.'"
  );
`

export function createTables(database: DatabaseSync): void {
  // Until it is whole the file has another name, and nobody reads it: no journal is needed.
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA page_size = 8192;')
  database.exec(SCHEMA)
}
