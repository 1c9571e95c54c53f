// How a store scales: writes a second, and the time to open a chat, with more and more messages in it.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openConversations } from '@docent/chat-server/node'
import { openPostgres } from '@docent/chat-server/postgres'
import { openTestDatabase } from '@docent/chat-server/testing'
import type { Conversations } from '@docent/chat-server'
import { withServices } from '../../scripts/services/withServices.ts'
import { printTable, readMedian } from '../measure.ts'
import type { BenchRun, Figures } from '../measure.ts'
import { fillPostgres, fillSqlite, TURNS_EACH } from './fill.ts'

const SIZES: readonly number[] = [1_000, 100_000, 1_000_000]
const SHORT_SIZES: readonly number[] = [1_000]
/** Visitors who ask at once, and the questions of each. */
const VISITORS = 20
const QUESTIONS_EACH = 25
const OPENED = 200

interface Store {
  readonly name: 'sqlite' | 'postgres'
  fill(messages: number): Promise<void>
  open(): Promise<Conversations>
}

/** Measures both stores at each size, and prints a table. */
export async function benchStoreSizes({ isShort }: BenchRun): Promise<Figures> {
  const sizes = isShort ? SHORT_SIZES : SIZES
  const figures: Record<string, number> = {}
  const rows: string[][] = []
  await withStores(async (stores) => {
    for (const messages of sizes) {
      for (const store of stores) {
        await store.fill(messages)
        const conversations = await store.open()
        try {
          const writes = await countWrites(conversations, messages)
          const openMs = await measureOpening(conversations, messages)
          figures[`${store.name}.${messages}.write.ms`] = 1_000 / writes
          figures[`${store.name}.${messages}.open.ms`] = openMs
          rows.push([String(messages), store.name, writes.toFixed(0), `${openMs.toFixed(2)} ms`])
        } finally {
          await conversations.close()
        }
      }
    }
  })
  printTable(['messages', 'store', 'writes a second', 'to open a chat'], rows)
  return figures
}

async function withStores(work: (stores: readonly Store[]) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'docent-bench-sizes-'))
  const silent = { info: () => undefined, error: () => undefined }
  try {
    await withServices(async ({ DOCENT_TEST_POSTGRES: postgres }) => {
      const database = await openTestDatabase(postgres)
      const file = join(folder, 'docent.db')
      // The tables are created by opening a store.
      await openConversations(file).close()
      await (await openPostgres(database.url, silent)).close()
      try {
        await work([
          {
            name: 'sqlite',
            fill: (messages) => fillSqlite(file, messages),
            open: async () => openConversations(file),
          },
          {
            name: 'postgres',
            fill: (messages) => fillPostgres(database.url, messages),
            open: () => openPostgres(database.url, silent),
          },
        ])
      } finally {
        await database.drop()
      }
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Questions and answers stored in a second, each on disk before its visitor goes on. */
async function countWrites(store: Conversations, messages: number): Promise<number> {
  const visitors = Array.from({ length: VISITORS }, (_, place) => `new-${messages}-${place}`)
  const startedAt = performance.now()
  await Promise.all(visitors.map((conversationId) => askAll(store, conversationId)))
  const seconds = (performance.now() - startedAt) / 1_000
  return (2 * VISITORS * QUESTIONS_EACH) / seconds
}

async function askAll(store: Conversations, conversationId: string): Promise<void> {
  for (let place = 0; place < QUESTIONS_EACH; place += 1) {
    const { questionId, version } = await store.begin({
      conversationId,
      label: '',
      key: `key-${place}`,
      text: 'What products are available?',
      askedAt: Date.now(),
      answerId: `${conversationId}-${place}`,
      turns: 12,
    })
    await store.finish({
      questionId,
      version,
      status: 'complete',
      engine: 'extractive',
      content: ANSWER,
      parts: [{ type: 'text', text: ANSWER }],
      annotations: [],
      finishReason: 'stop',
      usage: { promptTokens: 0, completionTokens: 0, totalTokens: 0 },
      grounded: true,
      confidence: 0.9,
      startedAt: Date.now(),
      finishedAt: Date.now(),
    })
  }
}

const ANSWER = 'Docent has five parts that work together. '.repeat(10)

async function measureOpening(store: Conversations, messages: number): Promise<number> {
  const chats = messages / 2 / TURNS_EACH
  const times: number[] = []
  for (let opened = 0; opened < OPENED; opened += 1) {
    // Spread over all of them, and the same in each run.
    const id = `chat-${Math.floor((opened * 0.618_034 * chats) % chats)}`
    const startedAt = performance.now()
    const turns = await store.read(id)
    times.push(performance.now() - startedAt)
    if (turns.length !== TURNS_EACH) throw new Error(`${id} has ${turns.length} turns.`)
  }
  return readMedian(times)
}
