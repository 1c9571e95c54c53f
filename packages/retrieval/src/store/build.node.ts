import {
  closeSync,
  copyFileSync,
  constants,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Document } from '@docent/content'
import { writeNotes } from '../notes/tables.node.ts'
import type { StudyNote } from '../notes/types.ts'
import { readPage } from '../passages/passages.ts'
import { textLanguage, wordRules } from '../words/analyze.ts'
import { writeVectors } from '../semantic/vectorTable.node.ts'
import type { PassageVectors } from '../semantic/types.ts'
import { createTables, openForWriting } from './schema.node.ts'
import { createIndexWriter, type IndexWriter } from './write.node.ts'

/** The input of an index. The documents are read once, one after another. */
export interface IndexedContent {
  readonly documents: Iterable<Document>
  /** Changes when something in a document changes. */
  readonly hash: string
  /** The notes on sections of these documents. */
  readonly notes?: readonly StudyNote[]
  /** The vectors of its passages, for the ranking by meaning. */
  readonly vectors?: PassageVectors
}

/**
 * Writes everything needed to search a site into one SQLite file, and creates its folder.
 *
 * The file is written under a temporary name and renamed, so that readers find the old file or the
 * new one, never a partial one. Only its owner can read a private file, also after updates.
 */
export function buildKnowledge(
  content: IndexedContent,
  file: string,
  { isPrivate = false }: { readonly isPrivate?: boolean } = {},
): void {
  mkdirSync(dirname(file), { recursive: true })
  rewrite(file, isPrivate ? 'anew, private' : 'anew', (database) => {
    const writer = createIndexWriter(database)
    for (const document of content.documents) writer.add(readPage(document), readVersion(document))
    writer.finish(content.hash)
    writeNotes(database, content.notes)
    writeVectors(database, content.vectors)
    database.exec("INSERT INTO passage_index (passage_index) VALUES ('optimize')")
  })
}

/** The changes that an update wrote. */
export interface Update {
  readonly added: number
  readonly changed: number
  readonly removed: number
}

/**
 * Updates a file that `buildKnowledge` wrote: only changed pages are read and written. Readers that
 * have the file open keep the old content.
 *
 * @throws {Error} if the file cannot be read.
 */
export function updateKnowledge(content: IndexedContent, file: string): Update {
  return rewrite(file, 'from what it is', (database) => {
    const writer = createIndexWriter(database)
    const update = writeChanges(database, writer, content)
    writer.finish(content.hash)
    writeNotes(database, content.notes)
    return update
  })
}

function writeChanges(
  database: DatabaseSync,
  writer: IndexWriter,
  { documents }: IndexedContent,
): Update {
  const rows = database.prepare('SELECT route, version FROM pages').all()
  const before = new Map(rows.map(({ route, version }) => [String(route), String(version)]))
  const gone = new Set(before.keys())
  let added = 0
  let changed = 0
  for (const document of documents) {
    const { route } = document
    gone.delete(route)
    const version = readVersion(document)
    const known = before.get(route)
    if (known === version) continue
    if (known === undefined) added += 1
    else changed += 1
    if (known !== undefined) writer.remove(route)
    writer.add(readPage(document), version)
  }
  for (const route of gone) writer.remove(route)
  return { added, changed, removed: gone.size }
}

/** A page is unchanged if its file, the rules of its language and the targets of its links are unchanged. */
function readVersion({ hash, links }: Document): string {
  const { edition } = wordRules()
  const language = edition === undefined ? textLanguage() : `${textLanguage()} ${edition}`
  return [language, hash, ...links.map(({ target = '' }) => target)].join('\n')
}

function rewrite<Result>(
  file: string,
  how: 'anew' | 'anew, private' | 'from what it is',
  work: (database: DatabaseSync) => Result,
): Result {
  const draft = `${file}.new`
  rmSync(draft, { force: true })
  if (how === 'from what it is') copyFileSync(file, draft, constants.COPYFILE_FICLONE)
  if (how === 'anew, private') closeSync(openSync(draft, 'wx', 0o600))
  // The index stores deletion marks in rows whose numbers exceed the safe integers of JavaScript.
  const database = new DatabaseSync(draft, { readBigInts: true })
  try {
    if (how === 'from what it is') openForWriting(database)
    else createTables(database)
    database.exec('BEGIN')
    const result = work(database)
    database.exec('COMMIT')
    database.close()
    renameSync(draft, file)
    return result
  } finally {
    if (database.isOpen) database.close()
  }
}
