import { readLimits } from '@docent/content'
import type { Limits, Config } from '@docent/content'
import { CommandError } from '../commandError.ts'

/**
 * The assistant's limits as an owner sets them.
 *
 * @throws {CommandError} for a limit that does not exist, or that cannot be what it is set to.
 */
export function readOwnersLimits({ limits }: Pick<Config, 'limits'>): Limits {
  try {
    return readLimits(limits)
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error))
  }
}
