// The program of `npm create docent my-site`: the command `init`, without the rest of Docent.

import { CommandError } from './commandError.ts'
import { init } from './commands/init.ts'

/** Creates a site in the folder from the arguments. A problem gives one sentence. */
export async function create(args: string[]): Promise<void> {
  try {
    await init(args.length === 0 ? ['my-site'] : args)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
