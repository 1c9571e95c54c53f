import type { Row } from './rows.ts'
import type { DayCount } from './types.ts'

/** The statements over the counts of days, which both SQLite and Postgres understand. */
export const DAY_COUNTS = {
  add: `
    INSERT INTO day_counts (day, kind, page, amount) VALUES (:day, :kind, :page, :count)
    ON CONFLICT (day, kind, page) DO UPDATE SET amount = day_counts.amount + excluded.amount`,
  list: `
    SELECT day, kind, page, amount FROM day_counts WHERE day >= :since ORDER BY day, kind, page`,
  removeBefore: 'DELETE FROM day_counts WHERE day < :day',
} as const

export function readDayCount(row: Row): DayCount {
  return {
    day: String(row['day']),
    kind: row['kind'] as DayCount['kind'],
    page: String(row['page']),
    count: Number(row['amount']),
  }
}

export function toDayCountColumns({ day, kind, page, count }: DayCount): {
  day: string
  kind: string
  page: string
  count: number
} {
  return { day, kind, page, count }
}
