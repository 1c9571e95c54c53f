import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/testStores.node.ts'
import { describeConversations } from '../conversations.contract.ts'
import { describeCounts } from '../counts.contract.ts'
import { connectPostgres } from './connect.node.ts'
import { openPostgres } from './open.node.ts'

const log = { info: () => undefined, error: () => undefined }

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.drop())

/** Two hundred questions at once wait for ten connections, which takes long on a busy machine. */
const PATIENT = { connectMs: 60_000 }

const openEmpty = () => openPostgres(database.url, log, PATIENT)
describeConversations('conversations in Postgres', openEmpty)
describeCounts('conversations in Postgres', openEmpty)

const question = {
  conversationId: 'chat',
  label: '',
  key: 'k',
  text: 'Hello',
  askedAt: 1,
  answerId: 'a',
  turns: 1,
}

describe('openPostgres', () => {
  it('finds again what an earlier process stored', async () => {
    const first = await openPostgres(database.url, log, PATIENT)
    await first.begin(question)
    await first.close()
    const second = await openPostgres(database.url, log, PATIENT)
    expect(await second.read('chat')).toHaveLength(1)
    await second.close()
  })

  it('makes the tables once, however many nodes start at the same moment', async () => {
    const nodes = await Promise.all(
      Array.from({ length: 8 }, () => openPostgres(database.url, log, PATIENT)),
    )
    await Promise.all(
      nodes.map((node, place) =>
        node.begin({ ...question, key: `k${place}`, answerId: `a${place}` }),
      ),
    )
    expect(await nodes[0]!.read('chat')).toHaveLength(8)
    await Promise.all(nodes.map((node) => node.close()))
  })

  it('numbers the answers of nodes that begin the same question at once', async () => {
    const nodes = await Promise.all([
      openPostgres(database.url, log, PATIENT),
      openPostgres(database.url, log, PATIENT),
    ])
    const begun = await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        nodes[place % 2]!.begin({ ...question, answerId: `a${place}` }),
      ),
    )
    expect(new Set(begun.map(({ questionId }) => questionId)).size).toBe(1)
    const versions = begun.map(({ version }) => version).toSorted((a, b) => a - b)
    expect(versions).toEqual(Array.from({ length: 50 }, (_, place) => place))
    await Promise.all(nodes.map((node) => node.close()))
  })

  it('refuses tables of a newer Docent, and leaves them as they are', async () => {
    const store = await openPostgres(database.url, log, PATIENT)
    await store.begin(question)
    await store.close()
    const connection = connectPostgres(database.url, () => undefined)
    await connection.change('UPDATE docent_schema SET steps = 1000')
    await expect(openPostgres(database.url, log, PATIENT)).rejects.toThrow('made by a newer Docent')
    expect(await connection.rows('SELECT steps FROM docent_schema')).toEqual([{ steps: 1000 }])
    await connection.close()
  })

  it('keeps nothing of a transaction that fails, and goes on', async () => {
    const store = await openPostgres(database.url, log, PATIENT)
    await expect(store.begin({ ...question, askedAt: Number.NaN })).rejects.toThrow()
    expect(await store.read('chat')).toEqual([])
    await store.begin(question)
    expect(await store.read('chat')).toHaveLength(1)
    await store.close()
  })

  // Postgres refuses U+0000 in a text, and an answer with one was lost.
  it('stores a text with U+0000', async () => {
    const store = await openPostgres(database.url, log, PATIENT)
    await store.begin({ ...question, text: 'a\0b' })
    expect((await store.read('chat'))[0]?.text).toBe('a\uFFFDb')
    await store.close()
  })

  it('goes on after its connections were cut', async () => {
    const store = await openPostgres(database.url, log, PATIENT)
    await store.begin(question)
    const other = connectPostgres(database.url, () => undefined)
    await other.rows(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
    )
    await other.close()
    // The first statement may meet a connection that is just being closed.
    const turns = await store.read('chat').catch(() => store.read('chat'))
    expect(turns).toHaveLength(1)
    await store.close()
  })
})
