import type { Row } from './rows.ts'
import type { AnswerStatus, UsageCount } from './types.ts'

const DAY_MS = 86_400_000

/** The statement that adds up answers, which both SQLite and Postgres understand. */
export const LIST_USAGE: string = `
  SELECT started_at / ${DAY_MS} AS day, engine, status, grounded, currency,
    count(*) AS replies, sum(prompt_tokens) AS prompt, sum(completion_tokens) AS completion,
    sum(total_cost) AS cost
  FROM answers WHERE started_at >= :since
  GROUP BY day, engine, status, grounded, currency
  ORDER BY day, engine, status, grounded, currency`

export function readUsage(row: Row): UsageCount {
  const grounded = row['grounded']
  return {
    day: new Date(Number(row['day']) * DAY_MS).toISOString().slice(0, 10),
    engine: String(row['engine']),
    status: row['status'] as AnswerStatus,
    ...(grounded !== null && { grounded: Number(grounded) === 1 }),
    replies: Number(row['replies']),
    promptTokens: Number(row['prompt'] ?? 0),
    completionTokens: Number(row['completion'] ?? 0),
    cost: Number(row['cost'] ?? 0),
    currency: String(row['currency']),
  }
}
