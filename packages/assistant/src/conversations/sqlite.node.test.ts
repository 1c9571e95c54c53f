import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeConversations } from './conversations.contract.ts'
import { openConversations } from './sqlite.node.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

describeConversations('conversations in SQLite', async () =>
  openConversations(join(folder, 'a.db')),
)

const question = {
  conversationId: 'chat',
  label: '',
  key: 'k',
  text: 'Hello',
  askedAt: 1,
  answerId: 'a',
  turns: 1,
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

  it('refuses a database of a newer Docent, and leaves it as it is', () => {
    const file = join(folder, 'a.db')
    const database = new DatabaseSync(file)
    database.exec('PRAGMA user_version = 999')
    database.close()
    expect(() => openConversations(file)).toThrow('written by a newer version of Docent')
  })

  it('rejects what could not be stored, and goes on', async () => {
    const store = openConversations(join(folder, 'a.db'))
    const broken = { ...question, key: null as unknown as string, conversationId: 'broken' }
    const [bad, good] = await Promise.allSettled([store.begin(broken), store.begin(question)])
    expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled'])
    expect(await store.read('broken')).toEqual([])
    expect(await store.read('chat')).toHaveLength(1)
    await store.close()
  })
})
