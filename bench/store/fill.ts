import { DatabaseSync } from 'node:sqlite'
import { runStatement } from '@docent/chat-server/testing'

/** Questions of one conversation, each with its answer. */
export const TURNS_EACH = 5

const TEXT = 'What products are available?'
const ANSWER = 'Docent has five parts that work together. '.repeat(10)
const PARTS = JSON.stringify([{ type: 'text', text: ANSWER }])

/** Replaces all conversations with new ones, in bulk: to write them one by one would take minutes. */
export async function fillSqlite(file: string, messages: number): Promise<void> {
  const database = new DatabaseSync(file)
  const count = (name: string) => {
    return `WITH RECURSIVE series (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM series WHERE n + 1 < ${name})`
  }
  const questions = messages / 2
  database.exec('BEGIN')
  // The conversations of a smaller size have the same ids.
  database.exec(`DELETE FROM conversations`)
  database.exec(
    `INSERT INTO conversations ${count(String(questions / TURNS_EACH))}
     SELECT 'chat-' || n, '', n, n FROM series`,
  )
  database.exec(
    `INSERT INTO questions (id, conversation_id, key, text, asked_at) ${count(String(questions))}
     SELECT n + 1, 'chat-' || (n / ${TURNS_EACH}), 'key-' || n, '${TEXT}', n FROM series`,
  )
  database.exec(
    `INSERT INTO answers (question_id, version, id, status, engine, content, parts, started_at, finished_at)
     ${count(String(questions))}
     SELECT n + 1, 0, 'answer-' || n, 'complete', 'extractive', '${ANSWER}', '${PARTS}', n, n FROM series`,
  )
  database.exec('COMMIT')
  database.close()
}

export async function fillPostgres(url: string, messages: number): Promise<void> {
  const questions = messages / 2
  await runStatement(url, 'TRUNCATE conversations CASCADE')
  await runStatement(
    url,
    `INSERT INTO conversations SELECT 'chat-' || n, '', n, n
     FROM generate_series(0, ${questions / TURNS_EACH - 1}) AS n`,
  )
  await runStatement(
    url,
    `INSERT INTO questions (conversation_id, key, text, asked_at)
     SELECT 'chat-' || (n / ${TURNS_EACH}), 'key-' || n, '${TEXT}', n
     FROM generate_series(0, ${questions - 1}) AS n`,
  )
  await runStatement(
    url,
    `INSERT INTO answers (question_id, version, id, status, engine, content, parts, started_at, finished_at)
     SELECT id, 0, 'answer-' || id, 'complete', 'extractive', '${ANSWER}', '${PARTS}', asked_at, asked_at
     FROM questions`,
  )
  // As in a database that has been used for a while.
  await runStatement(url, 'ANALYZE')
}
