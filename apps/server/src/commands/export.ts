import { once } from 'node:events'
import { parseArgs } from 'node:util'
import type { Conversations, StoredConversation, StoredTurn } from '@docent/assistant'
import { makeDataFolder, openData } from '../dataFolder.ts'
import { OPTIONS, toSettings } from '../settings.ts'

/**
 * `docent export`: writes every conversation as a line of JSON, receipts included, oldest first; with
 * `--pages` what visitors think of each page in their place. It may run beside the server.
 */
export async function exportConversations(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    allowNegative: true,
    options: { ...OPTIONS, pages: { type: 'boolean', default: false } },
  })
  const { dataFolder } = toSettings(values, positionals, process.env)
  await makeDataFolder(dataFolder)
  const conversations = openData(dataFolder)
  try {
    for await (const line of values.pages ? listPages(conversations) : listAll(conversations)) {
      if (process.stdout.destroyed) return
      if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain')
    }
  } finally {
    await conversations.close()
  }
}

async function* listAll(conversations: Conversations): AsyncIterable<object> {
  for await (const conversation of conversations.list()) yield describe(conversation)
}

async function* listPages(conversations: Conversations): AsyncIterable<object> {
  for (const votes of await conversations.countPageVotes()) {
    yield { ...votes, lastAt: toDate(votes.lastAt) }
  }
}

function describe({ id, label, createdAt, turns }: StoredConversation): object {
  return {
    id,
    label,
    createdAt: toDate(createdAt),
    turns: turns.map(describeTurn),
  }
}

function describeTurn({ text, page, askedAt, isReplaced, answers }: StoredTurn): object {
  return {
    question: text,
    page,
    askedAt: toDate(askedAt),
    isReplaced,
    answers: answers.map((answer) => ({
      ...answer,
      questionId: undefined,
      startedAt: toDate(answer.startedAt),
      finishedAt: toDate(answer.finishedAt),
    })),
  }
}

function toDate(at: number): string {
  return new Date(at).toISOString()
}
