// Stores the questions of many visitors who ask within one moment. The alternative named is the same
// store without the sharing: each question waits until the one before it is on disk.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openConversations } from '@docent/chat-server/node'
import type { Conversations } from '@docent/chat-server'
import type { NewQuestion } from '../packages/chat-server/src/conversations/types.ts'
import { measure, printTable } from './measure.ts'
import type { BenchRun, Figures } from './measure.ts'
import { benchStoreSizes } from './store/sizes.ts'

const VISITORS = 500
const SHORT_VISITORS = 20

/** Prints the table; called by `npm run bench`. */
export async function benchStore({ args, isShort }: BenchRun): Promise<Figures> {
  const visitors = isShort ? SHORT_VISITORS : VISITORS
  const folder = await mkdtemp(join(tmpdir(), 'docent-bench-'))
  const store = openConversations(join(folder, 'docent.db'))
  try {
    const shared = await measure(() =>
      Promise.all(createQuestions(visitors).map((one) => store.begin(one))),
    )
    const alone = await measure(() => oneByOne(store, visitors))
    printTable(
      ['questions at once', 'one commit for each moment', 'one commit each', 'ratio'],
      [
        [
          String(visitors),
          milliseconds(shared),
          milliseconds(alone),
          `${(alone / shared).toFixed(0)} times`,
        ],
      ],
    )
    const sizes = await benchStoreSizes({ args, isShort })
    return { 'shared.ms': shared, 'alone.ms': alone, ...sizes }
  } finally {
    await store.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function oneByOne(store: Conversations, visitors: number): Promise<void> {
  for (const question of createQuestions(visitors)) await store.begin(question)
}

let made = 0

function createQuestions(visitors: number): NewQuestion[] {
  return Array.from({ length: visitors }, () => ({
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
