import { parseSync } from 'vite'
import type { Mutant } from './readMutants.ts'

/** A mutant that no longer fits the code. The message says why. */
export class StaleMutantError extends Error {
  override readonly name = 'StaleMutantError'
}

/**
 * The text of a file with a fault in it.
 *
 * @throws {StaleMutantError} if the text to find is gone or not unique, or the result is not a
 * module: such a file fails every test and would prove nothing.
 */
export function applyMutant(text: string, { file, find, put }: Mutant): string {
  const places = text.split(find).length - 1
  if (places !== 1) {
    throw new StaleMutantError(
      `${file} has the text to find ${places === 0 ? 'no longer' : `${places} times`}: ${find}`,
    )
  }
  const mutated = text.replace(find, () => put)
  const [error] = parseSync(file, mutated).errors
  if (error) throw new StaleMutantError(`${file} cannot be parsed with the fault: ${error.message}`)
  return mutated
}
