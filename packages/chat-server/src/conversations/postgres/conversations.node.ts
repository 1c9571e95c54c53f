import type {
  AnswerRating,
  BegunQuestion,
  Conversations,
  DayCount,
  NewQuestion,
  StoredConversation,
  StoredTurn,
} from '../types.ts'
import {
  CONVERSATIONS_AT_ONCE,
  readAnswer,
  readCited,
  readConversation,
  readHistory,
  readTurn,
  readUpdatedAt,
  toColumns,
  toFeedbackColumns,
  toQuestionColumns,
  walkConversations,
  walkPageRatings,
} from '../rows.ts'
import { DAY_COUNTS, readDayCount, toDayCountColumns } from '../dayCounts.ts'
import { FIND_NEWEST, readNewest, toNewestColumns } from '../newest.ts'
import { LIST_USAGE, readUsage } from '../usage.ts'
import type { ConversationPlace, Row } from '../rows.ts'
import type { PostgresConnection, Sql } from './connect.node.ts'
import { createPageVotes } from './pageVotes.node.ts'
import { ADD, FILL, READ, REMOVE } from './statements.ts'

/** Keeps conversations in Postgres, for any number of nodes. Its tables must be up to date. */
export function createPostgresConversations(connection: PostgresConnection): Conversations {
  const pageVotes = createPageVotes(connection)
  return {
    begin: (question) => connection.atomically((sql) => beginQuestion(sql, question)),
    finish: async (answer) => (await connection.change(FILL.answer, toColumns(answer))) > 0,
    rate: (rating) => connection.atomically((sql) => rateAnswer(sql, rating)),
    ratePage: (rating) => pageVotes.rate(rating),
    countPageVotes: () => pageVotes.count(),
    read: (conversationId) =>
      connection.atOneMoment(async (sql) => {
        const turns = await readTurns(sql, [conversationId])
        return turns.get(conversationId) ?? []
      }),
    list: () =>
      walkConversations((after) => connection.atOneMoment((sql) => listAfter(sql, after))),
    async costSince(at) {
      const [row] = await connection.rows(READ.costSince, { at })
      return Number(row?.['cost'] ?? 0)
    },
    listUsage: async (since) => (await connection.rows(LIST_USAGE, { since })).map(readUsage),
    add: (conversation) => connection.atomically((sql) => addConversation(sql, conversation)),
    listPageRatings: () => walkPageRatings(pageVotes.listAfter),
    addCounts: (counts) =>
      connection.atomically(async (sql) => {
        // Always in one order: otherwise two nodes that add the same counts could block each other.
        const ordered = counts.toSorted((a, b) => (toPlace(a) < toPlace(b) ? -1 : 1))
        for (const one of ordered) await sql.change(DAY_COUNTS.add, toDayCountColumns(one))
      }),
    listCounts: async (since) =>
      (await connection.rows(DAY_COUNTS.list, { since })).map(readDayCount),
    async removeCountsBefore(day) {
      await connection.change(DAY_COUNTS.removeBefore, { day })
    },
    async findNewest(before) {
      const [row] = await connection.rows(FIND_NEWEST, toNewestColumns(before))
      return readNewest(row)
    },
    async remove(conversationId) {
      await connection.change(REMOVE.conversation, { id: conversationId })
    },
    removeBefore: (at, atMost) => connection.change(REMOVE.before, { at, atMost }),
    close: () => connection.close(),
  }
}

function toPlace({ day, kind, page }: DayCount): string {
  return [day, kind, page].join(' ')
}

/**
 * The first statement locks the conversation's row until the end, so that two nodes which begin the
 * same question number its answers one after the other.
 */
async function beginQuestion(sql: Sql, question: NewQuestion): Promise<BegunQuestion> {
  const { conversationId, label, askedAt, answerId, turns } = question
  await sql.change(ADD.conversation, { id: conversationId, label, at: askedAt })
  const [added] = await sql.rows(ADD.question, toQuestionColumns(conversationId, question))
  const id = Number(added?.['id'])
  const replaced = question.replaces ?? []
  if (replaced.length > 0) {
    await sql.change(FILL.replaced, { conversation: conversationId, replaced, id })
  }
  const earlier = await sql.rows(READ.earlierAnswers, { id })
  const version = earlier.length === 0 ? 0 : Number(earlier.at(-1)?.['version']) + 1
  await sql.change(ADD.answer, { question: id, version, id: answerId, at: askedAt })
  const before = await sql.rows(READ.turnsBefore, { conversation: conversationId, id, turns })
  return {
    questionId: id,
    version,
    citedBefore: earlier.flatMap(readCited),
    history: before.toReversed().flatMap(readHistory),
  }
}

async function rateAnswer(
  sql: Sql,
  { conversationId, answerId, feedback }: AnswerRating,
): Promise<boolean> {
  const ids = { answer: answerId, conversation: conversationId }
  const [answer] = await sql.rows(READ.findAnswer, ids)
  if (!answer) return false
  const place = { question: Number(answer['question_id']), version: Number(answer['version']) }
  if (feedback) {
    await sql.change(ADD.feedback, { ...place, ...toFeedbackColumns(feedback) })
  } else {
    await sql.change(REMOVE.feedback, place)
  }
  return true
}

async function addConversation(sql: Sql, conversation: StoredConversation): Promise<void> {
  const { id, label, createdAt, turns } = conversation
  await sql.change(ADD.conversation, { id, label, at: createdAt })
  for (const turn of turns) await addTurn(sql, id, turn)
  await sql.change(ADD.conversation, { id, label, at: readUpdatedAt(conversation) })
}

async function addTurn(sql: Sql, conversationId: string, turn: StoredTurn): Promise<void> {
  const [added] = await sql.rows(ADD.question, toQuestionColumns(conversationId, turn))
  const question = Number(added?.['id'])
  if (turn.isReplaced) await sql.change(FILL.isReplaced, { id: question })
  for (const answer of turn.answers) {
    const { id, version, startedAt, feedback } = answer
    await sql.change(ADD.answer, { question, version, id, at: startedAt })
    await sql.change(FILL.answer, toColumns({ ...answer, questionId: question }))
    if (feedback) await rateAnswer(sql, { conversationId, answerId: id, feedback })
  }
}

async function listAfter(sql: Sql, { at, id }: ConversationPlace): Promise<StoredConversation[]> {
  const rows = await sql.rows(READ.conversationsAfter, { at, id, atMost: CONVERSATIONS_AT_ONCE })
  const ids = rows.map((row) => String(row['id']))
  const turns = await readTurns(sql, ids)
  return rows.map((row) => readConversation(row, turns.get(String(row['id'])) ?? []))
}

/** The turns of several conversations in two statements, oldest first. */
async function readTurns(
  sql: Sql,
  conversationIds: readonly string[],
): Promise<Map<string, StoredTurn[]>> {
  const ids = { ids: conversationIds }
  const answers = group(await sql.rows(READ.answers, ids), (row) => String(row['question_id']))
  const questions = await sql.rows(READ.questions, ids)
  const turns = new Map<string, StoredTurn[]>()
  for (const [id, rows] of group(questions, (row) => String(row['conversation_id']))) {
    turns.set(
      id,
      rows.map((row) => ({ ...readTurn(row), answers: answersOf(row) })),
    )
  }
  return turns

  function answersOf(row: Row): StoredTurn['answers'] {
    return (answers.get(String(row['id'])) ?? []).map(readAnswer)
  }
}

function group(rows: readonly Row[], nameOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const name = nameOf(row)
    const known = groups.get(name)
    if (known) known.push(row)
    else groups.set(name, [row])
  }
  return groups
}
