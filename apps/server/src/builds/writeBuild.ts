import { describeFault, isStorageFault } from '@docent/chat-server/node'
import { CommandError } from '../commandError.ts'

/**
 * Writes into the build folder.
 *
 * @throws {CommandError} that says what to do when the disk or its permissions are at fault.
 */
export async function writeBuild<Result>(
  folder: string,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!isStorageFault(error)) throw error
    throw new CommandError(
      `Docent cannot write to its build folder ${folder}, because ${describeFault(error)}: ` +
        'free up space, make it writable, or set BUILD_DIR to another folder.',
    )
  }
}
