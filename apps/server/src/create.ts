// The program of `npm create docent my-site`: the command `init`, without the rest of Docent.

import { CommandError, describeArgumentError } from './commandError.ts'
import { formatUsage } from './commandList.ts'
import { init } from './commands/init.ts'

const COMMAND = 'npm create docent'

/** npm reads all options before the first `--` as its own. */
const HELP = formatUsage('init').replace('docent init DIR', 'npm create docent DIR -- [OPTIONS]')

/** Creates a site in the folder from the arguments. A problem gives one sentence. */
export async function create(args: string[]): Promise<void> {
  if (args.some((word) => word === '--help' || word === '-h')) return console.log(HELP)
  try {
    await init(args.length === 0 ? ['my-site'] : args, COMMAND)
  } catch (error) {
    console.error(describeError(error))
    process.exitCode = 1
  }
}

/** @throws every error that the user did not cause. */
function describeError(error: unknown): string {
  if (error instanceof CommandError) return error.message
  const problem = describeArgumentError(error, COMMAND)
  if (problem === undefined) throw error
  return `${problem} "npm create docent -- --help" lists the options.`
}
