import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openConversations } from '@docent/chat-server/node'
import { openPostgres } from '@docent/chat-server/postgres'
import { openTestDatabase } from '@docent/chat-server/testing'
import { migrate } from './migrate.ts'

const log = { info: () => undefined, error: () => undefined }

let folder: string
let database: Awaited<ReturnType<typeof openTestDatabase>>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-migrate-'))
  database = await openTestDatabase()
})

afterEach(async () => {
  vi.restoreAllMocks()
  await database.drop()
  await rm(folder, { recursive: true })
})

async function fill(file: string): Promise<void> {
  const store = openConversations(file)
  for (const place of Array.from({ length: 120 }, (_, index) => index)) {
    await store.begin({
      conversationId: `chat-${place}`,
      label: 'label',
      key: 'k',
      text: `Question ${place}`,
      askedAt: place,
      answerId: `answer-${place}`,
      turns: 1,
    })
  }
  const feedback = { vote: 'down', reasons: ['wrong'], note: '', givenAt: 9 } as const
  await store.rate({ conversationId: 'chat-7', answerId: 'answer-7', feedback })
  await store.ratePage({ page: '/a', ballot: 'one', vote: 'up', givenAt: 1 })
  await store.close()
}

it('moves everything to Postgres and back and reports the counts', async () => {
  const said: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  await fill(join(folder, 'docent.db'))
  const before = openConversations(join(folder, 'docent.db'))
  const expected = await Array.fromAsync(before.list())
  await before.close()

  await migrate(['--from', `sqlite:${folder}`, '--to', database.url])
  const back = join(folder, 'back')
  await migrate(['--from', database.url, '--to', `sqlite:${back}`])
  const after = openConversations(join(back, 'docent.db'))
  expect(await Array.fromAsync(after.list())).toEqual(expected)
  await after.close()
  expect(said[0]).toContain(
    'Moved 120 conversations with 120 questions, 120 answers and 1 votes, and 1 votes on pages to postgres://',
  )
})

it('does not change a store that is not empty', async () => {
  await fill(join(folder, 'docent.db'))
  const store = await openPostgres(database.url, log)
  await store.ratePage({ page: '/b', ballot: 'one', vote: 'up', givenAt: 1 })
  await store.close()
  await expect(migrate(['--from', `sqlite:${folder}`, '--to', database.url])).rejects.toThrow(
    /is not empty: it has 0 conversations .* and 1 votes on pages\. Name an empty database\.$/,
  )
})

it('says in one sentence that a database cannot be reached', async () => {
  await fill(join(folder, 'docent.db'))
  const nowhere = 'postgres://me:secret@127.0.0.1:1/docent'
  await expect(migrate(['--from', `sqlite:${folder}`, '--to', nowhere])).rejects.toThrow(
    /^Docent cannot open the database postgres:\/\/127\.0\.0\.1:1\/docent: .*ECONNREFUSED/,
  )
})
