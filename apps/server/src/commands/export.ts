import { once } from 'node:events'
import type { StoredConversation, StoredTurn } from '@docent/assistant'
import { makeDataFolder, openData } from '../dataFolder.ts'
import { readSettings } from '../settings.ts'

/**
 * `docent export`: writes every conversation as a line of JSON, receipts included, oldest first. It
 * may run beside the server.
 */
export async function exportConversations(args: string[]): Promise<void> {
  const { dataFolder } = readSettings(args)
  await makeDataFolder(dataFolder)
  const conversations = openData(dataFolder)
  try {
    for await (const conversation of conversations.list()) {
      const line = `${JSON.stringify(describe(conversation))}\n`
      if (!process.stdout.write(line)) await once(process.stdout, 'drain')
    }
  } finally {
    await conversations.close()
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
