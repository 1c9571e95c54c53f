// How turns and answers become rows and rows become turns, the same for every SQL database.

import type { Receipt } from '@docent/answers'
import type { Vote } from '@docent/protocol/api'
import type {
  AnswerFeedback,
  AnswerStatus,
  FinishedAnswer,
  PageRating,
  PageVotes,
  StoredAnswer,
  StoredConversation,
  StoredTurn,
  Turn,
} from './types.ts'

/** A row by the names of its columns, as a driver gives it. */
export type Row = Readonly<Record<string, unknown>>

/** The column types that these tables need. */
export type Column = string | number | null

/** When the last question of a conversation was asked: its age counts from there. */
export function readUpdatedAt({ createdAt, turns }: StoredConversation): number {
  return Math.max(createdAt, ...turns.map(({ askedAt }) => askedAt))
}

/** The columns of a new question. */
export function toQuestionColumns(
  conversationId: string,
  { key, text, page, askedAt }: Pick<StoredTurn, 'key' | 'text' | 'page' | 'askedAt'>,
): Record<string, Column> {
  return {
    conversation: conversationId,
    key,
    text,
    url: page?.url ?? null,
    title: page?.title ?? null,
    at: askedAt,
  }
}

/** The columns that `finish` fills. */
export function toColumns(answer: FinishedAnswer): Record<string, Column> {
  const { promptTokens, completionTokens, totalTokens, cost } = answer.usage
  return {
    question: answer.questionId,
    version: answer.version,
    status: answer.status,
    engine: answer.engine,
    content: answer.content,
    parts: JSON.stringify(answer.parts),
    annotations: JSON.stringify(answer.annotations),
    reason: answer.finishReason,
    promptTokens: toCount(promptTokens),
    completionTokens: toCount(completionTokens),
    totalTokens: toCount(totalTokens),
    promptCost: cost?.promptCost ?? 0,
    completionCost: cost?.completionCost ?? 0,
    totalCost: cost?.totalCost ?? 0,
    currency: cost?.currency ?? 'USD',
    grounded: answer.grounded === undefined ? null : Number(answer.grounded),
    confidence: answer.confidence ?? null,
    receipt: answer.receipt ? JSON.stringify(answer.receipt) : null,
    startedAt: answer.startedAt,
    finishedAt: answer.finishedAt,
  }
}

/** The columns of an answer's feedback. */
export function toFeedbackColumns(feedback: AnswerFeedback): Record<string, Column> {
  const { vote, reasons, note, givenAt } = feedback
  return { vote, reasons: JSON.stringify(reasons), note, at: givenAt }
}

/** The turn of a row of questions, without its answers. */
export function readTurn(row: Row): Omit<StoredTurn, 'answers'> {
  const url = row['page_url']
  return {
    key: String(row['key']),
    text: String(row['text']),
    ...(url !== null && { page: { url: String(url), title: String(row['page_title'] ?? '') } }),
    askedAt: Number(row['asked_at']),
    isReplaced: row['replaced'] === 1,
  }
}

/** The answer of a row of answers that is joined with its feedback. */
export function readAnswer(row: Row): StoredAnswer {
  return {
    id: String(row['id']),
    questionId: Number(row['question_id']),
    version: Number(row['version']),
    status: String(row['status']) as AnswerStatus,
    engine: String(row['engine']),
    content: String(row['content']),
    parts: readJson(row['parts']),
    annotations: readJson(row['annotations']),
    finishReason: String(row['finish_reason']),
    usage: {
      promptTokens: readCount(row['prompt_tokens']),
      completionTokens: readCount(row['completion_tokens']),
      totalTokens: readCount(row['total_tokens']),
      cost: {
        promptCost: Number(row['prompt_cost']),
        completionCost: Number(row['completion_cost']),
        totalCost: Number(row['total_cost']),
        currency: String(row['currency']),
      },
    },
    grounded: row['grounded'] === null ? undefined : row['grounded'] === 1,
    confidence: row['confidence'] === null ? undefined : Number(row['confidence']),
    ...(row['receipt'] !== null && { receipt: readJson<Receipt>(row['receipt']) }),
    startedAt: Number(row['started_at']),
    finishedAt: Number(row['finished_at']),
    ...(row['vote'] !== null && { feedback: readFeedback(row) }),
  }
}

/** How many conversations are read at once, so that the event loop does not wait for all of them. */
export const CONVERSATIONS_AT_ONCE = 50

/** The conversation of a row of conversations, with its turns. */
export function readConversation(row: Row, turns: StoredTurn[]): StoredConversation {
  return {
    id: String(row['id']),
    label: String(row['label']),
    createdAt: Number(row['created_at']),
    turns,
  }
}

/** A place in the list of conversations, oldest first. */
export interface ConversationPlace {
  readonly at: number
  readonly id: string
}

/** All conversations, by a function that reads those after a place. */
export async function* walkConversations(
  readAfter: (place: ConversationPlace) => Promise<StoredConversation[]>,
): AsyncGenerator<StoredConversation> {
  let after: ConversationPlace = { at: -1, id: '' }
  for (;;) {
    const conversations = await readAfter(after)
    yield* conversations
    const last = conversations.at(-1)
    if (!last) return
    after = { at: last.createdAt, id: last.id }
  }
}

/** How many votes on pages are read at once. */
export const RATINGS_AT_ONCE = 500

/** The vote of a row of page votes. */
export function readPageRating(row: Row): PageRating {
  return {
    page: String(row['page']),
    ballot: String(row['ballot']),
    ...(row['session'] !== null && { session: String(row['session']) }),
    vote: String(row['vote']) as Vote,
    givenAt: Number(row['given_at']),
  }
}

/** The votes of a row of counted page votes. */
export function readPageVotes(row: Row): PageVotes {
  return {
    page: String(row['page']),
    up: Number(row['up']),
    down: Number(row['down']),
    lastAt: Number(row['last_at']),
  }
}

/**
 * All votes on pages, by a function that reads those after a place. Places are pages and ballots, and
 * no text is less than the empty one.
 */
export async function* walkPageRatings(
  readAfter: (page: string, ballot: string) => Promise<PageRating[]>,
): AsyncGenerator<PageRating> {
  let last = { page: '', ballot: '' }
  for (;;) {
    const ratings = await readAfter(last.page, last.ballot)
    yield* ratings
    const next = ratings.at(-1)
    if (!next) return
    last = next
  }
}

/** The history for an engine: a row holds a question and its last answer that has words, if any. */
export function readHistory(row: Row): Turn[] {
  const turns: Turn[] = [{ role: 'user', text: String(row['question']) }]
  if (row['answer'] !== null) turns.push({ role: 'assistant', text: String(row['answer']) })
  return turns
}

/** The passages that a stored answer cites. */
export function readCited(row: Row): string[] {
  const parts = readJson<FinishedAnswer['parts']>(row['parts'])
  return parts.flatMap((part) => (part.type === 'source' ? [part.source.id] : []))
}

function readFeedback(row: Row): AnswerFeedback {
  return {
    vote: String(row['vote']) as Vote,
    reasons: readJson(row['reasons']),
    note: String(row['note']),
    givenAt: Number(row['given_at']),
  }
}

// An unknown count is NaN in messages, and NULL in a table.
function toCount(value: number): number | null {
  return Number.isNaN(value) ? null : value
}

function readCount(value: unknown): number {
  return value === null || value === undefined ? Number.NaN : Number(value)
}

/** Text that `toColumns` wrote. */
function readJson<Value>(value: unknown): Value {
  return JSON.parse(String(value)) as Value
}
