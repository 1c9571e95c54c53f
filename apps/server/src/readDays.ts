import { CommandError } from './commandError.ts'

const MOST_DAYS = 36_500

/**
 * Reads the number of days of `--days`.
 *
 * @throws {CommandError} if it is not a whole number in the range.
 */
export function readDays(text: string): number {
  const days = Number(text)
  if (Number.isInteger(days) && days >= 1 && days <= MOST_DAYS) return days
  throw new CommandError(
    `--days must be a whole number from 1 to ${MOST_DAYS}, not "${text}". Write --days 30.`,
  )
}
