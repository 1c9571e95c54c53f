import type { DatabaseSync } from 'node:sqlite'
import { openToRead, openToWrite } from './database.node.ts'
import { createCommitWriter } from './groupCommit.node.ts'
import { DAY_COUNTS, readDayCount, toDayCountColumns } from './dayCounts.ts'
import { FIND_NEWEST, readNewest, toNewestColumns } from './newest.ts'
import { openPageVotes } from './pageVotes.node.ts'
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
} from './rows.ts'
import type { ConversationPlace } from './rows.ts'
import type {
  BegunQuestion,
  Conversations,
  ConversationsReader,
  FinishedAnswer,
  NewQuestion,
  AnswerRating,
  StoredAnswer,
  StoredConversation,
  StoredTurn,
} from './types.ts'
import { LIST_USAGE, readUsage } from './usage.ts'

/**
 * Opens the conversations in one SQLite file, and creates it if needed. One process at a time
 * may have it open like this.
 *
 * @throws if the file cannot be written, or was made by a newer Docent.
 */
export function openConversations(file: string): Conversations {
  const { database, requireKept } = openToWrite(file)
  const writer = createCommitWriter(database, { requireKept })
  const statements = prepare(database)
  const pageVotes = openPageVotes(database)
  return {
    ...createReading(database, statements, pageVotes),
    begin: (question) => writer.run(() => beginQuestion(statements, question)),
    finish: (answer) => writer.run(() => fillAnswer(statements, answer)),
    rate: (rating) => writer.run(() => rateAnswer(statements, rating)),
    ratePage: (rating) => writer.run(() => pageVotes.rate(rating)),
    add: (conversation) => writer.run(() => addConversation(statements, conversation)),
    addCounts: (counts) =>
      writer.run(() => {
        for (const one of counts) statements.addCount.run(toDayCountColumns(one))
      }),
    removeCountsBefore: (day) => writer.run(() => void statements.removeCountsBefore.run({ day })),
    findNewest: async (before) => readNewest(statements.findNewest.get(toNewestColumns(before))),
    remove: (conversationId) =>
      writer.run(() => void statements.removeConversation.run(conversationId)),
    removeBefore: (at, atMost) =>
      writer.run(() => Number(statements.removeBefore.run({ at, atMost }).changes)),
    async tryToStore() {
      // Two commits: SQLite does not write what one transaction both adds and removes.
      await writer.run(() => database.exec(TRIAL))
      await writer.run(() => database.exec(END_OF_TRIAL))
    },
    async close() {
      await writer.settle()
      // SQLite moves what is in its log into the file, if it can. On a full disk it stays in the
      // log, and the next start finds it there.
      database.close()
    },
  }
}

const TRIAL_BYTES = 256 * 1024

/** A server that was killed in the middle of a trial leaves the table. */
const END_OF_TRIAL = 'DROP TABLE IF EXISTS docent_trial'

const TRIAL = `
  ${END_OF_TRIAL};
  CREATE TABLE docent_trial AS SELECT randomblob(${TRIAL_BYTES}) AS filler`

/**
 * Opens the conversations that another process may be writing. Neither waits for the other, and what
 * is read is what was on disk when the reading began.
 *
 * @throws if there is no such file, it cannot be read, or it was made by a newer Docent.
 */
export function openConversationsToRead(file: string): ConversationsReader {
  const database = openToRead(file)
  return {
    ...createReading(database, prepare(database), openPageVotes(database)),
    close: async () => database.close(),
  }
}

