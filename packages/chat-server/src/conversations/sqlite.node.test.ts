import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeConversations } from './conversations.contract.ts'
import { describeCounts } from './counts.contract.ts'
import type { FinishedAnswer } from './types.ts'
import { MIGRATIONS } from './schema.ts'
import { openConversations, openConversationsToRead } from './sqlite.node.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const openEmpty = async () => openConversations(join(folder, 'a.db'))
describeConversations('conversations in SQLite', openEmpty)

it('tries whether a long answer could be stored, and leaves nothing behind', async () => {
  const file = join(folder, 'a.db')
  const store = openConversations(file)
  await store.tryToStore?.()
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(256 * 1024)
  await store.tryToStore?.()
  await store.close()

  const database = new DatabaseSync(file)
  database.exec('CREATE TABLE docent_trial (left_by TEXT)')
  database.close()
  const again = openConversations(file)
  await again.tryToStore?.()
  await again.close()
  const after = new DatabaseSync(file)
  const tables = after.prepare("SELECT name FROM sqlite_schema WHERE name LIKE 'docent%'").all()
  after.close()
  expect(tables).toEqual([])
})
describeCounts('conversations in SQLite', openEmpty)

const question = {
  conversationId: 'chat',
  label: '',
  key: 'k',
  text: 'Hello',
  askedAt: 1,
  answerId: 'a',
  turns: 1,
}

const answer: Omit<FinishedAnswer, 'questionId' | 'version'> = {
  status: 'complete',
  engine: 'extractive',
  content: 'Hello.',
  parts: [],
  annotations: [],
  finishReason: 'stop',
  usage: { promptTokens: 1, completionTokens: 1, totalTokens: 2 },
  grounded: undefined,
  confidence: undefined,
  startedAt: 1,
  finishedAt: 2,
}

