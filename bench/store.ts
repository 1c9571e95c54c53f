// Stores the questions of many visitors who ask within one moment. The alternative named is the same
// store without the sharing: each question waits until the one before it is on disk.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openConversations } from '@docent/assistant/node'
import type { Conversations, NewQuestion } from '@docent/assistant'
import { measure, printTable } from './measure.ts'

const VISITORS = 500

/** Prints the table; called by `npm run bench`. */
export async function benchStore(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'docent-bench-'))
  const store = openConversations(join(folder, 'docent.db'))
  try {
    const shared = await measure(() =>
      Promise.all(createQuestions().map((one) => store.begin(one))),
    )
    const alone = await measure(() => oneByOne(store))
    printTable(
      ['questions at once', 'one commit for each moment', 'one commit each', 'ratio'],
      [
        [
          String(VISITORS),
          milliseconds(shared),
          milliseconds(alone),
          `${(alone / shared).toFixed(0)} times`,
        ],
      ],
    )
  } finally {
    await store.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function oneByOne(store: Conversations): Promise<void> {
  for (const question of createQuestions()) await store.begin(question)
}

let made = 0

function createQuestions(): NewQuestion[] {
  return Array.from({ length: VISITORS }, () => ({
    conversationId: `chat-${++made}`,
    label: '',
    key: 'first',
    text: 'What products are available?',
    askedAt: Date.now(),
    answerId: `answer-${made}`,
    turns: 12,
  }))
}

function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`
}
