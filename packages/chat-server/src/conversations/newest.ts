import type { Row } from './rows.ts'

/** The statement for the newest question and the newest counted day, for SQLite and Postgres. */
export const FIND_NEWEST = `
  SELECT (SELECT max(updated_at) FROM conversations WHERE updated_at < :at) AS asked,
    (SELECT max(day) FROM day_counts WHERE day < :day) AS counted`

/** A count does not say when on its day it was, so the day of the time is left out. */
export function toNewestColumns(before: number): { at: number; day: string } {
  return { at: before, day: new Date(before).toISOString().slice(0, 10) }
}

export function readNewest(row: Row | undefined): number | undefined {
  const asked = row?.['asked'] ?? undefined
  const counted = row?.['counted'] ?? undefined
  const times = [
    ...(asked === undefined ? [] : [Number(asked)]),
    ...(counted === undefined ? [] : [Date.parse(String(counted))]),
  ]
  return times.length === 0 ? undefined : Math.max(...times)
}