describe('openConversations', () => {
  it('finds again what an earlier process stored', async () => {
    const file = join(folder, 'a.db')
    const first = openConversations(file)
    await first.begin(question)
    await first.close()

    const second = openConversations(file)
    expect(await second.read('chat')).toHaveLength(1)
    await second.close()
  })

  it('has a question on disk once begin has resolved', async () => {
    const file = join(folder, 'a.db')
    const store = openConversations(file)
    await store.begin(question)

    // A second connection sees what is committed, and nothing else.
    const other = new DatabaseSync(file, { readOnly: true })
    expect(other.prepare('SELECT count(*) AS n FROM questions').get()?.['n']).toBe(1)
    other.close()
    await store.close()
  })

  it('waits for running writes before it closes', async () => {
    const file = join(folder, 'a.db')
    const store = openConversations(file)
    const writing = store.begin(question)
    await store.close()
    await expect(writing).resolves.toMatchObject({ version: 0 })
    const again = openConversations(file)
    expect(await again.read('chat')).toHaveLength(1)
    await again.close()
  })

  it('refuses a database of a newer Docent, and leaves it as it is', () => {
    const file = join(folder, 'a.db')
    const database = new DatabaseSync(file)
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`)
    database.close()
    expect(() => openConversations(file)).toThrow('A newer version of Docent wrote this database')
  })

  it('rejects what could not be stored, and goes on', async () => {
    const store = openConversations(join(folder, 'a.db'))
    const broken = { ...question, key: null as unknown as string, conversationId: 'broken' }
    const [bad, good] = await Promise.allSettled([store.begin(broken), store.begin(question)])
    expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled'])
    // The broken one has got as far as its conversation: a reader of its turns would not see that.
    const kept = await Array.fromAsync(store.list())
    expect(kept.map(({ id }) => id)).toEqual(['chat'])
    await store.close()
  })

  // Questions were answered with `d`, and what was asked went into a file that nobody could find.
  it.each([
    ['deleted', (at: string) => rmSync(at, { recursive: true })],
    ['moved away', (at: string) => renameSync(at, `${at}.old`)],
  ])('acknowledges nothing once its folder is %s', async (_, lose) => {
    const own = join(folder, 'data')
    mkdirSync(own)
    const store = openConversations(join(own, 'a.db'))
    const begun = await store.begin(question)
    lose(own)
    await expect(store.finish({ ...answer, ...begun })).rejects.toThrow('was deleted or replaced')
    await expect(store.begin({ ...question, key: 'k2' })).rejects.toThrow('Restart the server.')
    await store.close()
  })

  it('makes its files readable only by their owner, also existing ones', async () => {
    const file = join(folder, 'a.db')
    const first = openConversations(file)
    await first.begin(question)
    expect(readModes()).toEqual({ 'a.db': 0o600, 'a.db-shm': 0o600, 'a.db-wal': 0o600 })
    await first.close()

    chmodSync(file, 0o644)
    const second = openConversations(file)
    await second.begin({ ...question, key: 'k2' })
    expect(readModes()).toEqual({ 'a.db': 0o600, 'a.db-shm': 0o600, 'a.db-wal': 0o600 })
    await second.close()
  })

  function readModes(): Record<string, number> {
    const names = readdirSync(folder).toSorted()
    return Object.fromEntries(
      names.map((name) => [name, statSync(join(folder, name)).mode & 0o777]),
    )
  }
})

describe('openConversationsToRead', () => {
  // An export took the write lock, failed if it was held, and made questions fail meanwhile.
  it('reads while another connection writes, and keeps nobody from writing', async () => {
    const file = join(folder, 'a.db')
    const store = openConversations(file)
    await store.begin(question)
    const writing = new DatabaseSync(file)
    writing.exec(`BEGIN IMMEDIATE; UPDATE questions SET text = 'unfinished'`)

    const reader = openConversationsToRead(file)
    expect((await reader.read('chat')).map(({ text }) => text)).toEqual(['Hello'])
    expect((await store.read('chat')).map(({ text }) => text)).toEqual(['Hello'])
    expect(await reader.costSince(0)).toBe(0)
    expect(await reader.countPageVotes()).toEqual([])
    writing.close()

    // In the middle of an export.
    const pages = reader.list()[Symbol.asyncIterator]()
    await pages.next()
    await store.begin({ ...question, key: 'k2' })
    expect(await reader.read('chat')).toHaveLength(2)
    await reader.close()
    await store.close()
  })

  it('changes nothing', async () => {
    const file = join(folder, 'a.db')
    await openConversations(file).close()
    const before = statSync(file, { bigint: true })
    const reader = openConversationsToRead(file)
    expect(await Array.fromAsync(reader.list())).toEqual([])
    await reader.close()
    expect(statSync(file, { bigint: true }).mtimeNs).toBe(before.mtimeNs)
  })

  it('reads what an older Docent wrote, next to it', async () => {
    const file = join(folder, 'a.db')
    const old = new DatabaseSync(file)
    old.exec(`PRAGMA journal_mode = WAL; ${MIGRATIONS[0]}; PRAGMA user_version = 1`)
    old.exec(`INSERT INTO conversations VALUES ('chat', '', 1, 1)`)
    const reader = openConversationsToRead(file)
    const found = await Array.fromAsync(reader.list())
    expect(found.map(({ id }) => id)).toEqual(['chat'])
    old.exec(`INSERT INTO conversations VALUES ('later', '', 2, 2)`)
    expect(await Array.fromAsync(reader.list())).toHaveLength(2)
    await reader.close()
    old.close()
  })

  it('refuses a database of a newer Docent, and never creates one', () => {
    const file = join(folder, 'a.db')
    expect(() => openConversationsToRead(file)).toThrow()
    expect(existsSync(file)).toBe(false)
    const database = new DatabaseSync(file)
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`)
    database.close()
    expect(() => openConversationsToRead(file)).toThrow(
      'A newer version of Docent wrote this database',
    )
  })
})