function createReading(
  database: DatabaseSync,
  statements: Statements,
  pageVotes: ReturnType<typeof openPageVotes>,
): Omit<ConversationsReader, 'close'> {
  const read = async <Result>(work: () => Result) => readAtOnce(database, work)
  return {
    countPageVotes: () => read(() => pageVotes.count()),
    read: (conversationId) => read(() => readTurns(statements, conversationId)),
    costSince: (at) => read(() => Number(statements.costSince.get(at)?.['cost'] ?? 0)),
    listCounts: (since) => read(() => statements.listCounts.all({ since }).map(readDayCount)),
    listUsage: (since) => read(() => statements.listUsage.all({ since }).map(readUsage)),
    listPageRatings: () =>
      walkPageRatings((page, ballot) => read(() => pageVotes.listAfter(page, ballot))),
    list: () => walkConversations((after) => read(() => listConversations(statements, after))),
  }
}

/** Several queries that all see the database at one moment. This takes no lock that a writer needs. */
function readAtOnce<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN')
  try {
    return work()
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK')
  }
}

type Statements = ReturnType<typeof prepare>

function prepare(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text)
  return {
    addConversation: sql(`
      INSERT INTO conversations (id, label, created_at, updated_at) VALUES (:id, :label, :at, :at)
      ON CONFLICT (id) DO UPDATE SET updated_at = excluded.updated_at`),
    removeConversation: sql('DELETE FROM conversations WHERE id = ?'),
    removeBefore: sql(`
      DELETE FROM conversations WHERE id IN
        (SELECT id FROM conversations WHERE updated_at < :at ORDER BY updated_at LIMIT :atMost)`),
    findQuestion: sql('SELECT id FROM questions WHERE conversation_id = ? AND key = ?'),
    addQuestion: sql(`
      INSERT INTO questions (conversation_id, key, text, page_url, page_title, asked_at)
      VALUES (:conversation, :key, :text, :url, :title, :at)`),
    replaceQuestion: sql(
      'UPDATE questions SET replaced = 1 WHERE conversation_id = ? AND key = ? AND id < ?',
    ),
    markReplaced: sql('UPDATE questions SET replaced = 1 WHERE id = ?'),
    earlierAnswers: sql(
      'SELECT version, parts FROM answers WHERE question_id = ? ORDER BY version',
    ),
    turnsBefore: sql(`
      SELECT q.text AS question, a.content AS answer FROM questions q
      LEFT JOIN answers a ON a.question_id = q.id AND a.content <> '' AND a.version =
        (SELECT max(version) FROM answers WHERE question_id = q.id AND content <> '')
      WHERE q.conversation_id = ? AND q.id < ? AND q.replaced = 0 ORDER BY q.id DESC LIMIT ?`),
    openAnswer: sql(`
      INSERT INTO answers (question_id, version, id, started_at, finished_at)
      VALUES (:question, :version, :id, :at, :at)`),
    fillAnswer: sql(`
      UPDATE answers SET status = :status, engine = :engine, content = :content, parts = :parts,
        annotations = :annotations, finish_reason = :reason, prompt_tokens = :promptTokens,
        completion_tokens = :completionTokens, total_tokens = :totalTokens,
        prompt_cost = :promptCost, completion_cost = :completionCost, total_cost = :totalCost,
        currency = :currency, grounded = :grounded, confidence = :confidence, receipt = :receipt,
        started_at = :startedAt, finished_at = :finishedAt
      WHERE question_id = :question AND version = :version`),
    costSince: sql('SELECT sum(total_cost) AS cost FROM answers WHERE started_at >= ?'),
    listUsage: sql(LIST_USAGE),
    conversationsAfter: sql(`
      SELECT id, label, created_at FROM conversations
      WHERE (created_at, id) > (:at, :id) ORDER BY created_at, id LIMIT ${CONVERSATIONS_AT_ONCE}`),
    questions: sql('SELECT * FROM questions WHERE conversation_id = ? ORDER BY id'),
    answers: sql(`
      SELECT * FROM answers LEFT JOIN feedback USING (question_id, version)
      WHERE question_id = ? ORDER BY version`),
    findAnswer: sql(`
      SELECT a.question_id, a.version FROM answers a JOIN questions q ON q.id = a.question_id
      WHERE a.id = ? AND q.conversation_id = ?`),
    rate: sql(`
      INSERT INTO feedback (question_id, version, vote, reasons, note, given_at)
      VALUES (:question, :version, :vote, :reasons, :note, :at)
      ON CONFLICT (question_id, version) DO UPDATE SET vote = excluded.vote,
        reasons = excluded.reasons, note = excluded.note, given_at = excluded.given_at`),
    addCount: sql(DAY_COUNTS.add),
    listCounts: sql(DAY_COUNTS.list),
    removeCountsBefore: sql(DAY_COUNTS.removeBefore),
    findNewest: sql(FIND_NEWEST),
    unrate: sql('DELETE FROM feedback WHERE question_id = ? AND version = ?'),
  }
}

