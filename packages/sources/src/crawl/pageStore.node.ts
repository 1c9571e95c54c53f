import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** The pages that a crawl has read, and the addresses that it still has to read. */
export interface PageStore {
  page(url: string): StoredPage | undefined
  pages(): StoredPage[]
  readBody(url: string): string
  /** Keeps a page that was read in this run. */
  put(page: StoredPage, body: string): void
  /** Records that a page is unchanged: the server says so, or its bytes are the same. */
  confirm(url: string, changes?: { readonly etag: string; readonly modified: string }): void
  remove(url: string): void
  /** Removes the pages that this run did not find, and returns how many. */
  removeUnseen(): number
  /** Adds addresses to the queue; those that this run already knows stay as they are. */
  enqueue(urls: Iterable<string>): void
  /** Takes the next address, or undefined. A run that stops before `done` takes it again. */
  take(): string | undefined
  /** Marks an address that was taken as done. `skipped` says why its page was left out. */
  done(url: string, skipped?: string): void
  readonly counts: () => { readonly waiting: number; readonly done: number }
  skipped(): ReadonlyMap<string, number>
  fact(name: string): string | undefined
  setFact(name: string, value: string): void
  /** Begins a run, or continues one that was interrupted; returns whether it continues one. */
  begin(): boolean
  end(): void
  close(): void
}

export interface StoredPage {
  readonly url: string
  readonly kind: 'html' | 'markdown'
  readonly etag: string
  readonly modified: string
  /** Of the text. */
  readonly hash: string
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS pages (
    url TEXT PRIMARY KEY, kind TEXT NOT NULL, etag TEXT NOT NULL, modified TEXT NOT NULL,
    hash TEXT NOT NULL, body BLOB NOT NULL, run INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS queue (
    number INTEGER PRIMARY KEY, url TEXT NOT NULL UNIQUE, state TEXT NOT NULL DEFAULT 'waiting',
    skipped TEXT
  );
  CREATE INDEX IF NOT EXISTS queue_states ON queue (state);
  CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
`

const COLUMNS = 'url, kind, etag, modified, hash'

/** Opens the file that stores one site, and creates it if needed. */
export function openPageStore(file: string): PageStore {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file, { timeout: 5_000 })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
  database.exec(SCHEMA)
  const prepare = (sql: string) => database.prepare(sql)
  const sql = {
    page: prepare(`SELECT ${COLUMNS} FROM pages WHERE url = ?`),
    pages: prepare(`SELECT ${COLUMNS} FROM pages ORDER BY url`),
    body: prepare('SELECT body FROM pages WHERE url = ?'),
    put: prepare('INSERT OR REPLACE INTO pages VALUES (?, ?, ?, ?, ?, ?, ?)'),
    confirm: prepare('UPDATE pages SET run = ? WHERE url = ?'),
    headers: prepare('UPDATE pages SET etag = ?, modified = ? WHERE url = ?'),
    remove: prepare('DELETE FROM pages WHERE url = ?'),
    unseen: prepare('DELETE FROM pages WHERE run <> ?'),
    enqueue: prepare('INSERT OR IGNORE INTO queue (url) VALUES (?)'),
    take: prepare("SELECT url FROM queue WHERE state = 'waiting' ORDER BY number LIMIT 1"),
    state: prepare('UPDATE queue SET state = ?, skipped = ? WHERE url = ?'),
    counts: prepare('SELECT state, count(*) AS count FROM queue GROUP BY state'),
    skipped: prepare(
      'SELECT skipped, count(*) AS count FROM queue WHERE skipped IS NOT NULL GROUP BY 1',
    ),
    fact: prepare('SELECT value FROM facts WHERE name = ?'),
    setFact: prepare('INSERT OR REPLACE INTO facts VALUES (?, ?)'),
  }
  const fact = (name: string): string | undefined =>
    sql.fact.get(name)?.['value'] as string | undefined
  const run = (): number => Number(fact('run') ?? 0)
  // Updated here, because counting the rows after each page would make long crawls slow.
  let counts = readCounts(sql.counts.all())

  return {
    page: (url) => sql.page.get(url) as unknown as StoredPage | undefined,
    pages: () => sql.pages.all() as unknown as StoredPage[],
    readBody: (url) => unpack(sql.body.get(url)?.['body'] as Uint8Array),
    put({ url, kind, etag, modified, hash }, body) {
      sql.put.run(url, kind, etag, modified, hash, pack(body), run())
    },
    confirm(url, changes) {
      sql.confirm.run(run(), url)
      if (changes) sql.headers.run(changes.etag, changes.modified, url)
    },
    remove: (url) => void sql.remove.run(url),
    removeUnseen: () => Number(sql.unseen.run(run()).changes),
    enqueue(urls) {
      database.exec('BEGIN')
      for (const url of urls) counts.waiting += Number(sql.enqueue.run(url).changes)
      database.exec('COMMIT')
    },
    take() {
      const url = sql.take.get()?.['url'] as string | undefined
      if (url !== undefined) sql.state.run('taken', null, url)
      return url
    },
    done(url, skipped) {
      sql.state.run('done', skipped ?? null, url)
      counts = { waiting: counts.waiting - 1, done: counts.done + 1 }
    },
    counts: () => counts,
    skipped: () =>
      new Map(sql.skipped.all().map((row) => [String(row['skipped']), Number(row['count'])])),
    fact,
    setFact: (name, value) => void sql.setFact.run(name, value),
    begin() {
      const isGoingOn = fact('state') === 'running'
      if (isGoingOn) database.exec("UPDATE queue SET state = 'waiting' WHERE state = 'taken'")
      else {
        database.exec('DELETE FROM queue')
        counts = { waiting: 0, done: 0 }
        sql.setFact.run('run', String(run() + 1))
        sql.setFact.run('state', 'running')
      }
      return isGoingOn
    },
    end() {
      sql.setFact.run('state', 'whole')
      sql.setFact.run('finished', String(Date.now()))
    },
    close: () => database.close(),
  }
}

/** Addresses that were taken but not read are still waiting. */
function readCounts(rows: readonly Record<string, unknown>[]): { waiting: number; done: number } {
  const count = (state: string): number =>
    Number(rows.find((row) => row['state'] === state)?.['count'] ?? 0)
  return { waiting: count('waiting') + count('taken'), done: count('done') }
}

function pack(text: string): Uint8Array {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
}

function unpack(bytes: Uint8Array): string {
  return brotliDecompressSync(bytes).toString('utf8')
}
