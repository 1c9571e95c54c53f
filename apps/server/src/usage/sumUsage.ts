import type { UsageCount } from '@docent/chat-server'

/** The answers of one engine in one period. */
export interface UsageRow {
  /** A day, `2026-11-22`, or a month, `2026-11`. */
  readonly period: string
  readonly engine: string
  /** Complete answers that cite the pages, and those that say that the pages have none. */
  readonly answered: number
  readonly refused: number
  /** Left or stopped by the visitor, or ended with the process. */
  readonly stopped: number
  readonly failed: number
  readonly promptTokens: number
  readonly completionTokens: number
  readonly cost: number
  readonly currency: string
}

type Outcome = 'answered' | 'refused' | 'stopped' | 'failed'

/** The name for answers whose process died: no engine could be stored. */
const UNKNOWN = 'unknown'

/** Adds up counts by period, engine and currency, in the order of the periods. */
export function sumUsage(counts: readonly UsageCount[], by: 'day' | 'month'): UsageRow[] {
  const rows = new Map<string, UsageRow>()
  for (const count of counts) {
    const period = by === 'day' ? count.day : count.day.slice(0, '2026-11'.length)
    const engine = count.engine || UNKNOWN
    const key = JSON.stringify([period, engine, count.currency])
    const row = rows.get(key) ?? { ...NOTHING, period, engine, currency: count.currency }
    rows.set(key, addCount(row, count))
  }
  return [...rows.values()]
}

const NOTHING = {
  answered: 0,
  refused: 0,
  stopped: 0,
  failed: 0,
  promptTokens: 0,
  completionTokens: 0,
  cost: 0,
}

function addCount(row: UsageRow, count: UsageCount): UsageRow {
  const outcome = nameOutcome(count)
  return {
    ...row,
    [outcome]: row[outcome] + count.replies,
    promptTokens: row.promptTokens + count.promptTokens,
    completionTokens: row.completionTokens + count.completionTokens,
    cost: row.cost + count.cost,
  }
}

function nameOutcome({ status, grounded = false }: UsageCount): Outcome {
  if (status === 'complete') return grounded ? 'answered' : 'refused'
  return status === 'partial' ? 'stopped' : 'failed'
}
