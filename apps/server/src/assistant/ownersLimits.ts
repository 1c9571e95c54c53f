import { readLimits } from '@docent/content'
import type { Limits, Config } from '@docent/content'
import { CommandError } from '../commandError.ts'

/**
 * Reads the assistant's limits from the owner's configuration.
 *
 * @throws {CommandError} for an unknown limit or an invalid value.
 */
export function readOwnersLimits({ limits }: Pick<Config, 'limits'>): Limits {
  try {
    return readLimits(limits)
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}
