import { formatProblem } from '@docent/content'
import type { Problem } from '@docent/content'
import { CommandError } from '../commandError.ts'
import { countNoun } from '../printing/countNoun.ts'

/** Lists the errors that prevent a build of `what`, with their number. */
export function toBuildError(what: string, errors: readonly Problem[]): CommandError {
  const summary = `The ${what} cannot be built: ${countNoun(errors.length, 'error')} to fix.`
  return new CommandError([...errors.map(formatProblem), '', summary].join('\n'))
}
