import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { FORMAT } from './schema.node.ts'
import { MAP_BYTES } from '../ranking/tuning.ts'

/** A file is not a knowledge file, or another version wrote it. */
export class KnowledgeFileError extends Error {
  override readonly name = 'KnowledgeFileError'
  readonly file: string

  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`Cannot open the knowledge in ${file}: ${reason}. Build the site again.`, options)
    this.file = file
  }
}

/** Facts about the whole site. */
export interface Facts {
  readonly hash: string
  readonly pages: number
  readonly passages: number
  /** The sum of all lengths, in terms. */
  readonly pageLength: number
  readonly passageLength: number
}

/** @throws {KnowledgeFileError} if the file is missing, broken or of another format. */
export function openFile(file: string): { database: DatabaseSync; facts: Facts } {
  // SQLite only says that it cannot open the file.
  if (!existsSync(file)) throw new KnowledgeFileError(file, 'there is no such file')
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(toAddress(file), { readOnly: true })
    database.exec(`PRAGMA mmap_size = ${MAP_BYTES}`)
    return { database, facts: readFacts(file, database) }
  } catch (cause) {
    database?.close()
    if (cause instanceof KnowledgeFileError) throw cause
    throw new KnowledgeFileError(file, 'it is not a knowledge file or it is damaged', { cause })
  }
}

/**
 * A file is replaced as a whole and never changed, so SQLite need not lock it. Otherwise it would lock and unlock it for
 * each row that is looked up, which takes most of the time of such a look-up.
 */
function toAddress(file: string): URL | string {
  const address = pathToFileURL(file)
  // SQLite takes no address on another machine, such as a share of Windows.
  if (address.host !== '') return file
  address.searchParams.set('immutable', '1')
  return address
}

function readFacts(file: string, database: DatabaseSync): Facts {
  const rows = database.prepare('SELECT name, value FROM facts').all()
  const facts = new Map(rows.map(({ name, value }) => [name, value]))
  const format = Number(facts.get('format'))
  if (format !== FORMAT) {
    throw new KnowledgeFileError(file, `its format is ${format}, but this version reads ${FORMAT}`)
  }
  return {
    hash: String(facts.get('hash')),
    pages: Number(facts.get('pages')),
    passages: Number(facts.get('passages')),
    pageLength: Number(facts.get('pageLength')),
    passageLength: Number(facts.get('passageLength')),
  }
}
