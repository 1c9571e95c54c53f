import type { MessagePart } from '@docent/protocol'
import type { ConversationsReader, StoredConversation, StoredTurn } from '@docent/chat-server'
import { toReadError } from '../dataFolder/dataFolder.ts'
import { createLog } from '../printing/log.ts'
import { parseOptions, toSettings } from '../settings.ts'
import { openStoreToRead } from '../stores/openStore.ts'

/**
 * `docent export`: writes every conversation as a line of JSON, with receipts, oldest first; with
 * `--pages`, the votes on each page instead. It may run next to the server.
 */
export async function exportConversations(args: string[]): Promise<void> {
  const { values } = parseOptions(args, { pages: { type: 'boolean', default: false } })
  const settings = toSettings(values)
  const { dataFolder } = settings
  const conversations = await openStoreToRead(settings, createLog())
  try {
    await print(values.pages ? listPages(conversations) : listAll(conversations))
  } catch (error) {
    throw toReadError(error, dataFolder)
  } finally {
    await conversations.close()
  }
}

async function print(lines: AsyncIterable<object>): Promise<void> {
  for await (const line of lines) {
    // The reader has stopped reading, like `head`.
    if (!(await write(`${JSON.stringify(line)}\n`))) return
  }
}

/** Resolves with true if the line was written, or false if the reader has left. */
function write(line: string): Promise<boolean> {
  return new Promise((resolve) => {
    process.stdout.write(line, (error) => resolve(!error))
  })
}

async function* listAll(conversations: ConversationsReader): AsyncIterable<object> {
  for await (const conversation of conversations.list()) yield describe(conversation)
}

async function* listPages(conversations: ConversationsReader): AsyncIterable<object> {
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
      parts: withoutContent(answer),
      questionId: undefined,
      startedAt: toDate(answer.startedAt),
      finishedAt: toDate(answer.finishedAt),
    })),
  }
}

/** The parts without text that equals the content, which the line would otherwise have twice. */
function withoutContent({ parts, content }: StoredTurn['answers'][number]): readonly MessagePart[] {
  const text = parts.map((part) => (part.type === 'text' ? part.text : '')).join('')
  return text === content ? parts.filter(({ type }) => type !== 'text') : parts
}

function toDate(at: number): string {
  return new Date(at).toISOString()
}