function beginQuestion(statements: Statements, question: NewQuestion): BegunQuestion {
  const { conversationId, label, key, askedAt, answerId, turns, replaces = [] } = question
  statements.addConversation.run({ id: conversationId, label, at: askedAt })

  const known = statements.findQuestion.get(conversationId, key)
  const questionId = Number(
    known?.['id'] ??
      statements.addQuestion.run(toQuestionColumns(conversationId, question)).lastInsertRowid,
  )
  for (const other of replaces) statements.replaceQuestion.run(conversationId, other, questionId)
  const earlier = statements.earlierAnswers.all(questionId)
  const version = earlier.length === 0 ? 0 : Number(earlier.at(-1)?.['version']) + 1
  statements.openAnswer.run({ question: questionId, version, id: answerId, at: askedAt })
  return {
    questionId,
    version,
    citedBefore: earlier.flatMap(readCited),
    history: statements.turnsBefore
      .all(conversationId, questionId, turns)
      .toReversed()
      .flatMap(readHistory),
  }
}

function addConversation(statements: Statements, conversation: StoredConversation): void {
  const { id, label, createdAt, turns } = conversation
  statements.addConversation.run({ id, label, at: createdAt })
  for (const turn of turns) {
    const added = statements.addQuestion.run(toQuestionColumns(id, turn))
    const question = Number(added.lastInsertRowid)
    if (turn.isReplaced) statements.markReplaced.run(question)
    for (const answer of turn.answers)
      addAnswer(statements, { ...answer, questionId: question }, id)
  }
  statements.addConversation.run({ id, label, at: readUpdatedAt(conversation) })
}

function addAnswer(statements: Statements, answer: StoredAnswer, conversationId: string): void {
  const { questionId, version, id, startedAt, feedback } = answer
  statements.openAnswer.run({ question: questionId, version, id, at: startedAt })
  fillAnswer(statements, answer)
  if (feedback) rateAnswer(statements, { conversationId, answerId: id, feedback })
}

function fillAnswer(statements: Statements, answer: FinishedAnswer): boolean {
  return Number(statements.fillAnswer.run(toColumns(answer)).changes) > 0
}

function rateAnswer(
  statements: Statements,
  { conversationId, answerId, feedback }: AnswerRating,
): boolean {
  const answer = statements.findAnswer.get(answerId, conversationId)
  if (!answer) return false
  const question = Number(answer['question_id'])
  const version = Number(answer['version'])
  if (!feedback) {
    statements.unrate.run(question, version)
    return true
  }
  statements.rate.run({ question, version, ...toFeedbackColumns(feedback) })
  return true
}

function readTurns(statements: Statements, conversationId: string): StoredTurn[] {
  return statements.questions.all(conversationId).map((row) => ({
    ...readTurn(row),
    answers: statements.answers.all(Number(row['id'])).map(readAnswer),
  }))
}

function listConversations(
  statements: Statements,
  { at, id }: ConversationPlace,
): StoredConversation[] {
  return statements.conversationsAfter
    .all({ at, id })
    .map((row) => readConversation(row, readTurns(statements, String(row['id']))))
}
